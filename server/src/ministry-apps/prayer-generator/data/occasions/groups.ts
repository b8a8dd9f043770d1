import type { Theme } from '../../theme.ts';
import type { Group } from '../../understanding/groups.ts';

/** What two groups have in common with every other: prayers that fit a whole group name no diagnosis, no outcome and no person. */
const shared = {
  how: [
    'Read it slowly. Where it is not quite your story, put in your own words.',
    'Add at the pause what only you know.',
  ],
};

const health: Theme = {
  ...shared,
  id: 'group-health',
  matter: [],
  naming: [
    '{I} come to you with what is hard for body and mind.',
    '{I} bring you what is wrong, and you know where it hurts.',
  ],
  titles: ['For strength and healing'],
  truths: [
    'you made the body and the mind, and you care for both',
    'you are near to all who are weak or in pain',
    'c: you never passed by someone who called to you for help',
    'you know what hurts, and how long it has hurt',
  ],
  honest: [
    'It is hard to wait, and harder not to know.',
    'So much depends on a body, and nobody is master of one.',
    '{I} would like it to be over. You know that.',
  ],
  ask: [
    '{I} ask you plainly for healing.',
    'Give relief from pain, and rest at night.',
    'Give doctors, nurses and all who care good sense and kind hands.',
    'Take away fear, and give courage for each day.',
    'Let the help that is needed be found, and found in time.',
    'Give strength to everyone who looks after someone.',
    'Let no one who suffers be alone with it.',
    'Give patience with what is slow.',
    'Let there be something good in this day, even a small thing.',
  ],
  intentions: [
    ['all who are in pain tonight', 'ease it, and be near'],
    ['those who look after others and are tired', 'give them rest'],
    ['everyone who waits for an answer', 'let it be a good one'],
  ],
  release: [
    '{I} put it in your hands, which are good hands.',
    'Whatever the day brings, be in it.',
    '{I} trust you with what {I} cannot mend.',
  ],
  thanks: ['Thank you for all who help.', 'Thank you for every good hour.'],
  complaint: ['How long, Lord?', 'Why does it have to be so hard?'],
  collects: [
    [
      'you are the strength of all who trust in you',
      'give healing, relief and courage where they are needed',
      'we may know your mercy in body and soul',
    ],
    ['you bear our weakness with us', 'guide all who treat and tend, and quiet every fear', 'hope may not run out'],
  ],
  breaths: [
    ['You are near', 'I can rest'],
    ['Heal', 'and hold'],
  ],
  verses: ['Psalm 46:1', 'Psalm 41:3', 'Isaiah 41:10', 'Psalm 73:26', 'Jeremiah 17:14'],
};

const grief: Theme = {
  ...shared,
  id: 'group-grief',
  about: 'self',
  matter: ['this loss'],
  titles: ['In a time of loss'],
  truths: [
    'you are close to the brokenhearted',
    'c: you wept at the grave of a friend',
    'nothing that is loved is lost to you',
    'you keep what we cannot keep',
  ],
  honest: [
    'There is a silence where there was a voice or a step.',
    'It comes in waves, at the sink and in the car.',
    'Love does not stop, and so it hurts.',
  ],
  ask: [
    'Comfort {me}, and everyone who feels this loss.',
    'Let tears come, and let them help.',
    'Let the memories be more gift than ache, in time.',
    'Give sleep, and give company.',
    'Be close in the evenings.',
    'Take away regret for what cannot be changed.',
    'Send someone who listens to the story one more time.',
    'Hold what {I} have lost in your keeping.',
    'Give {me} today, and strength for that.',
  ],
  intentions: [
    ['all who miss someone today', 'comfort them'],
    ['those who grieve where nobody sees it', 'see it, and be near'],
  ],
  release: [
    'What {I} cannot hold any longer, you hold.',
    'Stay, until it is easier to breathe.',
    'Love was not for nothing. {I} leave it with you.',
  ],
  thanks: ['Thank you for what was given, and for the love in it.', 'Thank you for those who stay.'],
  complaint: ['It was too soon, whatever the hour.', 'Why, Lord? {I} ask it through tears.'],
  collects: [
    [
      'you heal the brokenhearted',
      'comfort all who mourn, and hold in your keeping what we have lost',
      'grief may be borne in hope',
    ],
  ],
  breaths: [
    ['I miss', 'you hold'],
    ['Comfort me', 'stay with me'],
  ],
  verses: ['Psalm 34:18', 'Matthew 5:4', 'Psalm 147:3', 'Lamentations 3:22-23', '2 Corinthians 1:3-4'],
};

