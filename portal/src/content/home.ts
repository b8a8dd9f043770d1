/** Texts of the home page. */
export const hero = {
  rubric: 'For churches of every size and tradition',
  title: 'Leave a light on where your people already look.',
  lead: 'Prayer, debt help and Bible answers on your church’s own website. People find help at two in the morning, no account needed.',
  terms: 'No card needed. Your website goes live when you choose a plan.',
  caption:
    'The lit part is Lampstand, and it works: try it. The rest is your church’s page. This is the code behind it.',
} as const;

/** Texts of the church page around the app in the hero. */
export const sample = {
  church: 'Grace Chapel',
  pages: ['Sundays', 'Groups', 'Prayer', 'Visit us'],
  heading: 'Pray with us',
  words: 'Our prayer room is open on Wednesday at seven. Until then, start here.',
  foot: 'Grace Chapel. Everyone is welcome.',
} as const;

interface ArticlePart {
  heading?: string;
  paragraphs: readonly string[];
}

export const article: { title: string; parts: readonly ArticlePart[] } = {
  title: 'What a church website is for after dark',
  parts: [
    {
      paragraphs: [
        'Most church websites answer three questions well: where, when, and who to ask for. They have less to say to the person who opens them late on a Tuesday with something on their mind.',
        'That person isn’t looking for software. They want words for a prayer, or the truth about four bills, or a Bible passage they half remember.',
      ],
    },
    {
      heading: 'Verses are read, not remembered',
      paragraphs: [
        'AI often quotes the right verse in the wrong words. So no app quotes from memory: we look up the passage in our own copy of the Bible and show those words.',
      ],
    },
    {
      heading: 'When it isn’t about the website',
      paragraphs: [
        'Some people write in a prayer form what they’ve told no one. If the words say that someone is in danger, the first thing on the screen is a person to call.',
      ],
    },
  ],
};

export const promises = [
  { name: 'No account', words: 'Visitors never log in. No cookies, and we don’t keep what they write.' },
  { name: 'A page to keep', words: 'A prayer to read aloud, or a plan for the refrigerator door.' },
  { name: 'Yours to change', words: 'Edit any part, or have it rewritten.' },
] as const;

export const about = {
  title: 'About Lampstand',
  parts: [
    {
      name: 'Our mission',
      words: 'Careful, honest help for anyone who visits a church website.',
    },
    {
      name: 'Our vision',
      words: 'People who came for a prayer or a budget leave knowing who to call, and someone answers.',
    },
  ],
} as const;

export const closingCta = {
  title: 'One window is enough to begin with.',
  lead: 'Start with one app on one page. See who comes.',
} as const;
