import type { VerifiedText } from '../../scripture/verified-text.ts';
import type { ModelErrorKind, TextWriter } from '../../writing/index.ts';
import type { Visit } from '../frames/index.ts';
import type { QualityCounters } from '../trust/index.ts';
import { PREVIEW_PAGE } from '../usage/index.ts';

/** Quality counters of one run. */
export interface RunCounters {
  checked(counts: VerifiedText['counts']): void;
  crisis(): void;
  wrote(writer: TextWriter['writer']): void;
  withheld(trouble: ModelErrorKind): void;
}

/** The quality counters of a visit; undefined in an administrator's preview, where nothing is counted. */
export function runCounters(quality: QualityCounters, { church, app, claims }: Visit): RunCounters | undefined {
  if (claims.ori === PREVIEW_PAGE) return undefined;
  const where = { churchId: church.id, appId: app.manifest.id };
  return {
    checked: (counts) => quality.checked({ ...where, counts }),
    crisis: () => quality.crisis(where),
    wrote({ kind, model = '' }) {
      const { promptVersion } = app;
      quality.wrote({ ...where, writer: kind, ...(kind === 'model' ? { model, promptVersion } : {}) });
    },
    withheld: (trouble) => quality.withheld({ ...where, trouble }),
  };
}
