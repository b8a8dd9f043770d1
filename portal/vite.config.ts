import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { articles } from './build/article-plugin.ts';
import { prerender } from './build/prerender.ts';

/** Preloads the two fonts that every page uses. */
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

/** A font that comes late is used from the next page on: swapping it would move the text that is being read. */
const noLateFonts: Plugin = {
  name: 'no-late-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('@fontsource-variable') ? code.replaceAll('font-display: swap', 'font-display: optional') : undefined,
};

/** Adds the loader to our pages. The server fills in its origin. */
const loadTheLoader: Plugin = {
  name: 'load-the-loader',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'script', attrs: { async: true, src: '__EMBED_ORIGIN__/embed.js' }, injectTo: 'head' }],
  },
};

/** Puts what every public page needs into one script, which compresses better than many small ones. */
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
                test: /portal\/src\/(main\.tsx|app\.tsx|pages\/apps\/find-apps\.ts|ui\/(public-page|async-state|app-place|app-icon)\.tsx|lib\/(dates|use-apps|use-blog)\.ts)$/,
              },
            ],
          },
        },
      },
    },
  }),
};

/** The server's contracts have no side effects, so a page that uses one pattern does not load every schema. */
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
  plugins: [react(), articles(), preloadFonts, noLateFonts, loadTheLoader, oneShell, quietContracts, prerender()],
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
