import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rollup } from 'vite';
import { type BuildManifest, NOT_FOUND, styleText } from '../src/lib/build-manifest.ts';

/**
 * After the browser build: bundles `render` for the server into `render/` and renders the pages without live data
 * into `render/pages/`. A page that cannot be rendered without a browser fails the build.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let bundle: Rollup.OutputBundle = {};
  return {
    name: 'prerender',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_, written) {
      bundle = written;
    },
    async closeBundle() {
      if (Object.keys(bundle).length === 0) return;
      const out = join(config.root, config.build.outDir);
      const folder = join(out, 'render');
      await bundleForServer(config.root, folder);
      const index = readFileSync(join(out, 'index.html'), 'utf8');
      const built = describeBuild(bundle, readFileSync(join(config.root, 'src/routes.ts'), 'utf8'), index);
      writeFileSync(join(folder, 'built.json'), JSON.stringify(built));
      await renderPages(folder, built);
    },
  };
}

async function bundleForServer(root: string, outDir: string): Promise<void> {
  await build({
    root,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rollupOptions: {
        input: { render: join(root, 'src/render.tsx'), 'prerender-data': join(root, 'build/prerender-data.ts') },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}

const sheetLink = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/**
 * Files of each page, from `routes.ts` and the bundle: scripts that the HTML does not name already, and all its
 * style sheets, because a rendered page inlines them.
 */
function describeBuild(bundle: Rollup.OutputBundle, routes: string, index: string): BuildManifest {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const sheets = sheetsOf(bundle);
  const shared = [...index.matchAll(sheetLink)].map(([, file = '']) => file);
  const assetsOf = (needed: Chunk[]): BuildManifest['assets'][string] => {
    const scripts = needed.map((chunk) => chunk.fileName).filter((file) => !index.includes(`"/${file}"`));
    const own = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
    const styles = [...new Set([...shared, ...own])];
    return { scripts, styles, styleHash: hashOf(styleText(sheets, styles)) };
  };
  const pages = [...routes.matchAll(/'(\/[^']*)': page\(\s*'[^']*',\s*\(\) => import\('\.\/([^']+)'\)/g)];
  const assets = pages.map(([, pattern = '', file = '']) => {
    const own = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/src/${file}`));
    if (!own) throw new Error(`The page ${pattern} (${file}) has no script of its own in the build.`);
    return [pattern, assetsOf(withImports(own, byName))];
  });
  return {
    template: index
      .replace(sheetLink, '')
      .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
    assets: { ...Object.fromEntries(assets), [NOT_FOUND]: assetsOf([]) },
    sheets,
  };
}

function sheetsOf(bundle: Rollup.OutputBundle): BuildManifest['sheets'] {
  const files = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return Object.fromEntries(files.map((file) => [file.fileName, 'source' in file ? String(file.source).trim() : '']));
}

const hashOf = (sheet: string) => `sha256-${createHash('sha256').update(sheet).digest('base64')}`;

type Chunk = Rollup.OutputChunk;

/** A chunk with its static imports, imports first, in style sheet order. */
function withImports(chunk: Chunk, byName: Map<string, Chunk>, seen = new Set<Chunk>()): Chunk[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunk.imports.flatMap((name) => {
    const found = byName.get(name);
    return found ? withImports(found, byName, seen) : [];
  });
  return [...imported, chunk];
}

async function renderPages(folder: string, built: BuildManifest): Promise<void> {
  const { render } = await load(folder, 'render.mjs');
  const { prerenderData, prerenderPaths } = await load(folder, 'prerender-data.mjs');
  for (const path of [...prerenderPaths(), NOT_FOUND]) {
    const { status, html } = await render(path, prerenderData(), built).catch((cause: unknown) => {
      throw new Error(`The page ${path} could not be rendered without a browser: ${cause}`, { cause });
    });
    if (status === 404 && path !== NOT_FOUND) throw new Error(`The page ${path} is rendered as not found.`);
    const file = join(folder, 'pages', `${path === '/' ? '/index' : path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
}

const load = (folder: string, file: string) => import(pathToFileURL(join(folder, file)).href);
