import type { Block, ChurchVoice, Language, Section } from '@lampstand/sdk/app';
import type { ScriptureReader } from '../scripture/reader.ts';
import { helpBlock, personalWords, urgentOf, whoAnswers } from './answer.ts';
import type { Standing } from './conversation.ts';
import { bearableVerse } from './passages.ts';
import type { CareFinding } from './types.ts';
import { careWords } from './words/index.ts';

/** The whole document for someone in danger: it takes the place of whatever the app would have answered. */
export interface HelpDocument {
  title: string;
  section: Section;
}

interface For {
  church: ChurchVoice;
  lang: Language;
  scripture: ScriptureReader;
}

type InNeed = Extract<Standing, { state: 'danger' | 'safe' }>;

/** Help first, then two sentences to the person, a verse where one can be borne, whether they are safe, and a person to go to. */
export async function helpDocument(standing: InNeed, who: For): Promise<HelpDocument> {
  return standing.state === 'safe' ? safeDocument(standing, who) : dangerDocument(standing, who);
}

async function dangerDocument(
  { findings, turn, safety }: Extract<InNeed, { state: 'danger' }>,
  { church, lang, scripture }: For,
): Promise<HelpDocument> {
  const words = careWords[lang];
  const urgent = urgentOf(findings);
  const [first] = urgent;
  const help = helpBlock(urgent, church, lang);
  if (!first || !help) throw new Error('A conversation in danger has an urgent finding.');
  const said = personalWords(urgent, lang);
  const opening = safety === 'unsafe' ? [words.notSafe] : turn > 1 ? [words.held] : [];
  const ofSelf = first.sure && first.who === 'self' && first.kind !== 'medical' && first.kind !== 'poison';
  const goOn = turn > 1 ? [prose(ofSelf ? words.sayWhenSafe : words.sayWhenHelpIsThere, lang)] : [];
  const certain = urgent.length === 1 && first.sure && first.who;
  return document(help.title ?? words.title, [
    help,
    ...[...opening, said.words].map((text) => prose(text, lang)),
    ...(certain ? await verse(first, turn, { church, lang, scripture }) : []),
    prose(said.safe, lang),
    { type: 'callout', tone: 'next', lang, title: words.nextTitle, text: said.next },
    ...goOn,
  ]);
}

function safeDocument({ findings }: InNeed, { church, lang }: For): HelpDocument {
  const { title, text, next } = careWords[lang].safe;
  return document(title, [
    {
      type: 'callout',
      tone: 'next',
      lang,
      title,
      text: `${text} ${next}`,
      contacts: whoAnswers(findings, church, lang),
    },
  ]);
}

/** A verse in the church's English text. Where the page is Spanish there is no text to print it from, so there is none. */
async function verse(finding: CareFinding, turn: number, { church, lang, scripture }: For): Promise<Block[]> {
  const reference = lang === 'en' ? bearableVerse(finding, turn) : undefined;
  const passage = reference && (await scripture.passage(reference, church.translation));
  if (!passage) return [];
  const { translation, text } = passage;
  return [
    {
      type: 'verse',
      reference: passage.reference,
      translation: translation.name,
      translationId: translation.id,
      text,
      status: 'verified',
      ...(translation.copyright && { copyright: translation.copyright }),
    },
  ];
}

const prose = (text: string, lang: Language): Block => ({ type: 'prose', lang, text });

const document = (title: string, blocks: Block[]): HelpDocument => ({
  title,
  section: { id: 'care', title, bare: true, blocks },
});
