/** The 66 books in the order of Protestant Bibles, which is also the order of the imported texts. */
export interface Book {
  /** OSIS id, e.g. `1Cor`; what the tables, the parser and the files are keyed by. */
  osis: string;
  /** Position in the order, from 1. */
  number: number;
  name: string;
  /** Other spellings that are no ordinary English words. */
  abbreviations: readonly string[];
}

const rows: readonly (readonly [osis: string, name: string, ...abbreviations: string[]])[] = [
  ['Gen', 'Genesis', 'Gn'],
  ['Exod', 'Exodus', 'Exo'],
  ['Lev', 'Leviticus', 'Lv'],
  ['Num', 'Numbers', 'Nm'],
  ['Deut', 'Deuteronomy', 'Dt'],
  ['Josh', 'Joshua', 'Jos'],
  ['Judg', 'Judges', 'Jdg'],
  ['Ruth', 'Ruth', 'Rth'],
  ['1Sam', '1 Samuel', '1 Sm'],
  ['2Sam', '2 Samuel', '2 Sm'],
  ['1Kgs', '1 Kings', '1 Ki'],
  ['2Kgs', '2 Kings', '2 Ki'],
  ['1Chr', '1 Chronicles', '1 Ch'],
  ['2Chr', '2 Chronicles', '2 Ch'],
  ['Ezra', 'Ezra', 'Ezr'],
  ['Neh', 'Nehemiah'],
  ['Esth', 'Esther', 'Est'],
  ['Job', 'Job', 'Jb'],
  ['Ps', 'Psalms', 'Psalm', 'Psa', 'Pss'],
  ['Prov', 'Proverbs', 'Prv'],
  ['Eccl', 'Ecclesiastes', 'Ecc', 'Qoheleth'],
  ['Song', 'Song of Solomon', 'Song of Songs', 'SoS'],
  ['Isa', 'Isaiah'],
  ['Jer', 'Jeremiah'],
  ['Lam', 'Lamentations'],
  ['Ezek', 'Ezekiel', 'Eze', 'Ezk'],
  ['Dan', 'Daniel', 'Dn'],
  ['Hos', 'Hosea'],
  ['Joel', 'Joel', 'Jl'],
  ['Amos', 'Amos'],
  ['Obad', 'Obadiah', 'Oba'],
  ['Jonah', 'Jonah'],
  ['Mic', 'Micah'],
  ['Nah', 'Nahum'],
  ['Hab', 'Habakkuk'],
  ['Zeph', 'Zephaniah', 'Zep'],
  ['Hag', 'Haggai', 'Hg'],
  ['Zech', 'Zechariah', 'Zec'],
  ['Mal', 'Malachi'],
  ['Matt', 'Matthew', 'Mat', 'Mt'],
  ['Mark', 'Mark', 'Mk', 'Mrk'],
  ['Luke', 'Luke', 'Lk', 'Luk'],
  ['John', 'John', 'Jn', 'Jhn'],
  ['Acts', 'Acts', 'Acts of the Apostles'],
  ['Rom', 'Romans', 'Rm'],
  ['1Cor', '1 Corinthians', '1 Co'],
  ['2Cor', '2 Corinthians', '2 Co'],
  ['Gal', 'Galatians'],
  ['Eph', 'Ephesians'],
  ['Phil', 'Philippians', 'Php'],
  ['Col', 'Colossians'],
  ['1Thess', '1 Thessalonians', '1 Th'],
  ['2Thess', '2 Thessalonians', '2 Th'],
  ['1Tim', '1 Timothy', '1 Tm'],
  ['2Tim', '2 Timothy', '2 Tm'],
  ['Titus', 'Titus', 'Tit'],
  ['Phlm', 'Philemon', 'Phm'],
  ['Heb', 'Hebrews'],
  ['Jas', 'James', 'Jam'],
  ['1Pet', '1 Peter', '1 Pt'],
  ['2Pet', '2 Peter', '2 Pt'],
  ['1John', '1 John', '1 Jn'],
  ['2John', '2 John', '2 Jn'],
  ['3John', '3 John', '3 Jn'],
  ['Jude', 'Jude'],
  ['Rev', 'Revelation', 'Rv', 'Apocalypse'],
];

export const books: readonly Book[] = rows.map(([osis, name, ...abbreviations], index) => ({
  osis,
  number: index + 1,
  name,
  abbreviations,
}));

const byOsis = new Map(books.map((book) => [book.osis, book]));
const bySpelling = new Map(
  books.flatMap((book) => [book.osis, book.name, ...book.abbreviations].map((spelling) => [folded(spelling), book])),
);

/** The book with this OSIS id, or undefined. */
export function findBook(osis: string): Book | undefined {
  return byOsis.get(osis);
}

/** The book with this name, OSIS id or abbreviation in any case (`Psalm`, `1 Cor.`, `matthew`), or undefined. */
export function bookNamed(spelling: string): Book | undefined {
  return bySpelling.get(folded(spelling));
}

/** The book's name before a chapter number: one psalm is a "Psalm". */
export function nameBeforeNumber(book: Book): string {
  return book.osis === 'Ps' ? 'Psalm' : book.name;
}

/** Books that Catholic or Orthodox Bibles hold and the 66 books do not, by the parser's OSIS id. */
export const deuterocanon: Readonly<Record<string, string>> = {
  Tob: 'Tobit',
  Jdt: 'Judith',
  GkEsth: 'Greek Esther',
  Wis: 'the Wisdom of Solomon',
  Sir: 'Sirach',
  Bar: 'Baruch',
  PrAzar: 'the Prayer of Azariah',
  Sus: 'Susanna',
  Bel: 'Bel and the Dragon',
  SgThree: 'the Song of the Three',
  EpJer: 'the Letter of Jeremiah',
  '1Macc': '1 Maccabees',
  '2Macc': '2 Maccabees',
  '3Macc': '3 Maccabees',
  '4Macc': '4 Maccabees',
  '1Esd': '1 Esdras',
  '2Esd': '2 Esdras',
  PrMan: 'the Prayer of Manasseh',
  AddEsth: 'the Additions to Esther',
  AddDan: 'the Additions to Daniel',
  AddPs: 'Psalm 151',
};

function folded(spelling: string): string {
  return spelling.toLowerCase().replace(/[\s.]+/g, '');
}
