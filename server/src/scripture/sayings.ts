import type { Localized } from '@lampstand/sdk/app';
import { noticeWords } from './notice-words.ts';
import { insteadInSpanish } from './sayings-in-spanish.ts';
import { hashOf, tokensOf, WordScan } from './tokens.ts';

/** The words as they are usually said, and what the Bible has instead or whence they come. */
const rows: readonly (readonly [saying: string, instead: keyof typeof insteadInSpanish, reference?: string])[] = [
  [
    'god helps those who help themselves',
    'It comes from old collections of proverbs; the Bible speaks of help for the weak.',
    'Romans 5:6',
  ],
  ['cleanliness is next to godliness', 'It was made known by preachers of the eighteenth century.'],
  ['this too shall pass', 'It is an old tale of a king and a ring.', '2 Corinthians 4:18'],
  ['money is the root of all evil', 'Paul writes of the love of money.', '1 Timothy 6:10'],
  [
    'spare the rod spoil the child',
    'The wording is from a poem of 1664; the proverb it plays on is another.',
    'Proverbs 13:24',
  ],
  [
    'spare the rod and spoil the child',
    'The wording is from a poem of 1664; the proverb it plays on is another.',
    'Proverbs 13:24',
  ],
  ['the lion shall lie down with the lamb', 'In Isaiah it is the wolf that stays with the lamb.', 'Isaiah 11:6'],
  ['the lion will lie down with the lamb', 'In Isaiah it is the wolf that stays with the lamb.', 'Isaiah 11:6'],
  [
    "god won't give you more than you can handle",
    'Paul writes of temptation, and of burdens beyond his strength.',
    '1 Corinthians 10:13',
  ],
  [
    'god will not give you more than you can handle',
    'Paul writes of temptation, and of burdens beyond his strength.',
    '1 Corinthians 10:13',
  ],
  [
    'god never gives us more than we can handle',
    'Paul writes of temptation, and of burdens beyond his strength.',
    '1 Corinthians 10:13',
  ],
  [
    'everything happens for a reason',
    'The Bible says that God works for good in all things, which is not the same.',
    'Romans 8:28',
  ],
  ['god works in mysterious ways', 'It goes back to a hymn by William Cowper.', 'Romans 11:33'],
  ['god moves in a mysterious way', 'It is a hymn by William Cowper.', 'Romans 11:33'],
  ['love the sinner hate the sin', 'It goes back to a letter of Augustine.', 'Jude 1:23'],
  ['hate the sin love the sinner', 'It goes back to a letter of Augustine.', 'Jude 1:23'],
  ['to thine own self be true', 'It is from Shakespeare’s Hamlet.'],
  ['charity begins at home', 'It is an English proverb.', '1 Timothy 5:8'],
  ['pride comes before a fall', 'The proverb is longer: pride goes before destruction.', 'Proverbs 16:18'],
  ['pride goes before a fall', 'The proverb is longer: pride goes before destruction.', 'Proverbs 16:18'],
  ['god needed another angel', 'People who die do not become angels in the Bible.', '1 Thessalonians 4:14'],
  ['follow your heart', 'The Bible is wary of that advice.', 'Jeremiah 17:9'],
  ['blood is thicker than water', 'It is a proverb of the Middle Ages.'],
  ['no rest for the wicked', 'Isaiah writes that there is no peace for the wicked.', 'Isaiah 57:21'],
  ['eat drink and be merry for tomorrow we die', 'Two verses have been run together.', 'Luke 12:19'],
  ['in the world but not of the world', 'It sums up a prayer of Jesus in words that are not there.', 'John 17:14-16'],
  [
    "idle hands are the devil's workshop",
    'It is a proverb; an older form stands in the letters of Jerome.',
    '2 Thessalonians 3:11',
  ],
  [
    "idle hands are the devil's playground",
    'It is a proverb; an older form stands in the letters of Jerome.',
    '2 Thessalonians 3:11',
  ],
  ['if god brings you to it he will bring you through it', 'It is a saying of our time.', 'Isaiah 43:2'],
  ['when god closes a door he opens a window', 'It became known through a musical.', 'Revelation 3:8'],
  [
    'preach the gospel at all times if necessary use words',
    'It is not in the writings of Francis of Assisi either.',
    'Romans 10:14',
  ],
  [
    'preach the gospel and if necessary use words',
    'It is not in the writings of Francis of Assisi either.',
    'Romans 10:14',
  ],
  ['moderation in all things', 'It is Greek wisdom.', 'Philippians 4:5'],
  ['to err is human to forgive divine', 'It is by Alexander Pope.'],
  ['forgive and forget', 'The Bible asks for forgiveness, not for a lost memory.', 'Colossians 3:13'],
  ['early to bed and early to rise', 'It is an English proverb that Benjamin Franklin printed.'],
  ['the devil made me do it', 'James says that each is drawn by their own desire.', 'James 1:14'],
  ['what goes around comes around', 'Paul writes of sowing and reaping.', 'Galatians 6:7'],
  ['god said it i believe it that settles it', 'It is a slogan of the last century.'],
  ['the truth hurts', 'Jesus says that the truth makes free.', 'John 8:32'],
  ['honesty is the best policy', 'It is an English proverb.', 'Ephesians 4:25'],
  [
    'patience is a virtue',
    'It is from a poem of the Middle Ages; Paul names patience a fruit of the Spirit.',
    'Galatians 5:22',
  ],
  ['let go and let god', 'It is a slogan of a movement of about 1900.', '1 Peter 5:7'],
  ['the family that prays together stays together', 'It was made for an advertisement in the 1940s.'],
  ['footprints in the sand', 'It is a poem of the twentieth century.'],
  ['the eyes are the window to the soul', 'Jesus calls the eye the lamp of the body.', 'Matthew 6:22'],
  ['a leopard cannot change its spots', 'Jeremiah asks it as a question, of his own people.', 'Jeremiah 13:23'],
];
/** Words at the beginning by which a saying is looked up. */
const LEAD = 3;
const sayings = rows.map(([saying, instead, reference]) => ({ words: saying.split(' '), instead, reference }));
const byLead = new Map<number, typeof sayings>();
for (const saying of sayings) {
  const lead = leadOf(saying.words.map(hashOf), 0);
  byLead.set(lead, [...(byLead.get(lead) ?? []), saying]);
}
const scan = new WordScan();

