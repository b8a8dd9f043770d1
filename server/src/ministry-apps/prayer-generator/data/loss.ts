import type { Topic } from '../theme.ts';

export const death: Topic = {
  id: 'death',
  words:
    /\b(died|dead|death|killed (?:himself|herself|themselves)|took (?:his|her|their) own li(?:fe|ves)|(?:to|by|after|of) suicide|(?:was|were|been) killed|drowned|passed (?:away|on)|funeral|burial|buried|bury|memorial service|widow(?:ed|er)?|mourn\w*|griev\w+|wake for|celebration of life|graveside|lost (?:my|our|his|her|their) (?:\w+ )?(?:husband|wife|father|dad|mother|mom|mum|son|daughter|brother|sister|friend|grand\w+|aunt|uncle|baby|child|partner|parents?|cousin|nephew|niece)|(?:his|her|my|our|their) late)\b/i,
  sure: /died|passed away|killed (?:himself|herself)|took (?:his|her) own life|funeral/i,
  beside: ['illness', 'dying', 'grief'],
  nouns: /\b(funeral|memorial service|memorial|burial|graveside service|celebration of life)\b/i,
  matter: ['{dead’s} {event}', 'the death of {deadFirst}', 'this death', 'this grief'],
  titles: [
    's: For {dead}, with thanks and tears',
    'For {whom}, after the death of {dead}',
    'In the days after a death',
  ],
  truths: [
    'c: you wept at the grave of a friend, and no one who loves has to be ashamed of tears before you',
    'you are the keeper of all that we have loved',
    'you hold the dead and the living in one hand',
    'you have never told the grieving to hurry',
  ],
  honest: [
    'There is a chair nobody sits in, and a coat by the door that nobody has moved.',
    'The phone is full of kind messages, and the house is very quiet.',
    '{I} keep saving things up to tell {dead}, and then {I} remember.',
    'Sorrow comes in by small doors: a song in a shop, a handwriting, a cup.',
    'Some of what was between us was not finished. You know that too.',
  ],
  ask: [
    'Comfort {whom} in the ordinary hours, when the visitors have gone and the evening has to be got through.',
    'Let there be tears when they are needed, and sleep after them.',
    'Give {whom} people who are not afraid to say {dead’s} name.',
    'Where there is regret, let there be mercy; where there is anger, let it be safe to speak.',
    'Help {whom} with the papers, the telephone calls, the closets. Make the hard tasks small enough to lift.',
    'When the first birthday comes round, and the first winter, be there early.',
    'Teach {whom} to carry {dead} in a way that does not break the back.',
    'Bring back the good days, the healthy days, so that the last ones are not all that is remembered.',
    'Let faith, if it can only be small just now, be as small as it needs to be, and still be faith.',
  ],
  intentions: [
    ['everyone who loved {dead} and could not be here', 'let them know that they belong to this sorrow too'],
    ['the ones who will stand up to speak or sing', 'steady the voice, and if it breaks let that be eloquent'],
    ['all who have buried someone this year', 'let them be asked how they are, and let someone wait for the answer'],
    ['the children, who ask straight questions', 'give them straight and gentle answers'],
    ['those who grieve and were not told that they may', 'comfort them first'],
  ],
  release: [
    '{I} give {dead} into your keeping, where nothing that was good is lost.',
    'You were there before {dead} drew a breath, and you have not let go now. Help {whom} to lean on that.',
    'Until the day when every tear is wiped away, stay close, and let that be enough for today.',
    'Death has taken a great deal. It has not taken love, and it has not taken you.',
  ],
  thanks: [
    'Thank you for {dead}: for the sound of that voice, for habits that made us smile, for every day that was given.',
    'Thank you that there was so much to miss.',
  ],
  complaint: [
    'Why now? Why {dead}? {I} have asked it of the ceiling and of the road, and now {I} ask it of you.',
    'The world goes on buying bread and catching trains, as though nothing had fallen out of it.',
  ],
  collects: [
    [
      'c: you called your friend out of the grave and wept beside it first',
      'receive {dead} into your light, and be with {whom} in the shadow',
      'grief may be carried without despair and love may keep its hope',
    ],
    [
      'c: you are the resurrection and the life',
      'comfort {whom} in the loss of {dead}, and let no sorrow be borne alone',
      'those who weep tonight may at the last be gathered with all your people, where weeping is no more',
    ],
  ],
  breaths: [
    ['You hold the dead', 'hold the living'],
    ['I miss {dead}', 'you know'],
    ['Tears are welcome', 'so is rest'],
  ],
  verses: [
    'Psalm 34:18',
    'John 11:33-36',
    'Revelation 21:4',
    '1 Thessalonians 4:13-14',
    'Psalm 116:15',
    'Romans 8:38-39',
  ],
  how: [
    'Say the name aloud, and then wait as long as you need before you go on.',
    'If the voice breaks, let it. Someone else can read the next sentence; agree on that beforehand.',
  ],
};

