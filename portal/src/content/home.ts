/** Texts of the home page. */
export const hero = {
  rubric: 'For churches of every size and tradition',
  title: 'Leave a light on where your people already look.',
  lead: 'Lampstand puts a prayer generator, a debt coach and Bible chat into your church’s own website, and more ministry apps as they are built. You paste one line. People find help there at two in the morning, with no account to make.',
  terms: 'No card needed. Works in WordPress, Squarespace, Wix and plain HTML.',
  caption: 'The lit part is one line of script. Everything around it is the church’s own page, untouched.',
} as const;

/** Texts of the illustration's church page; its verse comes from the server. */
export const sample = {
  church: 'Grace Chapel',
  pages: ['Sundays', 'Groups', 'Prayer', 'Visit us'],
  heading: 'Pray with us',
  words: 'Our prayer room is open on Wednesday at seven. Until then, begin here.',
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
        'Most church websites answer three questions well: where, when, and who to ask for. They were made for Sunday visitors, and they serve them. They have less to say to the person who opens them late on a Tuesday with something on the mind and nobody to call.',
        'That person is not looking for software. They want words for a prayer, or the truth about four bills, or a place in the Bible that they half remember. Someone in your church could help with each of these. They are asleep, as they should be.',
        'Lampstand keeps a small light on until morning. It does not try to be the church. It does the part that can be done at that hour: it writes a first draft, does the arithmetic to the cent, and finds the passage. Then it says who is there when the office opens.',
      ],
    },
    {
      heading: 'A page, not a conversation',
      paragraphs: [
        'Whatever app you choose, what comes out is a page: a prayer to read aloud in a hospital corridor, a plan with dates that can be stuck to a refrigerator door. It can be copied, printed, or printed large for someone whose glasses are in another room. Every part of it can be changed by hand, because the person who will use it knows more than we do.',
        'Each page says what wrote it and on which day. With no model connected, our own writer composes from material written for that app, and nothing leaves your server. If you connect a model, the page names it. In both cases figures come from arithmetic and verses from a Bible that is kept on the server.',
      ],
    },
    {
      heading: 'Verses are read, not remembered',
      paragraphs: [
        'A true reference with the wrong words is the hardest mistake to notice, and language models make it often. So nothing here quotes from memory. The app names the passage; the server opens its own copy and sets the text, with the reference and the translation beside it. If there is no such verse, the sentence is left out, and the page says so.',
        'The verse on this page came the same way. We did not type it.',
      ],
    },
    {
      heading: 'When it is not about the website',
      paragraphs: [
        'Some people will write to a prayer form what they have told nobody. Before any app reads a sentence, a plain list of phrases does, and if it says that someone is in danger, the first thing on the screen is a person to call. That works when a plan has ended, when a limit is reached, and without any model. It does not understand people, and it misses hints; we have published how many. A quiet line with the number stands under every form for that reason.',
      ],
    },
    {
      heading: 'It stays in its place',
      paragraphs: [
        'The app lives in a closed frame inside your page. It cannot read the rest of your site, it takes its colors from yours, and it says at the foot that your church has put it there. When you remove the line, it is gone, and there is nothing left to clean up.',
        'You do not need a new website, a committee or a programmer. You need the person who can already edit a page, for as long as it takes to paste a line and look at the result.',
      ],
    },
  ],
};

export const promises = [
  {
    name: 'No account',
    words: 'A visitor is never asked to log in. No cookie is set, and nothing they write is kept.',
  },
  {
    name: 'No invented verse',
    words:
      'Every quotation is compared with the printed text before anyone sees it. If it does not match, it is set right or left out, and the page says so.',
  },
  {
    name: 'No lonely answer',
    words: 'When someone writes that they are in danger, the first thing on the screen is a person to call.',
  },
] as const;

export const about = {
  title: 'About Lampstand',
  parts: [
    {
      name: 'Our mission',
      words: 'To put honest, careful help within reach of anyone who opens a church’s website.',
    },
    {
      name: 'Our vision',
      words:
        'That a person who came for a prayer or a budget leaves knowing whom to call, and that someone will answer.',
    },
  ],
} as const;

export const tryIt = {
  title: 'Try the Prayer Generator here',
  lead: 'This is the app itself, brought into this page by the same script that a church puts into its own.',
  notes: [
    { name: 'In a closed frame', words: 'It cannot see this page, and this page cannot see what you write in it.' },
    { name: 'Nothing is kept', words: 'When you leave, it is gone. Print or copy what you want to keep.' },
    { name: 'Yours to change', words: 'Each part can be edited, or written again another way.' },
  ],
} as const;

export const closingCta = {
  title: 'One window is enough to begin with.',
  lead: 'Take one app and one page. See who comes.',
} as const;
