import type { Deps } from '../../deps.ts';
import { AppError, forbidden } from '../../platform/http/app-error.ts';
import { switchedOff } from '../embeds/index.ts';
import type { Visit } from '../frames/index.ts';
import { loadOf } from '../proof/index.ts';
import { embedAccess } from '../subscriptions/index.ts';
import { PREVIEW_PAGE } from '../usage/index.ts';
import { inBoth } from './messages.ts';

export interface Caller {
  deps: Deps;
  visit: Visit;
  /** As limits count it. */
  clientIp: string;
  /** Work that the browser was asked for, as it shows it. */
  proof?: string | undefined;
}

interface Guard {
  name: 'plan' | 'account' | 'proof' | 'ip' | 'try-out' | 'visitor' | 'church';
  /** @throws AppError when the run may not go on. */
  pass(caller: Caller): Promise<void>;
}

/** In an administrator's preview, which only a pass of the portal opens. */
const isPreview = ({ claims }: Visit) => claims.ori === PREVIEW_PAGE;
const asksModel = ({ deps }: Caller) => deps.writer.writer.kind === 'model';

/**
 * What a run passes after size, token and care, in this order. The built-in writer costs nothing, so it has no gate for
 * visitors; programs are held off by address, and one church cannot take the server from the others. On our own pages a
 * stranger may try the apps, a few times a day and only those that ask for no account. Money comes last of all: the model
 * sets it aside before each call, and when there is none left the built-in writer writes.
 */
export const guards: readonly Guard[] = [
  {
    name: 'plan',
    async pass({ deps, visit }) {
      if (visit.claims.aud !== 'embed') return;
      const access = await embedAccess(deps.db.read, visit.church.id, deps.clock.now());
      const isOff = await switchedOff(deps.db.read, visit.church.id);
      if (!access.serves || isOff(visit.app.manifest.id)) {
        throw new AppError(
          'embed_paused',
          inBoth(({ admission }) => admission.paused),
        );
      }
    },
  },
  {
    name: 'account',
    async pass({ visit }) {
      const { name, requiresAuth, authBypassSupported } = visit.app.manifest;
      const { aud } = visit.claims;
      if (!requiresAuth || aud === 'portal' || isPreview(visit) || (aud === 'embed' && authBypassSupported)) return;
      throw forbidden(inBoth(({ admission }) => admission.account(name)));
    },
  },
  {
    // Before anything is counted for the visitor: who has to send a run twice has made one.
    name: 'proof',
    async pass({ deps, visit, clientIp, proof }) {
      if (visit.claims.aud === 'portal') return;
      const { kind } = deps.writer.writer;
      const load = await loadOf(deps.limits, { clientIp, churchId: visit.church.id, kind });
      if (load === undefined) return;
      const asked = { church: visit.church.slug, visitor: visit.claims.vis };
      if (proof && (await deps.challenges.accepts(asked, proof)))
        return deps.metrics.count('proofs_total', { outcome: 'shown' });
      await deps.limits.take('proofPerIp', clientIp);
      deps.metrics.count('proofs_total', { outcome: 'asked' });
      const challenge = await deps.challenges.challenge(asked, load);
      throw new AppError(
        'proof_required',
        inBoth(({ admission }) => admission.proof),
        { challenge },
      );
    },
  },
  {
    name: 'ip',
    async pass(caller) {
      const { limits } = caller.deps;
      if (!asksModel(caller)) return limits.take('runPerIp', caller.clientIp);
      await limits.take('modelRunPerIp', caller.clientIp);
      await limits.take('modelRunPerIpDay', caller.clientIp);
    },
  },
  {
    name: 'try-out',
    async pass({ deps, visit, clientIp }) {
      if (visit.claims.aud !== 'demo' || isPreview(visit)) return;
      try {
        await deps.limits.take('tryOutPerIpDay', clientIp);
      } catch (refused) {
        if (!(refused instanceof AppError) || refused.code !== 'limit_reached') throw refused;
        // Not `limit_reached`, which a frame explains with many people and a countdown: an account is the way on.
        throw forbidden(inBoth(({ admission }) => admission.tries));
      }
    },
  },
  {
    name: 'visitor',
    async pass(caller) {
      if (asksModel(caller)) await caller.deps.limits.take('modelRunPerVisitor', caller.visit.claims.vis);
    },
  },
  {
    name: 'church',
    async pass(caller) {
      await caller.deps.limits.take(
        asksModel(caller) ? 'modelRunPerChurchDay' : 'runPerChurch',
        caller.visit.church.id,
      );
    },
  },
];

/** Passes every gate in order. @throws AppError of the first that refuses. */
export async function admit(caller: Caller): Promise<void> {
  for (const gate of guards) await gate.pass(caller);
}
