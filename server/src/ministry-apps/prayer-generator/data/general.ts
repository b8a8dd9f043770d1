import type { CollectParts, Intention, Line } from '../theme.ts';

/** Lines for any occasion, used in a long prayer after those of the theme. */
export const general = {
  truths: [
    'you are not far off, and you are not easily shocked',
    'your mercy was up before the sun',
    'you have listened to the human race for a long time and have not stopped',
    'you know the whole of it, including what nobody has told',
    'nothing that matters to us is too small for you to bend down to',
    'you are the same in the light and in the dark',
  ],
  ask: [
    'Let kindness come from an unexpected side today.',
    'Give patience for what is slow and courage for what is sudden.',
    'Where there is anger, keep what is true in it and take away what would harm.',
    'Put the right person in the right doorway at the right hour.',
    'Let what is true be said, and let it be said with love.',
    'Strengthen whatever is good and nearly gone.',
    'Be in the small practical things, where most of life is.',
    'Turn {me} away from what {I} only imagine, toward what is really here.',
    'If {I} {am} part of the answer, tell {me} so before {I} talk {myself} out of it.',
    'Let no one in this story be left to cope alone.',
    'Bring something gentle into the hardest hour of the day.',
  ],
  brief: [
    'Come close to {me} now.',
    'Give {me} your peace, and let it be real.',
    'Stay with {me} through the night ahead.',
    'Let {me} not lose heart.',
    'Make {me} kind in it.',
  ],
  intentions: [
    ['those who have nobody to say it to', 'hear them as clearly as you hear {me}'],
    ['the neighbors behind the other windows', 'let peace be in each house, and bread on each table'],
    ['people {I} find it hard to love', 'give them whatever would make them gentle, and begin with {me}'],
    ['those who work tonight so that the rest of us are safe', 'bring them home in the morning'],
    ['all who are hungry, or cold, or far from home', 'let them be fed, and warm, and welcome'],
    ['the very old, who remember more than they are asked about', 'let somebody ask'],
    ['this church', 'make it a place where people may come as they are and be better for coming'],
    ['all who have no strength to pray', 'let these words be said for them as well'],
  ],
  release: [
    'You have heard it all now. {I} leave it where it is safe.',
    '{I} do not know how you will answer. {I} know whom {I} have asked.',
    'Hold what {I} let go of. Hold {me} while {I} let go.',
    'Your goodness is older than all of this. {I} wait for it.',
    'In the meantime give {me} the next step, and light enough for that.',
  ],
  silence: [
    'Hear now in the quiet what {I} cannot put into words.',
    '{I} stop here for a moment, and let you look at it with {me}.',
    'In this silence, Lord, {I} bring what has no name yet.',
    'Let there be quiet now, and let it be full of you.',
    'Here {I} fall silent. You do not need {me} to fill it.',
    'Listen, Lord, to what lies under the words.',
    'For as long as a breath takes, {I} only look toward you.',
  ],
  hope: [
    'You have been faithful in every generation before this one.',
    'Let there be a little light on the sill, and eyes to see it.',
    'Others have trusted you before {me}, and {I} trust you with them.',
    'What you have begun in love you do not drop.',
  ],
} as const satisfies Record<string, readonly Line[] | readonly Intention[]>;

/** Collects for any occasion, after those of the theme. */
export const generalCollects: readonly CollectParts[] = [
  ['you hear the prayer of the heart', 'come to our help', 'we may live in your peace'],
  ['you are patient with us', 'give us what we need for this day', 'we may trust you for the next'],
  [
    'you hear the sighs that never become words',
    'receive what we have said and what we could not say',
    'in quietness and trust we may find our strength',
  ],
  [
    'you have set us among neighbors and made us keepers of one another',
    'give us eager hands and unhurried hearts',
    'no one near us may be without help for want of our seeing',
  ],
  [
    'your kindness is new with every morning',
    'lead us through the rest of this day, and forgive what we spoil in it',
    'evening may find us at peace with you and with one another',
  ],
  [
    'you keep the weary and the wakeful alike',
    'watch this night over all who work, or weep, or cannot rest',
    'the morning may find them kept',
  ],
  [
    'you gather the church out of every people and hold it together in spite of us',
    'make us honest, generous and brave',
    'those who look for you may find some trace of you among us',
  ],
  [
    'you know the fears that we do not admit',
    'quiet them by your presence and turn our thoughts to those whose fears are greater',
    'we may live with open doors',
  ],
  [
    'you hold all our times in your hand',
    'steady us in what is changing and keep us in what does not change',
    'we may go forward in hope',
  ],
];

