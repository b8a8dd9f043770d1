import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pluralOf } from '@lampstand/sdk/app';
import { operatorActor, recordAudit } from '../features/audit/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { invalidInput } from '../platform/http/app-error.ts';
import { importText, type TextDetails } from '../scripture/import-text.ts';
import { restoreWorldEnglishBible } from '../scripture/import-web.ts';
import { createImportedTexts } from '../scripture/imported-texts.ts';
import { listTexts, shownAtOnce, showText } from '../scripture/list-texts.ts';
import { removeText } from '../scripture/remove-text.ts';
import { readTextFiles } from '../scripture/text-files.ts';
import { plainOf } from '../scripture/verified-text.ts';
import { verifyText } from '../scripture/verify-text.ts';

const usage = `Usage:

  npm run scripture -- import <folder|zip> --id bsb --name "Berean Standard Bible" --abbreviation BSB --language en
                       [--copyright "…"] [--max-verses 500] [--licence "…"] [--verses 31086]
  npm run scripture -- list [id]
  npm run scripture -- remove <id> --yes
  npm run scripture -- restore
  npm run scripture -- check <file> [--translation web]

  <folder|zip>  of USFM files, one per book, as eBible.org and berean.bible publish them
  --id          short name of the text: lowercase letters, numbers and hyphens
  --copyright   the line printed under each quotation; leave it out for the public domain
  --max-verses  how many verses the license lets one document show, never a whole book
  --licence     the terms on which you use the text, for your own records
  --verses      the publisher's number of verses; another number stops the import
  list <id>     its books with verses and checksums
  restore       restores the World English Bible after it was removed
  check <file>  prints a text with its quotations corrected, and what was found in it`;

/** Verses of a Bible; no limit is higher. */
const WHOLE_BIBLE = 31_102;

interface Tools {
  db: Database;
  clock: Clock;
  /** Called with each step of a long command. */
  progress(words: string): void;
}

const flags = [
  'id',
  'name',
  'abbreviation',
  'language',
  'copyright',
  'licence',
  'verses',
  'max-verses',
  'translation',
] as const;
type Given = { [flag in (typeof flags)[number]]?: string };
const longest: Given = { id: '24', name: '80', abbreviation: '12', language: '16', copyright: '400', licence: '1000' };

/**
 * Runs one command about the imported Bible texts and returns what to print.
 * @throws AppError with the usage for a command that is not understood
 */
export async function runScripture(tools: Tools, words: readonly string[]): Promise<string> {
  const { command, rest, given, yes } = parsed(words);
  const [first] = rest;
  if (rest.length > 1) throw invalidInput(usage);
  if (command === 'import' && first) return runImport(tools, first, given);
  if (command === 'list') return first ? showText(tools.db, first.toLowerCase()) : listTexts(tools.db);
  if (command === 'remove' && first) return runRemove(tools, first.toLowerCase(), yes);
  if (command === 'check' && first) return runCheck(tools.db, first, given.translation);
  if (command === 'restore' && !first) {
    return (await restoreWorldEnglishBible(tools.db, tools.clock))
      ? 'The World English Bible is back.'
      : 'The World English Bible is already there.';
  }
  throw invalidInput(usage);
}

async function runImport({ db, clock, progress }: Tools, path: string, given: Given): Promise<string> {
  const details = detailsOf(given);
  if (given.verses !== undefined && !/^\d{1,5}$/.test(given.verses)) throw invalidInput('--verses takes a number.');
  const expected = given.verses === undefined ? undefined : Number(given.verses);
  progress(`Reading ${path} …`);
  const texts = readTextFiles(placeOfCaller(path));
  for (const { book, verses } of texts) progress(`  ${book.name}: ${verses.length.toLocaleString('en-US')} verses`);
  progress('Writing …');
  const now = clock.now();
  const { books, chapters, verses, leftOut, changed, before } = await importText(db, details, texts, now, {
    expected,
    alongside: (tx, totals) =>
      recordAudit(tx, { actor: operatorActor, now: () => now }, 'scripture.import', details.id, {
        books: totals.books,
        verses: totals.verses,
        ...(details.maxVerses !== null && { maxVerses: details.maxVerses }),
      }),
  });
  const counted = `${count(books, 'book')}, ${count(chapters, 'chapter')}, ${count(verses, 'verse')}`;
  const gaps = leftOut.length > 0 ? `\nIt has no words for ${leftOut.join(', ')}.` : '';
  const done = {
    text: `${details.name} is imported: ${counted}. A running server uses it from now on.`,
    details: `${details.name} is already imported: ${counted}. Its details were updated.`,
    nothing: `${details.name} is already imported: ${counted}. Nothing changed.`,
  };
  return `${done[changed]}${limitLine(details, before)}${gaps}`;
}

