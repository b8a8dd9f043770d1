import type { Language } from '@lampstand/sdk/app';
import type { PlatformDeps } from '../deps.ts';
import type { Log } from '../log.ts';

/** What every route finds in `c.var`, and the Node request when there is one. */
export interface PlatformEnv<Deps extends PlatformDeps = PlatformDeps> {
  Variables: {
    requestId: string;
    /** Carries the request id. */
    log: Log;
    deps: Deps;
    /** Client address for rate limits: an IPv4 address, or the /64 prefix of an IPv6 address. */
    clientIp: string;
    /** Row id of the session, when the request has a valid bearer token. */
    sessionId?: string;
    /** Language of the frame that sends the request; unset for other requests, which are answered in English. */
    lang?: Language;
  };
  Bindings: { incoming?: import('node:http').IncomingMessage };
}
