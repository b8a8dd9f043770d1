import type { Context } from 'hono';
import type { PlatformDeps } from '../deps.ts';
import { AppError } from './app-error.ts';
import { errorBody } from './on-error.ts';
import type { PlatformEnv } from './platform-env.ts';

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page not found</title>
<h1>There is no page here</h1>
<p>The address may be wrong, or the page has moved.</p>
<p><a href="/">Go to the home page</a></p>
</html>
`;

/** An unknown path: a page for browsers, the JSON error for other clients. */
export function onNotFound<Deps extends PlatformDeps>(c: Context<PlatformEnv<Deps>>): Response {
  c.header('Cache-Control', 'no-store');
  const forProgram = /^\/(api|embed-api)(\/|$)/.test(c.req.path);
  if (!forProgram && c.req.header('accept')?.includes('text/html')) return c.html(page, 404);
  return c.json(errorBody(new AppError('not_found', 'Not found.'), c.var.requestId), 404);
}
