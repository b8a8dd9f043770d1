import type { createApp } from './app.ts';

/** The routes with their types: what the portal's client is made of. */
export type AppType = ReturnType<typeof createApp>;