const children: Theme = {
  ...shared,
  id: 'group-children',
  matter: ['a child, and the hope of one'],
  titles: ['For a child'],
  truths: [
    'you love children and those who long for them',
    'you know every child before anyone else does',
    'you are the giver of life',
    'c: you took children in your arms',
  ],
  honest: [
    'So much hope, and so little of it in our hands.',
    'Waiting is the larger part of it.',
    'Love is there already. It is early, as love is.',
  ],
  ask: [
    'Keep every child in this prayer safe.',
    'Give strength and health, day by day.',
    'Give doctors and helpers skill, and kindness with it.',
    'Quiet the fear, in the small hours most of all.',
    'Give patience where there is waiting.',
    'Let there be good news.',
    'Surround the parents with people who help.',
    'Make room for joy, and do not let fear eat it up.',
  ],
  intentions: [
    ['all who long for a child', 'be gentle with them'],
    ['children without a home of their own', 'let one open to them'],
  ],
  release: ['Life is your gift. {I} hold it with open hands.', 'You love this child more than {I} can.'],
  thanks: ['Thank you for life, and for love that goes before it.', 'Thank you for every child who is welcomed.'],
  complaint: ['How long must hope wait?', 'Why is it so hard, Lord?'],
  collects: [
    ['you are the giver of life', 'watch over every child and every parent in this prayer', 'love may find its home'],
  ],
  breaths: [
    ['You give life', 'I trust you'],
    ['Keep safe', 'what is small'],
  ],
  verses: ['Psalm 127:3', 'Psalm 139:13-14', 'Isaiah 40:11', 'Psalm 27:13-14', 'Mark 10:16'],
};

const work: Theme = {
  ...shared,
  id: 'group-work',
  matter: ['work, and what we live on'],
  titles: ['For work and daily bread'],
  truths: [
    'you know what we need before we ask',
    'you taught us to pray for daily bread, and you meant it',
    'you worked with your hands and know what a day’s labor is',
    'you feed the birds, and we are worth more',
  ],
  honest: [
    'Work and money are not everything, but they are in everything.',
    '{I} add it up at night, and it comes out the same.',
    'It takes up more room in {my} head than {I} would like.',
  ],
  ask: [
    'Provide what is needed: {I} ask for it plainly.',
    'Let there be honest work and fair pay.',
    'Give wisdom about the next step.',
    'Keep worry from being the loudest voice in the house.',
    'Put the right people in the way.',
    'Give patience and a clear head.',
    'Let those who depend on this be safe.',
    'Show what can be done today, and let the rest wait.',
    'Keep {me} from measuring {myself} by it.',
  ],
  intentions: [
    ['all who cannot make ends meet this month', 'let help reach them'],
    ['those who hire and those who pay', 'make them fair'],
  ],
  release: ['Give us this day our daily bread. Tomorrow {I} will ask again.', 'You have brought {me} this far.'],
  thanks: ['Thank you for what there is.', 'Thank you for hands that can work, and for people who share.'],
  complaint: ['How is it to be enough, Lord?', '{I} {am} tired of counting.'],
  collects: [
    [
      'you open your hand and fill all things living',
      'provide what is needed, and give honest work and a quiet mind',
      'we may live without fear and give with joy',
    ],
  ],
  breaths: [
    ['Daily bread', 'for this day'],
    ['You know', 'what I need'],
  ],
  verses: ['Matthew 6:11', 'Philippians 4:19', 'Matthew 6:26', 'Psalm 37:25', 'Psalm 90:17'],
};

