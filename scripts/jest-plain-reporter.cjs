// Ends the run with one plain line that any CI can read, whatever Jest's own summary looks like.
const { writeSync } = require('node:fs');

module.exports = class {
  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    const line = `${results.numPassedTests} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`;
    // Jest's summary comes after the reporters', on the other stream.
    process.on('exit', () => writeSync(1, line));
  }
};
