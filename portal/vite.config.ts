import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { articles } from './build/article-plugin.ts';
import { prerender } from './build/prerender.ts';

/** Both roman faces are on every page: the browser starts on them before it has read the style sheet. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /(literata-latin-opsz|next-latin-wght)-normal-[^/]+\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
};

/** Apps stand in our own pages like in anybody's. The server fills in where its loader is. */
const loadTheLoader: Plugin = {
  name: 'load-the-loader',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'script', attrs: { async: true, src: '__EMBED_ORIGIN__/embed.js' }, injectTo: 'head' }],
  },
};

/** What every public page needs is one file: it is asked for once, and packs better than thirty small ones. */
const oneShell: Plugin = {
  name: 'one-shell',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  config: () => ({
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'shell',
                test: /portal\/src\/(main\.tsx|app\.tsx|ui\/(public-page|async-state)\.tsx|lib\/(dates|use-apps)\.ts)$/,
              },
            ],
          },
        },
      },
    },
  }),
};

/** The server's contracts do nothing when they are read: a page that needs one pattern of them does not fetch every schema. */
const quietContracts: Plugin = {
  name: 'quiet-contracts',
  config: () => ({
    build: {
      rolldownOptions: {
        treeshake: {
          moduleSideEffects: [{ test: /server\/src\/(contracts|features\/[^/]+\/contract)\.ts$/, sideEffects: false }],
        },
      },
    },
  }),
};

export default defineConfig({
  plugins: [react(), articles(), preloadFonts, loadTheLoader, oneShell, quietContracts, prerender()],
  build: {
    outDir: 'dist',
    assetsDir: 'assets/portal',
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
});
