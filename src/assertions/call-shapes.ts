import type { Order } from './claim.ts';

/** What an assertion does with its arguments. */
export type Shape =
  | Order
  /** The first argument is a condition that must hold. */
  | 'truth'
  /** Code that must fail, or texts about the failure. */
  | 'raises'
  /** The second argument is a matcher: `assertThat(x, is(5))`. */
  | 'matcher'
  /** The first argument names a part of the second. */
  | 'field'
  /** Tolerance first, then expected and actual. */
  | 'tolerance-first';

function shaped(shape: Shape, names: string): readonly (readonly [string, Shape])[] {
  return names.split(/\s+/).map((name) => [name, shape] as const);
}

/** By the assertion's own name, wherever it is defined. */
const BY_NAME: ReadonlyMap<string, Shape> = new Map([
  ...shaped(
    'expected-first',
    `assertEquals assertNotEquals assertSame assertNotSame assertArrayEquals assertIterableEquals assertLinesMatch
    assertContentEquals assertEqualsCanonicalizing assertNotEqualsCanonicalizing assertEqualsIgnoringCase
    assertEqualsWithDelta assertCount assertContains assertNotContains assertContainsEquals assertContainsOnly
    assertStringContainsString assertStringNotContainsString assertStringContainsStringIgnoringCase
    assertStringStartsWith assertStringEndsWith assertMatchesRegularExpression assertDoesNotMatchRegularExpression
    assertRegExp assertJsonStringEqualsJsonString assertXmlStringEqualsXmlString assertStringEqualsFile assertFileEquals
    assertInstanceOf assertGreaterThan assertGreaterThanOrEqual assertLessThan assertLessThanOrEqual assertStringMatchesFormat
    assert_equal refute_equal assert_not_equal assert_in_delta assert_in_epsilon assert_match refute_match assert_same
    assert_instance_of assert_kind_of assertArraySubset assertEqualsIgnoringLineEndings
    TEST_ASSERT_EQUAL TEST_ASSERT_EQUAL_INT TEST_ASSERT_EQUAL_INT8 TEST_ASSERT_EQUAL_INT16 TEST_ASSERT_EQUAL_INT32
    TEST_ASSERT_EQUAL_INT64 TEST_ASSERT_EQUAL_UINT TEST_ASSERT_EQUAL_UINT8 TEST_ASSERT_EQUAL_UINT16
    TEST_ASSERT_EQUAL_UINT32 TEST_ASSERT_EQUAL_UINT64 TEST_ASSERT_EQUAL_HEX TEST_ASSERT_EQUAL_HEX8
    TEST_ASSERT_EQUAL_HEX16 TEST_ASSERT_EQUAL_HEX32 TEST_ASSERT_EQUAL_HEX64 TEST_ASSERT_EQUAL_STRING
    TEST_ASSERT_EQUAL_STRING_LEN TEST_ASSERT_EQUAL_FLOAT TEST_ASSERT_EQUAL_DOUBLE TEST_ASSERT_EQUAL_CHAR
    TEST_ASSERT_EQUAL_PTR TEST_ASSERT_EQUAL_MEMORY TEST_ASSERT_EQUAL_size_t TEST_ASSERT_NOT_EQUAL
    TEST_ASSERT_EQUAL_INT_MESSAGE TEST_ASSERT_EQUAL_STRING_MESSAGE TEST_ASSERT_EQUAL_INT_ARRAY
    TEST_ASSERT_EQUAL_UINT8_ARRAY`,
  ),
  ...shaped(
    'either',
    `assert_eq assert_ne prop_assert_eq prop_assert_ne assertEqualsDouble assertEqualsFloat debug_assert_eq debug_assert_ne assert_relative_eq assert_abs_diff_eq assert_ulps_eq
    assert_approx_eq assert_snapshot assert_debug_snapshot assert_display_snapshot assert_yaml_snapshot
    assert_json_snapshot assert_matches assert_str_eq assert_lt assert_le assert_gt assert_ge
    EXPECT_EQ EXPECT_NE EXPECT_LT EXPECT_LE EXPECT_GT EXPECT_GE EXPECT_STREQ EXPECT_STRNE EXPECT_STRCASEEQ EXPECT_FLOAT_EQ
    EXPECT_DOUBLE_EQ EXPECT_NEAR ASSERT_EQ ASSERT_NE ASSERT_LT ASSERT_LE ASSERT_GT ASSERT_GE ASSERT_STREQ ASSERT_STRNE
    ASSERT_FLOAT_EQ ASSERT_DOUBLE_EQ ASSERT_NEAR CHECK_EQ CHECK_NE REQUIRE_EQ REQUIRE_NE CHECK_EQUAL CHECK_CLOSE
    BOOST_CHECK_EQUAL BOOST_REQUIRE_EQUAL BOOST_TEST_EQ BOOST_CHECK_CLOSE BOOST_CHECK_EQUAL_COLLECTIONS
    QCOMPARE CPPUNIT_ASSERT_EQUAL CU_ASSERT_EQUAL CU_ASSERT_STRING_EQUAL CU_ASSERT_DOUBLE_EQUAL ck_assert_int_eq
    ck_assert_str_eq ck_assert_uint_eq ck_assert_ptr_eq ck_assert_mem_eq ck_assert_double_eq_tol assert_int_equal
    assert_string_equal assert_true_equal assert_memory_equal assert_float_equal munit_assert_int mu_assert_int_eq
    g_assert_cmpint g_assert_cmpstr g_assert_cmpuint g_assert_cmpfloat STRCMP_EQUAL LONGS_EQUAL DOUBLES_EQUAL
    XCTAssertEqual XCTAssertNotEqual XCTAssertIdentical XCTAssertEqualWithAccuracy XCTAssertGreaterThan
    XCTAssertGreaterThanOrEqual XCTAssertLessThan XCTAssertLessThanOrEqual assertResult assertNoDiff assertIs
    expect_equal expect_identical expect_match is_deeply is isnt like cmp_ok eq_or_diff assert_output assert_line
    assert_includes refute_includes assert_operator assert_raises_with_message assertEqual assertNotEqual assertIn
    assert_success_output assert_receive assert_same_elements should_equal assert_equals assertItemsEquals`,
  ),
  ...shaped(
    'truth',
    `assertTrue assertFalse assertNull assertNotNull assertEmpty assertNotEmpty assertIsArray assertIsString assertIsInt
    assertFileExists assert_true assert_false assert_predicate assert_nil assert_empty assert_respond_to assert refute
    refute_nil refute_empty assert_not assert_not_nil debug_assert EXPECT_TRUE EXPECT_FALSE ASSERT_TRUE ASSERT_FALSE
    CHECK REQUIRE CHECK_FALSE prop_assert REQUIRE_FALSE STATIC_REQUIRE BOOST_CHECK BOOST_TEST BOOST_REQUIRE QVERIFY
    CPPUNIT_ASSERT TEST_ASSERT TEST_ASSERT_TRUE TEST_ASSERT_FALSE TEST_ASSERT_NULL TEST_ASSERT_NOT_NULL CU_ASSERT
    CU_ASSERT_TRUE CU_ASSERT_FALSE ck_assert munit_assert mu_assert g_assert g_assert_true XCTAssert XCTAssertTrue
    XCTAssertFalse XCTAssertNil XCTAssertNotNil XCTUnwrap assert_some assert_ok assert_that expect_true expect_false
    CHECK_MESSAGE REQUIRE_MESSAGE assume static_assert NSAssert`,
  ),
  ...shaped(
    'raises',
    `assertThrows assertThrowsExactly assertFails assertFailsWith assertThatThrownBy assertThatExceptionOfType
    assert_raises assert_raise assert_nothing_raised refute_raises expectException expectExceptionMessage
    expectExceptionMessageMatches expectExceptionCode expectExceptionObject assertDoesNotThrow expectThrows shouldThrow
    shouldThrowAny shouldThrowExactly catchThrowable catchThrowableOfType XCTAssertThrowsError XCTAssertNoThrow
    EXPECT_THROW ASSERT_THROW EXPECT_ANY_THROW EXPECT_NO_THROW EXPECT_DEATH ASSERT_DEATH CHECK_THROWS CHECK_THROWS_AS
    CHECK_THROWS_WITH CHECK_NOTHROW REQUIRE_THROWS REQUIRE_THROWS_AS REQUIRE_THROWS_WITH REQUIRE_NOTHROW
    BOOST_CHECK_THROW intercept interceptMessage assert_throws expect_error dies_ok throws_ok lives_ok`,
  ),
  ...shaped('matcher', 'assertThat EXPECT_THAT ASSERT_THAT CHECK_THAT REQUIRE_THAT'),
  ...shaped('field', 'assertArrayHasKey assertArrayNotHasKey assertObjectHasProperty assertObjectHasAttribute'),
  ...shaped(
    'tolerance-first',
    'TEST_ASSERT_INT_WITHIN TEST_ASSERT_FLOAT_WITHIN TEST_ASSERT_DOUBLE_WITHIN TEST_ASSERT_UINT_WITHIN',
  ),
]);

