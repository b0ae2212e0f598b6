// Strips types for Jest. Jest 30 can do it alone on Node 24, but Node 20 has no type stripping, and one way serves both.
const { transformSync } = require('esbuild');

module.exports = {
  process(source, file) {
    const { code } = transformSync(source, {
      loader: 'ts',
      format: 'esm',
      target: 'es2023',
      sourcemap: 'inline',
      sourcefile: file,
    });
    return { code };
  },
};