export const pregnancyLoss: Topic = {
  id: 'pregnancy-loss',
  words: /\b(miscarr\w+|stillb\w+|lost (?:the|our|my|her|their) (?:baby|babies|pregnancy)|no heartbeat|ectopic)\b/i,
  sure: /miscarried|had a miscarriage|lost (?:our|the|my|her|their) baby/i,
  beside: ['death'],
  noun: 'loss',
  unless: /\b(?:(?:is|are|am|now|['’]re|['’]m) (?:expecting|pregnant)|pregnant again|due (?:in|on))\b/i,
  sensitive: true,
  matter: ['{whose} {event}'],
  titles: ['For a child not held long enough', 'After {whose} {event}'],
  truths: [
    'you saw this child in the hidden place, and what you have seen you do not forget',
    'you do not measure a life by its length',
    'c: you have gathered little ones into your arms before, and you know how light they are',
  ],
  honest: [
    'There was a due date. There were names, perhaps, said only in the dark.',
    'People mean to be kind, and some of what they say hurts.',
    'The body does not know yet that there is nothing to wait for.',
    'There is so little to show for it: a photograph, a bracelet, an empty drawer.',
  ],
  ask: [
    'Take this child into the light, and keep what we could not keep.',
    'Lift every bit of blame from {whom}. It belongs to no one; do not let it settle there.',
    'Be tender with a body that has been through a birth and a death at once.',
    'Let those who grieve together grieve in their own ways and still find each other at night.',
    'Guard {whom} at the checkout, in the office, at the party where someone shares glad news.',
    'When the day comes that would have been the day, let it not pass unmarked.',
    'Give {whom} one friend who will say: tell me about it. And then listen.',
  ],
  intentions: [
    ['all parents whose child is counted nowhere but in their hearts', 'count them, Lord, and comfort them'],
    ['the midwives, nurses and doctors who were gentle', 'let that gentleness come back to them'],
    ['grandparents, brothers and sisters, who lost someone too', 'make room for their sorrow'],
  ],
  release: [
    '{I} have no words that make this right, and {I} will not look for any. Hold the child. Hold us.',
    'What was loved for so short a time was loved wholly. Keep that love; it has nowhere else to go.',
  ],
  thanks: ['For the weeks that were joy, and were real, thank you.'],
  complaint: [
    'Why give, and take so soon? {I} do not understand you, and {I} will not pretend to.',
    'The arms were ready. They ache with nothing in them.',
  ],
  collects: [
    [
      'you knit each life together in secret and call it by name',
      'receive this little one into your keeping, and bind up the hearts that broke',
      'sorrow may be met with tenderness, and love may not be put to shame',
    ],
  ],
  breaths: [
    ['You saw this child', 'you see us'],
    ['Not forgotten', 'not alone'],
  ],
  verses: ['Psalm 139:13-16', 'Isaiah 49:15-16', 'Psalm 34:18', 'Matthew 19:14', 'Lamentations 3:31-33'],
  how: [
    'Light a small lamp if it helps. If you gave the child a name, say it where there is a silence.',
    'There is no right way to get through this page. Stop where you must.',
  ],
};

