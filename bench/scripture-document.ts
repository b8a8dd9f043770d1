// A process of its own, so that React is the one of production. Argument: the DATA_DIR of the product.
import { join } from 'node:path';
import type { ResultDocument } from '@lampstand/sdk/app';
import { allBlocks, DocumentView } from '@lampstand/sdk/view';
import { deferredMessages as english } from '@lampstand/sdk/words';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { openDatabase } from '../server/src/platform/db/database.ts';
import { createImportedTexts } from '../server/src/scripture/imported-texts.ts';
import { ordinarySentences } from '../server/src/scripture/ordinary-sentences.fixture.ts';
import type { TextIndex } from '../server/src/scripture/text-index.ts';
import { plainOf } from '../server/src/scripture/verified-text.ts';
import { verifyText } from '../server/src/scripture/verify-text.ts';
import { median, printTable } from './print.ts';

const WORDS = 2_000;
const WARM_UP = 10;
const ROUNDS = 40;
/** Every so many sentences a passage is quoted, rightly and wrongly in turns. */
const QUOTED_EVERY = 12;
const passages = [
  '“For God so loved the world, that he gave his one and only Son” (John 3:16).',
  '“Yahweh is my shepherd; I shall lack nothing” (Psalm 23:1).',
  '“Be still, and know that he is God” (Psalm 46:10).',
  'Read Romans 8:26-27 and 1 Corinthians 13:4 this week.',
  '“Whoever gives the most shall be first and shall never be sad” (Luke 6:38).',
];

const plain = ordinarySentences.filter((sentence) => !/\d/.test(sentence));

await measure(process.argv[2] ?? '');

async function measure(dataDir: string): Promise<void> {
  const db = openDatabase(join(dataDir, 'lampstand.db'));
  const texts = await createImportedTexts(db).current();
  await db.close();
  printTable(
    `A document of ${WORDS} words, checked against ${texts.length === 1 ? 'one Bible' : `${texts.length} Bibles`} and drawn (medians of ${ROUNDS}; goal: a tenth)`,
    ['document', 'passages', 'first check', 'verifyText', 'renderToString', 'ratio'],
    [rowOf('prose', plain, texts), rowOf('prose full of figures that look like references', ordinarySentences, texts)],
  );
}

function rowOf(name: string, sentences: readonly string[], texts: readonly TextIndex[]): (string | number)[] {
  const paragraphs = paragraphsOf(sentences);
  const text = paragraphs.join('\n\n');
  const first = timed(() => verifyText(text, { texts }));
  const document = documentOf(paragraphs, texts);
  const draw = () =>
    renderToString(createElement(DocumentView, { document, words: english.view, lang: 'en-US', kinds: allBlocks }));
  const times = { checking: [] as number[], drawing: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const [checking, drawing] = [timed(() => verifyText(text, { texts })), timed(draw)];
    if (round < 0) continue;
    times.checking.push(checking);
    times.drawing.push(drawing);
  }
  const [checking, drawing] = [median(times.checking), median(times.drawing)];
  const verses = document.sections.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'verse'));
  const ms = (figure: number) => `${figure.toFixed(1)} ms`;
  return [name, verses.length, ms(first), ms(checking), ms(drawing), (checking / drawing).toFixed(1)];
}

/** Paragraphs of six sentences, with quotations and references between them. */
function paragraphsOf(ordinary: readonly string[]): string[] {
  const sentences: string[] = [];
  for (let at = 1; count(sentences.join(' ')) < WORDS; at++) {
    const passage = passages[Math.floor(at / QUOTED_EVERY) % passages.length];
    sentences.push((at % QUOTED_EVERY === 0 ? passage : ordinary[at % ordinary.length]) ?? '');
  }
  const paragraphs: string[] = [];
  for (let at = 0; at < sentences.length; at += 6) paragraphs.push(sentences.slice(at, at + 6).join(' '));
  return paragraphs;
}

/** The document as a reader gets it: each paragraph, and below it the passages it quotes. */
function documentOf(paragraphs: readonly string[], texts: readonly TextIndex[]): ResultDocument {
  const blocks = paragraphs.flatMap((typed) => {
    const checked = verifyText(typed, { texts });
    return [{ type: 'prose' as const, text: plainOf(checked) }, ...checked.verses];
  });
  const section = { id: 'text', title: 'Text', blocks };
  return { title: 'Two thousand words', asOf: '2026-11-22', writer: { kind: 'built-in' }, sections: [section] };
}

function count(text: string): number {
  return text.split(/\s+/).length;
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
