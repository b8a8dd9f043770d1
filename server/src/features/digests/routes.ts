import { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppEnv } from '../../app-env.ts';
import { stopDigest } from './stop-digest.ts';

const headers = {
  'Content-Security-Policy': "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/** The unsubscribe link of the weekly digest. Opening it changes nothing, because mail scanners open links too. */
export const digestRoutes = new Hono<AppEnv>()
  .get('/unsubscribe/:token', (c) =>
    c.html(page(html`<form method="post"><button type="submit">Stop the weekly digest</button></form>`), 200, headers),
  )
  .post('/unsubscribe/:token', async (c) => {
    await stopDigest(c.var.deps, c.req.param('token'));
    return c.html(page(html`<p role="status">You won’t get the weekly digest again.</p>`), 200, headers);
  });

const page = (content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Weekly digest · Lampstand</title>
</head>
<body>
<main>
<h1>Weekly digest</h1>
${content}
</main>
</body>
</html>
`;
