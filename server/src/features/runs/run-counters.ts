import type { VerifiedText } from '../../scripture/verified-text.ts';
import type { ModelErrorKind, TextWriter } from '../../writing/index.ts';
import { PREVIEW_PAGE, type Visit } from '../embeds/index.ts';
import type { TrustLedger } from '../trust/index.ts';

/** What one run adds to the counts that its church is shown. */
export interface RunCounters {
  checked(counts: VerifiedText['counts']): void;
  crisis(): void;
  wrote(writer: TextWriter['writer']): void;
  withheld(trouble: ModelErrorKind): void;
}

/** The ledger of a visit; undefined in an administrator's preview, where nothing is counted. */
export function runCounters(trust: TrustLedger, { church, app, claims }: Visit): RunCounters | undefined {
  if (claims.ori === PREVIEW_PAGE) return undefined;
  const where = { churchId: church.id, appId: app.manifest.id };
  return {
    checked: (counts) => trust.checked({ ...where, counts }),
    crisis: () => trust.crisis(where),
    wrote({ kind, model = '' }) {
      const { promptVersion } = app;
      trust.wrote({ ...where, writer: kind, ...(kind === 'model' ? { model, promptVersion } : {}) });
    },
    withheld: (trouble) => trust.withheld({ ...where, trouble }),
  };
}