/** Names too common to stand alone: only as `Assert.Equal`, `StringAssert.Contains`, `assert.are.same`. */
const BY_OWNER: ReadonlyMap<string, Shape> = new Map([
  ...shaped(
    'expected-first',
    `Equal NotEqual StrictEqual NotStrictEqual Same NotSame Equivalent Contains DoesNotContain StartsWith EndsWith Matches
    DoesNotMatch AreEqual AreNotEqual AreSame AreNotSame Superset Subset IsType IsInstanceOfType HasCount EqualsWithin`,
  ),
  ...shaped(
    'either',
    'equal equals same eq is_equal are_equal is_same are_same has_match matches is_match near is_near All Collection InRange Greater Less GreaterOrEqual',
  ),
  ...shaped(
    'truth',
    `True False Null NotNull Empty NotEmpty IsTrue IsFalse IsNull IsNotNull IsEmpty IsNotEmpty Single is_true is_false
    is_nil truthy falsy IsNullOrEmpty Zero NotZero`,
  ),
  ...shaped(
    'raises',
    'Throws ThrowsAsync ThrowsAny ThrowsAnyAsync ThrowsException ThrowsExceptionAsync ThrowsExactly Catch DoesNotThrow has_error throws',
  ),
  ...shaped('matcher', 'That'),
]);

/**
 * What an assertion of that name does with its arguments; null when it is none.
 * @param owner Last name before it, empty when it stands alone.
 */
export function shapeOf(name: string, owner: string): Shape | null {
  const plain = name.replaceAll(/[!?]/g, '');
  if (/(?:^a|A)ssert(?:s|ions?)?$|^(?:are|is|has|is_not|are_not|has_no|was)$/.test(owner))
    return BY_OWNER.get(plain) ?? BY_NAME.get(plain) ?? null;
  return BY_NAME.get(plain) ?? null;
}
