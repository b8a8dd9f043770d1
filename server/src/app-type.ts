import type { createApp } from './app.ts';

/** The routes with their types, for the portal's typed client. */
export type AppType = ReturnType<typeof createApp>;
