import type { CalloutBlock, ChurchVoice, Tradition } from '@lampstand/sdk/app';
import { callout, prose, section } from '../../../app-kit/index.ts';
import { churchContacts } from '../../../care/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { AnswerRequest } from '../answer-request.ts';
import type { Topic } from '../data/topic.ts';
import { words } from '../texts.en.ts';

/** How the data names each tradition. A tradition that is not listed has no view of its own. */
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
 * Builds the sections on where Christians differ, as the church has chosen: its own words, the view of its tradition or a
 * person to ask first; other views are folded. Without a view of its own all are folded, so that none comes before another.
 */
export function differenceSections(topic: Topic, request: AnswerRequest): PlannedSection[] {
  const views = Object.entries(topic.differ ?? {});
  if (views.length === 0) return [];
  const { church, view } = request;
  const { policy, teaching } = church.disputed;
  const { title, ofChurch, others } = words.differences;
  if (policy === 'ask-us') return [section('differences', title, [personToAsk(church)])];
  const all = section('differences', title, [viewsAsProse(views)], { folded: true });
  // After the church's own words the other views are always shown.
  if (policy === 'own-teaching' && teaching !== '') {
    return [section('teaching', title, [inOwnWords(church)], { bare: true }), all];
  }
  const named = names[church.tradition];
  const own = named && view === 'single' ? views.filter(([name]) => named.test(name)) : [];
  if (own.length === 0) return [all];
  return [section('differences', ofChurch, [viewsAsProse(own, own.length < views.length && others)])];
}

/** What a tradition holds on a topic, with the name that the data has for it. */
export function viewOf({ differ = {} }: Topic, tradition: Tradition): [name: string, held: string] | undefined {
  const named = names[tradition];
  return named && Object.entries(differ).find(([name]) => named.test(name));
}

const viewsAsProse = (views: [name: string, held: string][], hint?: string | false) =>
  prose([...views.map(([name, held]) => `**${name}:** ${held}`), hint]);

const inOwnWords = ({ name, disputed }: ChurchVoice) =>
  callout('info', disputed.teaching, { title: words.differences.inOwnWords(name) });

function personToAsk(church: ChurchVoice): CalloutBlock {
  const { ask, contactOf, someoneAt } = words.differences;
  const contact = church.care ? contactOf(church.care.label, church.name) : someoneAt(church.name);
  return callout('info', ask(contact), { contacts: churchContacts(church) });
}
