import { formatDay, prose, section, steps } from '../../../app-kit/index.ts';
import { guidance } from '../data/guidance.ts';
import type { Outlook } from '../outlook.ts';
import { longestPlan } from '../payoff/pay-off.ts';
import { words } from '../texts.en.ts';
import { citedGuidance } from './cautions.ts';

/** How the figures are computed, what they are not, and the sources of the laws and programs that the document cites. */
export function basis(outlook: Outlook) {
  const { title, education, steps: convention, laws, source } = words.basis;
  const sources = citedGuidance(outlook).map((id) => source(guidance[id].source, formatDay(guidance[id].asOf)));
  return section('basis', title, [
    prose([education]),
    steps(convention(longestPlan)),
    sources.length > 0 && prose([laws, sources.join('\n')]),
  ]);
}
