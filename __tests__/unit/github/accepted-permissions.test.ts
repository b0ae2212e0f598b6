import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { acceptedPermissions } from '../../../src/github/accepted-permissions.ts';

describe('acceptedPermissions', () => {
  it.each([
    ['statuses=write', '`statuses: write`'],
    ['pull_requests=read', '`pull-requests: read`'],
    ['issues=write; pull_requests=write', '`issues: write` or `pull-requests: write`'],
    ['pull_requests=read,contents=read', '`pull-requests: read` and `contents: read`'],
    [
      'pull_requests=read,contents=read; issues=read,contents=read',
      '`pull-requests: read` and `contents: read` or `issues: read` and `contents: read`',
    ],
  ])('reads %s', (header, expected) => {
    expect(acceptedPermissions(header)).toBe(expected);
  });

  it.each([
    [''],
    ['statuses'],
    ['statuses=all'],
    ['statuses=write;'],
    ['Statuses=write'],
    ['statuses=write; ::error::x'],
    ['`x`=write'],
    [`statuses=write${' '.repeat(500)}`],
  ])('makes nothing of %j', (header) => {
    expect(acceptedPermissions(header)).toBeNull();
  });

  it('says nothing but names and levels, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z_=;, ]*$/)), (header) => {
        expect(acceptedPermissions(header) ?? '').toMatch(
          /^(?:`[a-z-]+: (?:read|write|admin)`(?: (?:and|or) (?=`)|$))*$/,
        );
      }),
    );
  });
});
