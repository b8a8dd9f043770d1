type Opening = (target: string, company: string | undefined) => string;
const at = (company: string | undefined) => (company ? ` at ${company}` : '');

const article = (noun: string) => (/^(?:a|an|the)\b/i.test(noun) ? '' : /^[aeiou]/i.test(noun) ? 'an' : 'a');

/** How a cover letter begins: the job, and no claim. */
export const openings: readonly [Opening, ...Opening[]] = [
  (target, company) => `I’m writing about the job of ${target}${at(company)}.`,
  (target, company) => `Please consider me for the job of ${target}${at(company)}.`,
  (target, company) => `I’m applying for the job of ${target}${at(company)}.`,
];

/** For the name of one who does the work, such as "cook": "front desk" is none. */
export const personOpenings: typeof openings = [
  ...openings,
  (target, company) => `I’d like to work as ${article(target)} ${target}${at(company)}.`,
];

/** For someone who takes any job. */
export const anyOpening = (company: string | undefined) => `I’m looking for work${at(company)}.`;

/** Work that no line of the letter tells, with its own lines after a colon. `role`: "as a cook". */
export function worked(
  role: string | undefined,
  { name, where, dates, lines, also }: { name: string; where: string; dates: string; lines: string; also: boolean },
): string {
  const lead = role ? `I ${also ? 'also ' : ''}worked ${role}` : `My work ${also ? 'also ' : ''}included ${name}`;
  return `${lead}${where}${dates ? ` (${dates})` : ''}${lines ? `: ${lines}` : ''}.`;
}

type Closing = (way: string | undefined) => string;
/** How it ends: a way to reach the person, where there is one. */
export const closings: readonly [Closing, ...Closing[]] = [
  (way) => (way ? `I’d be glad to talk with you. You can reach me ${way}.` : 'I’d be glad to talk with you.'),
  (way) => `I’d welcome a chance to meet.${way ? ` You can reach me ${way}.` : ''}`,
  (way) => `My resume is attached.${way ? ` Please call or write: you can reach me ${way}.` : ''}`,
];
export const thanks = [
  'Thank you for your time.',
  'Thank you for reading this.',
  'Thank you for considering me.',
] as const;

/** Sentences of the note beside a resume. */
export const notes = {
  strong: [
    (line: string) => `Your strongest line has a number in it: “${line}”. An employer can picture that.`,
    (line: string) => `“${line}” is the kind of line that gets read, because it says how much.`,
    (line: string) => `Begin with “${line}” when someone asks what you’ve done. It’s exact, and it’s yours.`,
  ] as const,
  noNumber: [
    'Your lines say what you did. None says how much yet, and one number would help more than any adjective.',
    'What you did is clear. How many, how often, or how long isn’t there yet, and it’s worth a minute of thought.',
  ] as const,
  first: [
    (about: string, ask: string) => `If you add one thing, answer this about ${about}: ${ask}`,
    (about: string, ask: string) => `The first question to answer is about ${about}: ${ask}`,
  ] as const,
  unpaid: [
    (title: string) => `${title} is on the page because it was work, paid or not. You can speak of it as such.`,
    (title: string) => `Don’t make ${title} smaller than it was: unpaid work is work that people trusted you with.`,
  ] as const,
  gap: [
    'There’s a time without work in your dates. Say one true sentence about it when you’re asked, and go on.',
    'Someone can ask about the time between jobs. Have one honest sentence ready.',
  ] as const,
  match: [
    'Where the posting’s words name something you’ve really done, use its words.',
    'Look at the posting’s words that are missing, and add only those that are true.',
  ] as const,
  last: [
    'Ask one person to read it aloud to you before it goes out.',
    'Let a friend or the staff of a library or job center read it before you send it.',
    'Save the file, so that the next application takes ten minutes.',
  ] as const,
};