const home: Theme = {
  ...shared,
  id: 'group-home',
  matter: ['this house, and all who live in it'],
  titles: ['For this house'],
  truths: ['you are our dwelling place in all generations', 'you know what a home means', 'you are near in each room'],
  honest: ['A house is more than boards. You know what it holds.', 'There is a lot to do, and not enough hands.'],
  ask: [
    'Keep everyone in this house safe.',
    'Give what is needed for the house, and good people to help with it.',
    'Give patience with the work and with each other.',
    'Let there be peace under this roof.',
    'Let costs be less than feared.',
    'Make it a place where people can rest.',
    'Let neighbors help, and let us help them.',
  ],
  intentions: [
    ['all who have no home tonight', 'give them shelter'],
    ['those who build and repair', 'keep them safe'],
  ],
  release: ['You are our home. The rest is in your hands.', 'Be at home with us, Lord.'],
  thanks: ['Thank you for a roof, and for those under it.', 'Thank you for a place to come back to.'],
  complaint: ['It is more than {I} can handle at once.', 'Where should {I} begin, Lord?'],
  collects: [['you are our refuge', 'bless this house and those who live in it', 'it may be a place of peace']],
  breaths: [
    ['Peace', 'to this house'],
    ['You are here', 'we are home'],
  ],
  verses: ['Psalm 127:1', 'Psalm 90:1', 'Psalm 121:8', 'Isaiah 32:18', 'Proverbs 24:3-4'],
};

const school: Theme = {
  ...shared,
  id: 'group-school',
  matter: ['school, and all that it brings'],
  titles: ['For school days'],
  truths: ['you are the source of all wisdom', 'you know every student by name', 'you are patient with all who learn'],
  honest: [
    'School is long, and it is not only about books.',
    'There is more on one pair of shoulders than a backpack.',
  ],
  ask: [
    'Give a clear mind and a calm heart.',
    'Let what was learned be there when it is needed.',
    'Give friends who are kind, and courage to be one.',
    'Give teachers patience and joy.',
    'Let no mark decide what anyone is worth.',
    'Keep everyone safe on the way and in the halls.',
    'Make the mornings easier.',
    'Let there be one person there to trust.',
  ],
  intentions: [
    ['those who sit alone', 'let someone sit down beside them'],
    ['teachers at the end of a long day', 'give them rest'],
  ],
  release: ['{I} do what {I} can, and {I} leave the rest with you.', 'Go along, Lord, into each room.'],
  thanks: ['Thank you for minds that can learn, and for those who teach.', 'Thank you for everything that went well.'],
  complaint: ['It is too much at once, Lord.', 'Why must it be so hard to belong?'],
  collects: [
    [
      'you give wisdom to those who ask',
      'be with all who learn and all who teach',
      'they may grow in knowledge and in kindness',
    ],
  ],
  breaths: [
    ['A clear mind', 'a calm heart'],
    ['Go with me', 'through the door'],
  ],
  verses: ['James 1:5', 'Joshua 1:9', 'Proverbs 2:6', 'Psalm 32:8', 'Philippians 4:6-7'],
};

