import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';

export default {
  input: 'src/main.ts',
  output: { file: 'dist/embed.js', format: 'iife', strict: false },
  plugins: [
    nodeResolve({ extensions: ['.ts', '.js'] }),
    typescript({
      tsconfig: './tsconfig.json',
      compilerOptions: { noEmit: false, target: 'ES2021', rootDir: '..' },
      filterRoot: '..',
    }),
    // Nothing is left to check here, and one keyword instead of two compresses better.
    { name: 'let', renderChunk: (code) => code.replace(/\bconst /g, 'let ') },
    terser({
      ecma: 2021,
      toplevel: true,
      compress: { passes: 4, unsafe: true, unsafe_arrows: true, booleans_as_integers: true, hoist_funs: true },
      // Names of our own that nothing outside the file reads, and that nothing in it means by the browser's.
      mangle: { properties: { regex: /^(isGone|hear|update|path)$/, builtins: true } },
      format: { comments: false },
    }),
  ],
};