/** What makes a sentence say that its words are scripture. */
const asScripture =
  /\b(?:bible|scriptures?|biblical|verse|psalmist|proverbs?|god'?s word|word of god|it is written|jesus (?:said|says|told)|paul (?:said|says|wrote))\b|\d:\d/i;

/** Well-known sayings that a text gives out as words of the Bible. */
export function sayingsIn(text: string): { message: Localized; reference?: string }[] {
  const found: { message: Localized; reference?: string }[] = [];
  const { count, starts, ends, hashes } = scan.read(text);
  for (let at = 0; at + LEAD <= count; at += 1) {
    for (const { words, instead, reference } of byLead.get(leadOf(hashes, at)) ?? []) {
      const [start, end] = [starts[at] ?? 0, ends[Math.min(at + words.length, count) - 1] ?? 0];
      if (!isSaid(text.slice(start, end), words)) continue;
      const around = text.slice(Math.max(0, start - 90), end + 60).replace(/[’‘]/g, "'");
      if (!asScripture.test(around)) continue;
      const said = { en: instead, es: insteadInSpanish[instead] };
      found.push({ message: noticeWords.notInTheBible(text.slice(start, end), said, reference), reference });
    }
  }
  return found;
}

function isSaid(typed: string, words: readonly string[]): boolean {
  const tokens = tokensOf(typed);
  return tokens.length === words.length && words.every((word, at) => tokens[at]?.word === word);
}

function leadOf(hashes: ArrayLike<number>, at: number): number {
  let lead = 0;
  for (let i = at; i < at + LEAD; i += 1) lead = Math.imul(lead ^ (hashes[i] ?? 0), 0x9e3779b1);
  return lead;
}