const family: Theme = {
  ...shared,
  id: 'group-family',
  sensitive: true,
  matter: ['{my} family, and those {I} love'],
  naming: [
    '{I} bring you people {I} love, and what is hard between us.',
    '{I} come to you about those who are closest.',
  ],
  titles: ['For those who are close'],
  truths: [
    'you know each of us from the inside',
    'you love everyone in this story',
    'you made us for one another, and you know how hard that is',
    'you are patient with families; you have always worked with them',
  ],
  honest: [
    'Nobody can hurt as much as those who are close.',
    'There is love in it, and that is why it is hard.',
    '{I} do not see the whole of it. You do.',
  ],
  ask: [
    'Be near to each one of us.',
    'Give truth, and give gentleness with it.',
    'Let what is hurt begin to heal.',
    'Keep everyone safe.',
    'Give {me} the right word, and the sense to be quiet.',
    'Soften what has grown hard, on every side.',
    'Protect the children from what is not theirs to carry.',
    'Show {me} what is mine to do, and what is not.',
    'Let there be one good hour together.',
    'Keep a door open that no one can shut.',
  ],
  intentions: [
    ['families who do not speak', 'let someone find the first word'],
    ['children who hear too much through the wall', 'let them be comforted'],
  ],
  release: ['{I} cannot change anyone. {I} put each of us in your hands.', 'You love them more than {I} do.'],
  thanks: [
    'Thank you for the love that is there, also when it is tired.',
    'Thank you for every time we found the way back.',
  ],
  complaint: ['It should not be like this, Lord.', 'How long shall it go on?'],
  collects: [
    [
      'you are the father of every family',
      'heal what is hurt among us, and keep each of us safe',
      'love may have the last word',
    ],
  ],
  breaths: [
    ['You love each one', 'I let go'],
    ['Truth', 'and gentleness'],
  ],
  verses: ['Colossians 3:12-13', 'Romans 12:18', '1 Corinthians 13:7-8', 'Psalm 55:22', 'Ephesians 4:32'],
};

const heart: Theme = {
  ...shared,
  id: 'group-heart',
  matter: ['how {I} feel today'],
  titles: ['For a heavy day'],
  truths: [
    'you know how {I} {am} without being told',
    'you are gentle with tired people',
    'you never said that we had to be strong',
    'you are near',
  ],
  honest: [
    'It is not a good day, and {I} say so.',
    '{I} {am} carrying more than shows.',
    '{I} do not need an answer so much as company.',
  ],
  ask: [
    'Stay close to {me} today.',
    'Give {me} rest, for the body and for the mind.',
    'Lift what weighs on {me}, if only a little.',
    'Send me one kind voice.',
    'Give {me} peace that {I} do not have to make {myself}.',
    'Show {me} the next small step.',
    'Let tomorrow be lighter.',
    'Keep {me} from hard words, to others and to {myself}.',
  ],
  intentions: [
    ['all who feel the same tonight', 'let them know that they are not alone'],
    ['those who live by themselves', 'let someone call'],
  ],
  release: ['It is enough for today. {I} give you the rest.', 'You are here. {I} can breathe.'],
  thanks: ['Thank you for the small things that were good.', 'Thank you for staying.'],
  complaint: ['It is too much, Lord.', 'Do not be far away.'],
  collects: [
    [
      'you know the weight of each heart',
      'give rest to the weary and company to the lonely',
      'we may find peace in you',
    ],
  ],
  breaths: [
    ['You are here', 'I can breathe'],
    ['Give me peace', 'give me rest'],
  ],
  verses: ['Psalm 62:8', 'Matthew 11:28-30', 'Psalm 55:22', 'Psalm 139:1-4', 'Isaiah 41:10'],
};

const law: Theme = {
  ...shared,
  id: 'group-law',
  sensitive: true,
  matter: ['what others will decide'],
  titles: ['For justice and mercy'],
  truths: [
    'you are just, and you are merciful',
    'you see what no file can show',
    'c: you stood before a judge yourself',
  ],
  honest: ['So much depends on people who do not know us.', 'The waiting is a sentence of its own.'],
  ask: [
    'Let those who decide be fair and merciful.',
    'Let the truth be heard.',
    'Send good counsel, and someone who stays.',
    'Keep the family together, as far as it can be.',
    'Take away fear, and give a calm voice.',
    'Keep everyone safe who waits behind a door.',
    'Comfort any who were harmed.',
    'Let there be a way forward after it.',
  ],
  intentions: [
    ['all who wait for a decision', 'give them patience'],
    ['judges and officers', 'give them wisdom and a heart'],
  ],
  release: ['You have the last word, and it is a good one.', 'Go in with us, Lord.'],
  thanks: ['Thank you for those who speak for others.', 'Thank you for every fair word.'],
  complaint: ['How long must we wait?', 'Let it not all depend on a piece of paper.'],
  collects: [
    [
      'you love justice and mercy',
      'guide all who must decide, and strengthen all who wait',
      'what is right may be done',
    ],
  ],
  breaths: [
    ['You know the truth', 'I trust you'],
    ['Justice', 'and mercy'],
  ],
  verses: ['Micah 6:8', 'Psalm 37:5-6', 'Psalm 103:6', 'Isaiah 41:10', 'Psalm 121:8'],
};

