import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { articles } from './build/article-plugin.ts';

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

export default defineConfig({
  plugins: [react(), articles(), preloadFonts],
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
