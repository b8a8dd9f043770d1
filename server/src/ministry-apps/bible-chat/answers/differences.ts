import type { CalloutBlock, ChurchVoice, Tradition } from '@lampstand/sdk/app';
import { callout, paragraphsOf, prose, section } from '../../../app-kit/index.ts';
import { churchContacts } from '../../../care/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { Asking } from '../asking.ts';
import type { Topic } from '../data/topic.ts';
import { words } from '../texts.en.ts';

/** How a tradition is named in the data; those without one of their own are shown every view. */
const names: { readonly [tradition in Tradition]?: RegExp } = {
  anglican: /Anglican/,
  baptist: /Baptist/,
  catholic: /Catholic/,
  lutheran: /Lutheran/,
  methodist: /Methodist/,
  orthodox: /Orthodox/,
  pentecostal: /Pentecostal/,
  presbyterian: /Presbyterian|Reformed/,
};

/**
 * Where Christians differ, as the church has chosen: all views, its own words first, or a person to ask instead. Of the views
 * only that of the church's tradition when that was asked for and is known.
 */
export function differenceSection(topic: Topic, asking: Asking): PlannedSection[] {
  const views = Object.entries(topic.differ ?? {});
  if (views.length === 0) return [];
  const { church } = asking;
  const { policy, teaching } = church.disputed;
  if (policy === 'ask-us') return [section('differences', words.differences.title, [personToAsk(church)])];
  const own = policy === 'own-teaching' && teaching !== '' ? [inOwnWords(church)] : [];
  // Beside the church's own words the other views are always told.
  const { title, text } = viewsOf(views, own.length > 0 ? { ...asking, view: 'differ' } : asking);
  return [section('differences', title, [...own, prose([text])])];
}

function viewsOf(views: [name: string, held: string][], { view, church }: Asking): { title: string; text: string } {
  const own = names[church.tradition];
  const ofChurch = own ? views.filter(([name]) => own.test(name)) : [];
  const single = view === 'single' && ofChurch.length > 0;
  const shown = single ? ofChurch : views;
  const hidden = views.length > shown.length;
  const text = paragraphsOf([
    ...shown.map(([name, held]) => `**${name}:** ${held}`),
    hidden && words.differences.others,
  ]);
  return { title: single ? words.differences.ofChurch : words.differences.title, text };
}

const inOwnWords = ({ name, disputed }: ChurchVoice) =>
  callout('info', disputed.teaching, { title: words.differences.inOwnWords(name) });

function personToAsk(church: ChurchVoice): CalloutBlock {
  const { ask, contactOf, someoneAt } = words.differences;
  const contact = church.care ? contactOf(church.care.label, church.name) : someoneAt(church.name);
  return callout('info', ask(contact), { contacts: churchContacts(church) });
}