const joy: Theme = {
  ...shared,
  id: 'group-joy',
  matter: ['this joy'],
  naming: ['{I} come to you glad.', '{I} bring you something good, and {I} want you to have it first.'],
  titles: ['With joy'],
  truths: [
    'every good gift comes from you',
    'you rejoice with those who rejoice',
    'you love a feast',
    'you have made this day, and it is a good one',
  ],
  honest: [
    'Joy wants to be told.',
    'It is a day to remember.',
    'There is nothing to fix in this prayer, and that is good.',
  ],
  ask: [
    'Bless everyone who has a part in this joy.',
    'Let it be a day that is remembered gladly.',
    'Let love grow, and laughter with it.',
    'Keep us thankful when the day is over.',
    'Let those who are sad find a place at the table.',
    'Let what begins here have your blessing for a long time.',
    'Be close to those who could not be here.',
  ],
  intentions: [
    ['those for whom today is hard', 'let our joy not hurt them, and bring them theirs'],
    ['all who made this possible', 'bless them'],
  ],
  release: ['This is the day you have made. {I} {am} glad in it.', 'To you be the thanks.'],
  thanks: [
    'Thank you for this joy.',
    'Thank you for people to share it with.',
    'For all the good that led here, thank you.',
    'Thank you for a day without a but in it.',
  ],
  complaint: ['Let it last, Lord.', 'Do not let it go by unnoticed.'],
  collects: [
    ['you are the giver of joy', 'bless this day and all who are glad in it', 'our gladness may turn to praise'],
  ],
  breaths: [
    ['Thank you', 'for this'],
    ['This day', 'is your gift'],
  ],
  verses: ['Psalm 118:24', 'Psalm 126:3', 'James 1:17', 'Romans 12:15', 'Psalm 16:11'],
};

const away: Theme = {
  ...shared,
  id: 'group-away',
  matter: ['the road, and those who are on it'],
  titles: ['For those who are away'],
  truths: [
    'you go before us and behind us',
    'there is no place where you are not',
    'you keep our going out and our coming in',
  ],
  honest: ['It is hard to love someone who is far away.', 'The house listens for a car.'],
  ask: [
    'Keep everyone safe on the way and at the end of it.',
    'Bring all of us home.',
    'Be close to those who go, and to those who stay.',
    'Give courage for what is unknown.',
    'Let the calls get through.',
    'Guard body and mind.',
    'Let distance not make strangers of us.',
  ],
  intentions: [
    ['all who are far from home', 'let them find kindness there'],
    ['those who wait at a window', 'comfort them'],
  ],
  release: ['You are there, and you are here. {I} rest on that.', 'Go along, Lord.'],
  thanks: ['Thank you for every safe return.', 'Thank you for voices over long distances.'],
  complaint: ['It is far, and it is long.', 'How many days more, Lord?'],
  collects: [
    [
      'you watch over our going out and our coming in',
      'keep all who are away, and those who wait for them',
      'they may meet again in joy',
    ],
  ],
  breaths: [
    ['There', 'and here'],
    ['Go with them', 'stay with me'],
  ],
  verses: ['Psalm 121:8', 'Psalm 139:9-10', 'Joshua 1:9', 'Genesis 28:15', 'Psalm 91:11'],
};

export const groupThemes: { readonly [group in Group]?: Theme } = {
  health,
  grief,
  children,
  work,
  home,
  school,
  family,
  heart,
  law,
  joy,
  away,
};
