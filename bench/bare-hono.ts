// A process of its own, like the product: the answer that nothing built on Hono can beat. The port is its argument.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const { fetch } = new Hono().get('/', (c) => c.text('hello'));
serve({ fetch, port: Number(process.argv[2]), hostname: '127.0.0.1' }, () => process.send?.('listening'));
