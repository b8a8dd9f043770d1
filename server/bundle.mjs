import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));

// The frame is rendered with Preact on the server as in the browser.
const ours = {
  name: 'ours',
  setup({ onResolve }) {
    const reactInPreact = join(here, '../sdk/src/frame/react-in-preact/index.ts');
    onResolve({ filter: /^react$/ }, () => ({ path: reactInPreact }));
    onResolve({ filter: /^react\/jsx-(dev-)?runtime$/ }, () => ({ path: 'preact/jsx-runtime', external: true }));
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@lampstand/')) return undefined;
      return { path, external: true };
    });
  },
};

/** Bundles entry points into a folder. Packages from npm stay outside; our own workspaces are built in. */
export async function bundle(entryPoints, outdir) {
  await build({
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [ours],
    logLevel: 'warning',
  });
}
