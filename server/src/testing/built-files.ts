import type { StaticFile, StaticFiles } from '../platform/http/static-files.ts';

/** Built browser files that a test makes up: text by URL path. */
function builtFiles(texts: { readonly [path: string]: string }): StaticFiles {
  const files = Object.entries(texts).map(
    ([path, text]): StaticFile => ({
      path,
      type: path.endsWith('.css') ? 'text/css' : path.endsWith('.json') ? 'application/json' : 'text/javascript',
      etag: `"${path}"`,
      hashed: false,
      bodies: { identity: Buffer.from(text) },
    }),
  );
  return {
    find: (path) => files.find((file) => file.path === path),
    list: (prefix) => files.filter((file) => file.path.startsWith(prefix)),
  };
}

/** The frame's files and the loader, as small as they can be. */
export const frameAndLoader = builtFiles({
  '/assets/frame/assets.json': JSON.stringify({
    script: 'frame-1.js',
    deferred: 'deferred-1.js',
    chat: 'chat-1.js',
    records: 'records-1.js',
    words: 'words-1.js',
    wordsSpanish: 'words-es-a.js',
    result: 'r-1.css',
    css: 'c-1.css',
  }),
  '/assets/frame/c-1.css': 'body{margin:0}',
  '/loader/embed.js': 'const origin="__LAMPSTAND_ORIGIN__";',
});
