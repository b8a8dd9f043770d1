/** Texts of the home page. */
export const hero = {
  rubric: 'For churches of every size and tradition',
  title: 'Leave a light on where your people already look.',
  lead: 'Prayer, debt help and Bible answers on your church’s own website. You paste one line of code. People find help at two in the morning, no account needed.',
  terms: 'No card needed. Works in WordPress, Squarespace, Wix and plain HTML.',
  caption: 'The lit part is Lampstand. The rest is your church’s page.',
} as const;

/** Texts of the illustration's church page; its verse comes from the server. */
export const sample = {
  church: 'Grace Chapel',
  pages: ['Sundays', 'Groups', 'Prayer', 'Visit us'],
  heading: 'Pray with us',
  words: 'Our prayer room is open on Wednesday at seven. Until then, start here.',
  asked: 'You wrote: my father’s surgery is on Thursday',
  title: 'Before a father’s surgery',
  prayer:
    'God of mercy, you know my father by name. Thursday is close, and we are afraid. Steady the hands that will care for him. Give him sleep tonight, and give us patience in the waiting room. Whatever the day brings, do not let us meet it alone. Amen.',
  foot: 'Grace Chapel. Everyone is welcome at the door.',
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
        'Most church websites answer three questions well: where, when, and who to ask for. They have less to say to the person who opens them late on a Tuesday with something on their mind and no one to call.',
        'That person isn’t looking for software. They want words for a prayer, or the truth about four bills, or a Bible passage they half remember. Someone in your church could help with each of these. They’re asleep, as they should be.',
      ],
    },
    {
      heading: 'A page, not a conversation',
      paragraphs: [
        'Whatever app you choose, what comes out is a page: a prayer to read aloud in a hospital corridor, a plan with dates for the refrigerator door.',
      ],
    },
    {
      heading: 'Verses are read, not remembered',
      paragraphs: [
        'A true reference with the wrong words is the hardest mistake to notice, and AI makes it often. So no app quotes from memory: we look up the passage in our own copy of the Bible and show those words.',
        'The verse on this page came the same way. We didn’t type it.',
      ],
    },
    {
      heading: 'When it isn’t about the website',
      paragraphs: [
        'Some people will write in a prayer form what they’ve told no one. If the words say that someone is in danger, the first thing on the screen is a person to call.',
      ],
    },
  ],
};

export const promises = [
  {
    name: 'No account',
    words: 'Visitors never log in. No cookies, and we don’t keep what they write.',
  },
  {
    name: 'No invented verse',
    words: 'We check every Bible quotation word for word. If one doesn’t match, we fix it or leave it out, and say so.',
  },
  {
    name: 'Never left alone with it',
    words: 'When someone writes that they’re in danger, the first thing on the screen is a person to call.',
  },
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

export const tryIt = {
  title: 'Try Prayer Generator here',
  lead: 'This is the real app, added to this page the same way your church would add it.',
  notes: [
    { name: 'Separate from this page', words: 'This page can’t see what you write.' },
    { name: 'We don’t keep it', words: 'Copy or print what you want to keep. We don’t.' },
    { name: 'Yours to change', words: 'Edit any part, or have it rewritten.' },
  ],
} as const;

export const closingCta = {
  title: 'One window is enough to begin with.',
  lead: 'Start with one app on one page. See who comes.',
} as const;
