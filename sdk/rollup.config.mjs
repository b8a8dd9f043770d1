import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import ts from 'typescript';
import { frameStyles } from './build/styles.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const out = here('dist/frame');

/** Dynamic imports by the name of their module, as their files are called. */
const chunkNames = {
  index: 'deferred',
  'messages.en.deferred': 'words-en',
  'messages.es.deferred': 'words-es',
  'panels.en.deferred': 'panels-en',
  'panels.es.deferred': 'panels-es',
};

/** Modules that a form and a conversation both load after the first screen. */
const shared = new RegExp(
  [
    'frame/deferred/(index|actions|ask-panel|block-kinds|open-verse|problem-note|problem-summary|problems-of)',
    'frame/deferred/(send-to-church|stream-run|urgent|use-chunk|use-exports)',
    'frame/(api|event-stream|failure)',
    'view/(prose|markdown|result-icons|writer-line|blocks/(kinds|light|verse))',
    'app/(as-of-line|events|passages|quoted|writers)',
  ]
    .map((path) => `/src/${path}\\.tsx?$`)
    .join('|'),
);

/** The view is written against `react`; in the frame the same names are Preact's. */
const reactInPreact = {
  name: 'react-in-preact',
  resolveId(source) {
    if (source === 'react') return here('src/frame/react-in-preact/index.ts');
    if (source === 'react/jsx-runtime') return here('src/frame/react-in-preact/jsx-runtime.ts');
    return null;
  },
};

/** Writes the style sheets and the list of files that the server reads. */
const styles = {
  name: 'frame-styles',
  buildStart() {
    rmSync(out, { recursive: true, force: true });
    for (const file of ['frame', 'result']) this.addWatchFile(here(`src/frame/css/${file}.css`));
  },
  writeBundle(_options, bundle) {
    const { frame, result } = frameStyles();
    const hashed = `result-${createHash('sha256').update(result).digest('base64url').slice(0, 8)}.css`;
    mkdirSync(out, { recursive: true });
    writeFileSync(`${out}/frame.css`, frame);
    writeFileSync(`${out}/${hashed}`, result);
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const named = (name) => chunks.find((chunk) => chunk.fileName.startsWith(`${name}-`)).fileName;
    const assets = {
      script: named('frame'),
      deferred: named('deferred'),
      run: named('run-view'),
      chat: named('chat'),
      records: named('records'),
      passage: named('passage'),
      practice: named('practice'),
      ask: named('ask'),
      send: named('send-form'),
      files: named('open-file'),
      proof: named('proof'),
      copy: named('export-document'),
      text: named('document-text'),
      edit: named('edit-section'),
      paste: named('paste-rows'),
      cells: named('cells'),
      chart: named('chart'),
      heavy: named('heavy'),
      panels: named('panels-en'),
      words: named('words-en'),
      wordsSpanish: named('words-es'),
      result: hashed,
      css: 'frame.css',
    };
    writeFileSync(`${out}/assets.json`, `${JSON.stringify(assets, null, 2)}\n`);
  },
};

const frame = {
  preserveEntrySignatures: false,
  input: { frame: here('src/frame/main.tsx') },
  output: {
    dir: out,
    format: 'es',
    entryFileNames: '[name]-[hash].js',
    // One chunk for what all runs share. Rollup alone would make three of it.
    manualChunks: (id) => (shared.test(id) ? 'deferred' : undefined),
    onlyExplicitManualChunks: true,
    chunkFileNames: (chunk) => `${chunkNames[chunk.name] ?? chunk.name}-[hash].js`,
    plugins: [
      terser({
        module: true,
        ecma: 2022,
        compress: { passes: 4, unsafe: true, unsafe_arrows: true, keep_fargs: false },
      }),
    ],
  },
  plugins: [
    reactInPreact,
    resolve({ extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    typescript({
      tsconfig: here('tsconfig.json'),
      compilerOptions: { noEmit: false, outDir: out, rootDir: here('src') },
      exclude: ['**/*.test.*'],
    }),
    styles,
  ],
};

/** `<MinistryApp>` for React sites, whose bundlers compile no TypeScript of others. The directive is for Next.js. */
const react = {
  input: here('src/react/index.tsx'),
  external: ['react'],
  output: { file: here('dist/react/index.js'), format: 'es', banner: "'use client';" },
  plugins: [
    {
      name: 'without-types',
      transform: (code) =>
        ts.transpileModule(code, { compilerOptions: { target: 'ES2022', module: 'ESNext' } }).outputText,
    },
  ],
};

export default [frame, react];
