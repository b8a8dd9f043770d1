import { quoted as inQuotationMarks } from '@lampstand/sdk/app';
import { quoteLeads } from '../data/general.ts';
import type { Facts } from '../understanding/understand.ts';
import type { Order } from './order.ts';
import { inOrder } from './order.ts';

interface Quoting {
  facts: Facts;
  order: Order;
  /** Where the person's own words are shown: in the prayer, in a section of their own, or nowhere. */
  quoted: 'inside' | 'apart' | 'never';
}

/** What the person wrote, in quotation marks as its own paragraph, after a line that says whose words they are. */
export function quotation({ facts, order, quoted }: Quoting): string[] {
  const words = facts.quote ?? facts.ownWords;
  if (!words || quoted === 'never') return [];
  const [lead = ''] = inOrder(leadsFor(words, facts.voice), order, 'quote-lead');
  // What was asked for is said already.
  if (quoted === 'apart' && facts.asked) return [];
  if (quoted === 'apart') return [facts.voice === 'we' ? quoteLeads.readTogether : quoteLeads.readAlone];
  return [`${lead}\n\n${inQuotationMarks(words)}`];
}

function leadsFor(words: string, voice: 'I' | 'we'): readonly string[] {
  if (voice === 'I') return quoteLeads.one;
  return /\b(?:I|I['’]\w+|me|my|mine)\b/i.test(words) ? quoteLeads.oneOfUs : quoteLeads.many;
}
