import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Visit } from '../embeds/index.ts';
import { embedAccess } from '../subscriptions/index.ts';

export interface Caller {
  deps: Deps;
  visit: Visit;
  /** As limits count it. */
  clientIp: string;
}

interface Gate {
  name: 'plan' | 'ip' | 'visitor' | 'church';
  /** @throws AppError when the run may not go on. */
  pass(caller: Caller): Promise<void>;
}

const asksModel = ({ deps }: Caller) => deps.writer.writer.kind === 'model';

/**
 * What a run passes after size, token and care, in this order. The built-in writer costs nothing, so it has no gate for
 * visitors or money; programs are held off by address, and one church cannot take the server from the others.
 */
export const gates: readonly Gate[] = [
  {
    name: 'plan',
    async pass({ deps, visit }) {
      if (visit.claims.aud !== 'embed') return;
      const access = await embedAccess(deps.db.read, visit.church.id, deps.clock.now());
      if (!access.serves) throw new AppError('embed_paused', 'This app is resting on this website for now.');
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
export async function passGates(caller: Caller): Promise<void> {
  for (const gate of gates) await gate.pass(caller);
}
