import type { Deps } from './deps.ts';
import type { PlatformEnv } from './platform/http/platform-env.ts';

/** What every route of the application finds in `c.var`. */
export type AppEnv = PlatformEnv<Deps>;
