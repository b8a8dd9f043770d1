import { callout } from '../../../app-kit/index.ts';
import type { Translation } from '../../../scripture/reader.ts';
import type { Answer } from '../answer.ts';
import type { AnswerRequest } from '../answer-request.ts';
import { words } from '../texts.en.ts';
import type { PassageFollow } from '../understanding/routes.ts';
import { planUnclear } from './fixed.ts';
import { planReference } from './reference.ts';
import { answerOf, answerSection, questionsOf } from './sections.ts';

/** Characters of the answer before in which its first reference is looked for. */
const READ = 4_000;

/** Answers a follow-up on the passage that was shown last: another verse, another translation, its context, or a prayer. */
export async function planPassage(follow: PassageFollow, request: AnswerRequest): Promise<Answer> {
  const { scripture, church } = request;
  const before = await lastReference(request);
  if (!before) return follow.kind === 'translation' ? planWithoutPassage() : planUnclear();
  if (follow.kind === 'prayer') return planPrayer(before);
  if (follow.kind === 'translation') {
    const all = await scripture.translations();
    const wanted = all.find((one) => isNamed(one, follow.named));
    if (!wanted) return planWithout(follow.named, all, before, request);
    const references = await scripture.references(before, wanted.id);
    return planReference(
      { kind: 'reference', references, context: false },
      { ...request, church: { ...church, translation: wanted.id } },
    );
  }
  const typed = follow.kind === 'verse' ? placeAfter(before, follow) : before;
  const references = await scripture.references(typed, church.translation);
  return planReference({ kind: 'reference', references, context: follow.kind === 'context' }, request);
}

/** The reference that the answer before shows first, else the newest that the person named. */
async function lastReference({ scripture, church, lastAnswer, asked }: AnswerRequest): Promise<string | undefined> {
  for (const text of [lastAnswer.slice(0, READ), ...asked.slice(0, -1).toReversed()]) {
    const found = (await scripture.references(text, church.translation)).find(({ reference }) => reference);
    if (found?.reference) return found.reference;
  }
  return undefined;
}

/** Writes the reference of another verse or chapter beside one, e.g. "Psalm 91:4" for "verse 4". */
function placeAfter(before: string, { chapter, from, to, step }: Extract<PassageFollow, { kind: 'verse' }>): string {
  const [, book = before, number = '1', first, last] = /^(.+?) (\d+)(?::(\d+)(?:-(\d+))?)?/.exec(before) ?? [];
  if (step && chapter !== undefined) return `${book} ${Number(number) + step}`;
  if (step)
    return `${book} ${number}:${Math.max(1, (step > 0 ? Number(last ?? first ?? 0) : Number(first ?? 2)) + step)}`;
  const verses = from === undefined ? '' : `:${from}${to && to > from ? `-${to}` : ''}`;
  return `${book} ${chapter ?? number}${verses}`;
}

function isNamed({ id, name, abbreviation }: Translation, named: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/\b(?:the|version|bible|standard|english)\b|[^a-z]/g, '');
  return (
    [id, name, abbreviation].some((one) => plain(one) !== '' && plain(one) === plain(named)) ||
    name.toLowerCase().startsWith(named.toLowerCase())
  );
}

async function planWithout(
  named: string,
  all: readonly Translation[],
  reference: string,
  request: AnswerRequest,
): Promise<Answer> {
  const references = await request.scripture.references(reference, request.church.translation);
  const { plan } = await planReference({ kind: 'reference', references, context: false }, request);
  return {
    plan,
    prose: {
      kind: 'written',
      text: words.translation.missing(
        named,
        all.map(({ name }) => name),
      ),
    },
  };
}

const planWithoutPassage = (): Answer =>
  answerOf({
    title: words.chat.title,
    sections: [answerSection('short')],
    suggestions: [],
    prose: { kind: 'written', text: words.translation.noPassage },
  });

function planPrayer(reference: string): Promise<Answer> {
  const { title, intro, prayer } = words.prayer;
  return Promise.resolve(
    answerOf({
      title,
      sections: [answerSection('short', [callout('info', prayer, { title: words.prayer.label })])],
      suggestions: questionsOf(['prayer', 'unanswered-prayer', 'hope']),
      prose: { kind: 'written', text: intro(reference) },
    }),
  );
}
