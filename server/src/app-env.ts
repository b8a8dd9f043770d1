import type { Language } from '@lampstand/sdk/app';
import type { Deps } from './deps.ts';
import type { Log } from './platform/log.ts';

/** What every route finds in `c.var`, and the Node request when there is one. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Carries the request id. */
    log: Log;
    deps: Deps;
    /** Address of the client as limits count it: IPv4, or the /64 of an IPv6. */
    clientIp: string;
    /** Row id of the session whose bearer this request presents, when it is good. */
    sessionId?: string;
    /** Of the frame that asks; other requests have none and are answered in English. */
    lang?: Language;
  };
  Bindings: { incoming?: import('node:http').IncomingMessage };
}
