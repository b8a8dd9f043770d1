import { type Book, books } from './books.ts';
import { verseIdOf } from './verse-id.ts';
import type { StoredVerse } from './web-files.ts';

/** One book of a USFM file: its verses with text, in order. */
export interface UsfmBook {
  book: Book;
  verses: StoredVerse[];
}

/** Codes of the 66 books in USFM, in our order. */
const codes = (
  'GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM EZK DAN HOS JOL AMO ' +
  'OBA JON MIC NAM HAB ZEP HAG ZEC MAL MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE ' +
  '2PE 1JN 2JN 3JN JUD REV'
).split(' ');
const byCode = new Map(books.map((book, index) => [codes[index] ?? '', book]));
/** Books beyond the 66, front and back matter: skipped without an error. */
const otherCodes =
  /^(?:TOB|JDT|ESG|WIS|SIR|BAR|LJE|S3Y|SUS|BEL|[1-4]MA|[12]ES|MAN|PS[23]|DAG|ODA|EZA|[56]EZ|JUB|ENO|LAO|[2-4]BA|REP|LBA|FRT|BAK|OTH|INT|CNC|GLO|TDX|NDX|XX[A-G])$/;

/** Notes, cross-references, pictures and numbers of other editions: removed up to the closing marker. */
const aside = /\\(f|fe|ef|x|ex|fig|rq|vp|va|ca)(?=\s)[\s\S]*?\\\1\*/g;
/** `\w grace|strong="G5485"\w*`: only the word is text. */
const attributes = /\|[^\\\n]*(?=\\\+?[a-z0-9-]+\*)/g;
const marker = /\\(?:(\+?[a-z][a-z0-9-]*\*)|(\+?[a-z][a-z0-9-]*)[ \t]?)/g;
/** Paragraphs that hold text of the Bible. */
const textParagraph =
  /^(?:p|m|po|pr|cls|pmo|pm|pmc|pmr|pi\d?|mi|nb|pc|ph\d?|phi|b|q\d?|qr|qc|qm\d?|qd|lh|lf|li\d?|lim\d?|tr|pb)$/;
/** Headings, introductions and titles, psalm titles among them. */
const heading =
  /^(?:id|ide|usfm|h\d?|sts|rem|toc\w?\d?|mte?\d?|imte?\d?|i[a-z]+\d?|ms\d?|mr|s\d?|sr|r|d|sp|sd\d?|qa|cl|cp|cd|restore|lit|periph)$/;

/**
 * The verses of a USFM file, or undefined for a book beyond the 66 and for front matter. A verse of which only a note is left has no text here.
 * @throws Error that says what is wrong, without the name of the file
 */
export function parseUsfm(source: string): UsfmBook | undefined {
  const code = /^\uFEFF?\s*\\id\s+([A-Za-z0-9]{3})/.exec(source)?.[1]?.toUpperCase();
  if (!code) throw new Error('it doesn’t begin with \\id and a book, so it isn’t a USFM file');
  const book = byCode.get(code);
  if (!book && otherCodes.test(code)) return undefined;
  if (!book) throw new Error(`its \\id names "${code}", which is no book we know`);
  return { book, verses: versesOf(book, source) };
}

function versesOf(book: Book, source: string): StoredVerse[] {
  const pieces = source.replace(aside, '').replace(attributes, '').split(marker);
  const texts = new Map<number, string>();
  let [chapter, id, reading] = [0, 0, false];
  for (let at = 1; at < pieces.length; at += 3) {
    const [name = '', content = ''] = [pieces[at] ?? pieces[at + 1], pieces[at + 2]];
    let text = content;
    if (name === 'c') {
      const next = Number(/^\d+/.exec(content)?.[0]);
      if (next !== chapter + 1) throw new Error(`after chapter ${chapter} comes "\\c ${content.trim().slice(0, 12)}"`);
      [chapter, id, reading] = [next, 0, false];
      continue;
    }
    if (name === 'v') {
      const [typed, first] = /^\s*(\d{1,3})[a-z]?(?:[-–]\d{1,3}[a-z]?)?(?=\s|$)/.exec(content) ?? [];
      const verse = Number(first);
      const before = id % 1_000;
      if (!typed || chapter === 0 || verse < 1 || verse < before) {
        const where = `chapter ${chapter}, after verse ${before}`;
        throw new Error(`a verse has a number that can’t be there ("${content.trim().slice(0, 12)}" in ${where})`);
      }
      if (verse === before && !/^\s*\d+[a-z]/.test(content))
        throw new Error(`verse ${chapter}:${verse} is there twice`);
      [id, reading] = [verseIdOf(book, chapter, verse), true];
      text = content.slice(typed.length);
    } else if (textParagraph.test(name)) reading = id > 0;
    else if (heading.test(name)) reading = false;
    if (reading) texts.set(id, `${texts.get(id) ?? ''}${separator(name)}${text}`);
  }
  return [...texts]
    .map(([at, text]) => ({ id: at, text: text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text);
}

// A new line of poetry parts two words; a marker within a line ("\nd Lord\nd*’s") does not.
const separator = (name: string) => (name === 'v' || textParagraph.test(name) ? ' ' : '');