/** Says the limit of a licensed text, and when it is another one than before. */
function limitLine({ maxVerses }: TextDetails, before?: TextDetails): string {
  const former = before?.maxVerses ?? null;
  if (maxVerses === null) {
    return former === null
      ? ''
      : `\nIts limit (${shownAtOnce(former)}) is gone: any number of its verses is shown now.`;
  }
  const limit = `\nShown at once: ${shownAtOnce(maxVerses)}`;
  if (!before || former === maxVerses) return `${limit}.`;
  return `${limit} (before: ${former === null ? 'no limit' : shownAtOnce(former)}).`;
}

async function runRemove({ db, clock }: Tools, id: string, sure: boolean): Promise<string> {
  if (!sure) {
    throw invalidInput(
      `This removes "${id}". Churches using it get the default translation. To confirm: npm run scripture -- remove ${id} --yes`,
    );
  }
  const now = clock.now();
  const name = await removeText(db, id, now, (tx) =>
    recordAudit(tx, { actor: operatorActor, now: () => now }, 'scripture.remove', id),
  );
  return `${name} is removed.`;
}

async function runCheck(db: Database, path: string, translation?: string): Promise<string> {
  const file = placeOfCaller(path);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw invalidInput(`No file at ${path}.`);
  const texts = await createImportedTexts(db).current(translation);
  const checked = verifyText(readFileSync(file, 'utf8'), { texts });
  const counts = Object.entries(checked.counts).filter(([, number]) => number > 0);
  const notes = [
    ...checked.notices.map(({ message }) => `- ${message.en}`),
    counts.map((entry) => entry.join(' ')).join(', '),
  ];
  return `${plainOf(checked).trimEnd()}\n\n${notes.join('\n')}`;
}

/** npm runs scripts in the project's folder; the path is relative to the folder where the command was typed. */
const placeOfCaller = (path: string) => resolve(process.env.INIT_CWD ?? '', path);

function parsed(words: readonly string[]) {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }]));
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      options: { ...options, yes: { type: 'boolean' } },
      allowPositionals: true,
    });
    const { yes, ...given } = values;
    const [command, ...rest] = positionals;
    return { command, rest, given: given as Given, yes: yes === true };
  } catch {
    throw invalidInput(usage);
  }
}

function detailsOf(given: Given): TextDetails {
  const { id = '', name = '', abbreviation = '', language = '', copyright = '', licence } = given;
  const texts = { id, name: name.trim(), abbreviation: abbreviation.trim(), language, copyright: copyright.trim() };
  for (const [flag, text] of Object.entries(texts)) {
    if (!text && flag !== 'copyright') throw invalidInput(`Add --${flag}.\n\n${usage}`);
  }
  for (const flag of flags) {
    const most = Number(longest[flag] ?? 40);
    if ((given[flag] ?? '').length > most) throw invalidInput(`--${flag} takes at most ${most} characters.`);
  }
  if (!/^[a-z][a-z0-9-]+$/.test(id)) {
    throw invalidInput('--id takes lowercase letters, numbers and hyphens, and begins with a letter, e.g. bsb.');
  }
  if (!/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(language)) {
    throw invalidInput('--language takes a language code such as en or es-MX.');
  }
  return { ...texts, licence: licence?.trim() || null, maxVerses: limitOf(given) };
}

/** A licensed text is never shown without its line, so a limit comes with one. */
function limitOf({ 'max-verses': typed, copyright }: Given): number | null {
  if (typed === undefined) return null;
  const most = /^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : 0;
  if (most < 1 || most > WHOLE_BIBLE) {
    throw invalidInput(`--max-verses takes a whole number from 1 to ${WHOLE_BIBLE}.`);
  }
  if (!copyright?.trim())
    throw invalidInput('A text with --max-verses needs --copyright, the line under each quotation.');
  return most;
}

const count = (number: number, what: string) =>
  `${number.toLocaleString('en-US')} ${pluralOf(number, { one: what, other: `${what}s` })}`;
