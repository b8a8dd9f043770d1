import { renderToString } from 'react-dom/server';
import { Site } from './site.tsx';

/** The whole document of one page. `scripts` is markup for its head. */
export function render(path: string, origin: string, scripts: string): string {
  const site = renderToString(<Site path={path} origin={origin} />);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Grace Chapel</title><link rel="icon" href="data:,">${scripts}</head><body><div id="root" data-origin="${origin}">${site}</div></body></html>`;
}