/** First and last parts of a collect whose petition is an intention. */
export const collectFrames = {
  attributes: [
    'you forget no one whom you have made',
    'you hear the cry that others do not hear',
    'your care reaches farther than ours',
    'you know each of your children by name',
    'you are the strength of all who put their trust in you',
    'you draw near to those whom the world passes by',
    'your compassion is over all that you have made',
    'you bear our burdens day by day',
    'you have bound our lives together so that none of us stands alone',
  ],
  purposes: [
    'all may know that they are held in your care',
    'hope may find a home among us again',
    'none may be lost for want of help',
    'your peace may come where it is least expected',
    'the burdens of many may be carried by many',
    'we may see your goodness in the land of the living',
    'those who weep now may come to laugh again',
    'mercy may have the last word',
    'every door that has been shut in fear may be opened in trust',
  ],
} as const satisfies Record<string, readonly Line[]>;

/** Sentences that say what the prayer is about and whom it is for; each is used when its slots are known. */
export const naming = {
  all: [
    '{I} bring you {whom}. You know about {matter}.',
    'This is about {whom}, about {matter}. You know it better than {I} can tell it.',
    '{I} come to you with {whom}, and with {matter}.',
    '{I} hold out to you {whom}, and {matter}.',
  ],
  matter: [
    'You know about {matter}.',
    '{I} come to you with {matter}.',
    '{I} want to speak to you about {matter}.',
    '{Matter}: that is what {I} have to bring.',
  ],
  who: [
    '{I} bring you {whom}.',
    '{I} say the name of {whom} to you, and you know it already.',
    'This prayer is for {whom}, whom you know through and through.',
    '{I} hold {whom} in front of you.',
  ],
  others: [
    '{I} bring before you {others}. You know more than {I} can say.',
    '{I} think of {others} as {I} pray, and you know all that is in {my} thoughts.',
    '{I} come before you with {others} in {my} thoughts.',
  ],
  remembered: ['{I} remember {remembered} before you.', 'You know {remembered}, and all that {I} remember.'],
  thanks: [
    '{I} come with thanks, and you know what for: {whom}, and {matter}.',
    '{I} come with thanks for {whom}, and with {matter} on {my} mind.',
  ],
  thanksWho: [
    '{I} come with thanks, and {I} bring you {whom}.',
    'With thanks {I} bring {whom} before you.',
    '{I} come with a thankful heart, and with {whom}.',
  ],
  nothing: [
    'You know what it is, and {I} {am} glad that {I} need not explain.',
    '{I} have not many words for it. You have all of them.',
    'What {I} carry is no secret to you.',
  ],
} as const satisfies Record<string, readonly Line[]>;

/** The line before a quotation of the person's own words, and the line instead of it when they are too long. */
export const quoteLeads = {
  one: ['These are my own words.', 'I say it in my own words.', 'This is what I want to tell you.'],
  many: ['These are the words we bring.', 'This is what was written for our prayer.'],
  oneOfUs: ['One of us has put it in these words.', 'These are the words of one of us.'],
  readAlone: '*Here be silent for a while. God knows what you wrote.*',
  readTogether: '*Here keep silence for a while.*',
} as const;

/** Sentences for an intention. "Be near to" is left out: some of these people do harm. */
export const intentionForms = [
  'Remember {for}: {ask}.',
  '{I} pray for {for}: {ask}.',
  '{I} think too of {for}: {ask}.',
  'Do not forget {for}: {ask}.',
  '{I} bring you {for}: {ask}.',
];
