import { shuffleForAttempt, spokenWordsIn } from '../../../app-kit/index.ts';
import { quoteLeads } from '../data/general.ts';
import type { Facts } from '../understanding/understand.ts';
import type { Order } from './pools.ts';

interface Quoting {
  facts: Facts;
  order: Order;
  /** Where the visitor's own words are: in the prayer, in a section of their own, or nowhere. */
  quoted: 'inside' | 'apart' | 'never';
}

/** What the visitor wrote, as a passage of its own between quotation marks, with a line before it that says whose words they are. */
export function quotation({ facts, order, quoted }: Quoting): string[] {
  const words = facts.ownWords;
  if (!words || quoted === 'never') return [];
  const [lead = ''] = shuffleForAttempt(leadsFor(words, facts.voice), order, 'quote-lead');
  if (quoted === 'apart') return [facts.voice === 'we' ? quoteLeads.readTogether : quoteLeads.readAlone];
  return [`${lead}\n\n“${words}”`];
}

/** The longest quotation of a prayer: two fifths of its words. Longer words stand in a section of their own. */
export function fitsPrayer(words: string, target: number): boolean {
  return spokenWordsIn(words) + 8 <= target * 0.4;
}

function leadsFor(words: string, voice: 'I' | 'we'): readonly string[] {
  if (voice === 'I') return quoteLeads.one;
  return /\b(?:I|I['’]\w+|me|my|mine)\b/i.test(words) ? quoteLeads.oneOfUs : quoteLeads.many;
}