export const infertility: Topic = {
  id: 'infertility',
  words:
    /\b(infertil\w+|ivf|trying (?:for a (?:baby|child)|to (?:get pregnant|conceive|have a (?:baby|child)))|conceiv\w+|childless\w*|adopt(?:ion|ing)?|foster(?:ing)?)\b/i,
  sure: /trying (?:to conceive|to get pregnant|for a (?:baby|child))|infertility/i,
  noun: 'longing for a child',
  sensitive: true,
  matter: ['{whose} longing for a child'],
  titles: ['While {who} {n:waits|wait} for a child'],
  truths: [
    'you heard a woman who prayed so hard that the priest thought she was drunk, and you did not misread her',
    'you know what it is to long for children',
    'you do not confuse fruitfulness with worth',
  ],
  honest: [
    'Hope comes round every month, and so does the other thing.',
    'Every calendar has become a kind of test.',
    '{I} {am} glad for other people’s news. {I} {am} also on the floor afterward.',
  ],
  ask: [
    '{I} ask you for a child. {I} say it without decoration, because you know it already.',
    'Keep love from turning into a timetable.',
    'Give the doctors and the caseworkers care in what they say and how they say it.',
    'Spare {whom} the clumsy question across the table; and when it comes, give {him} a calm answer or a closed door.',
    'Make this home wide in the meantime. Let there be laughter in it that does not wait for anything.',
    'When envy stings, do not let shame be added to it.',
    'If the way to a family is a different way, bring it near enough to be seen.',
  ],
  intentions: [
    [
      'all who wait for a child by birth, by adoption, or by a telephone call that has not come',
      'keep hope from becoming cruelty',
    ],
    ['children who wait for a family tonight', 'bring them home'],
    ['those for whom the waiting ended without a child', 'let them be loved without explanation'],
  ],
  release: [
    '{I} leave the answer with you, and {I} will probably take it back tonight. Be patient with {me}.',
    'With or without what {I} ask for, let this be a life that is full of love given.',
  ],
  thanks: [
    'Thank you for the one who holds {my} hand in the waiting room.',
    'Thank you for every child who already runs through these rooms on a Sunday.',
  ],
  complaint: [
    'It comes so easily to others. Why is this door the one that sticks?',
    'How many more times must hope be buried in silence?',
  ],
  collects: [
    [
      'you set the lonely in families and give joy in ways no one has planned',
      'look with kindness on {whom} in this longing, and keep heart and body in your peace',
      'whatever is given or withheld, love in this home may grow and not grow bitter',
    ],
  ],
  breaths: [
    ['You hear', 'what I dare not say twice'],
    ['Hold my hope', 'hold me'],
  ],
  verses: ['1 Samuel 1:10-11', 'Psalm 38:9', 'Psalm 113:9', 'Romans 8:26', 'Psalm 62:8'],
  how: [
    'Pray it together if there are two of you, taking turns, sentence by sentence.',
    'On the hardest days, let the prayer be only the sentence that begins with “I ask”.',
  ],
};

export const pet: Topic = {
  id: 'pet',
  words:
    /\b(?:(?:dog|cat|puppy|kitten|horse|rabbit|parrot|hamster|guinea pig|pet)(?:['’]s)?\b.{0,40}\b(?:died|dead|die|dying|put (?:down|to sleep)|sick|ill|vet\b|passed|missing|lost)|(?:died|lost|bury|buried|miss|vet).{0,25}\b(?:dog|cat|puppy|kitten|horse|rabbit|parrot|hamster|guinea pig|pet))\b/i,
  sure: /died|passed away|put (?:down|to sleep)/i,
  sureOf: 'animal',
  beside: ['death'],
  noun: 'animal',
  about: 'self',
  matter: ['the creature {I} love'],
  titles: ['For an animal much loved'],
  truths: [
    'you marked every sparrow and told us so',
    'you filled the earth with creatures and took delight in each of them',
    'you made a covenant with every living thing, not with us alone',
  ],
  honest: [
    'The bowl is still on the kitchen floor.',
    'Some people will say that it is only an animal. You never said so.',
    '{I} listen for feet on the stairs.',
  ],
  ask: [
    'Be gentle with a creature who was never anything but honest.',
    'Comfort this house, where one small life took up so much room.',
    'Let the children cry, and let the grown ones cry as well.',
    'When {I} look up out of habit, let there be more thanks than ache in it.',
  ],
  intentions: [
    ['all who live alone and have lost the one who met them at the door', 'send them company'],
    ['the creatures that are hurt, hunted, or left behind', 'let human beings learn mercy from you'],
  ],
  release: [
    'You made this creature and {I} only borrowed it. Thank you for the loan.',
    'Nothing loved is beneath your notice. {I} rest on that.',
  ],
  thanks: [
    'Thank you for warmth at the foot of the bed, for mud on the floor, and for being forgiven every single day.',
    'Thank you for a friend who never once asked what {I} had achieved.',
  ],
  complaint: ['Why are their lives so short, when they are so good at living?', 'The house is too tidy now.'],
  collects: [
    [
      'you made the beasts of the earth and saw that they were good',
      'comfort this household in its loss and receive our thanks for a faithful companion',
      'we may deal kindly with every creature you have entrusted to us',
    ],
  ],
  breaths: [
    ['You made all creatures', 'you keep them'],
    ['Thank you', 'for this small life'],
  ],
  verses: ['Matthew 10:29', 'Psalm 36:6', 'Psalm 104:24', 'Proverbs 12:10', 'Genesis 9:12-13'],
  how: [
    'Go outside for this one, to a place you walked together.',
    'Let a child read it, if there is a child, and let the child add a sentence.',
  ],
};
