// A process of its own, like the product: it hands a model's stream on and does nothing to it. Arguments: port, where to.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const [, , port, baseUrl] = process.argv;
const { fetch: answer } = new Hono().post('/', async (c) => {
  const body = await c.req.text();
  const headers = { 'content-type': 'application/json' };
  const { body: stream } = await fetch(`${baseUrl}/chat/completions`, { method: 'POST', headers, body });
  return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
});
serve({ fetch: answer, port: Number(port), hostname: '127.0.0.1' }, () => process.send?.('listening'));
