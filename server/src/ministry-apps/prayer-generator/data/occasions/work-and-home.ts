import type { Theme } from '../../theme.ts';

export const workTrouble: Theme = {
  id: 'work-trouble',
  matter: ['this trouble at work'],
  titles: ['For a hard place to work'],
  truths: [
    'you worked with your own hands, and you know what a day’s work costs',
    'you see what goes on in offices, on job sites and in kitchens',
    'you care about fair wages and fair words',
    'c: you spent more years with wood and nails than with crowds',
  ],
  honest: [
    'The stomach tightens on the way there.',
    'It follows {me} home and sits down to supper.',
    'So many hours of life are spent in that place.',
  ],
  ask: [
    'Give a calm mind and a straight back in that place.',
    'Let what is unfair come to light, and be put right.',
    'Give the right words in the hard conversation, and few of them.',
    'Soften those who are harsh, and stop what does harm.',
    'Let good work be seen, and be paid.',
    'Send at least one ally in the next room.',
    'Lighten the load where it is too much for one person.',
    'Show whether to stay or to go, and open a door if it is time.',
    'Let none of it be carried into the house at night.',
    'Keep {me} from becoming like what {I} dislike.',
  ],
  intentions: [
    ['all who work for someone who does not see them', 'let them know what they are worth'],
    ['bosses who are frightened themselves', 'make them fair'],
    ['those who clean up after everyone has left', 'let someone learn their names'],
  ],
  release: ['{I} do {my} work before you, and not only before them.', 'Tomorrow {I} go in again. Come with {me}.'],
  thanks: [
    'Thank you for work itself, for hands that can do it and for the pay.',
    'Thank you for the one who shares a joke at the worst hour.',
  ],
  complaint: [
    'How long will it be allowed to go on like this?',
    'Why is the one who works the most thanked the least?',
  ],
  collects: [
    [
      'you are just in all your ways',
      'put right what is wrong in this place of work, and give patience and courage until it is',
      'labor may be done in peace and be fairly rewarded',
    ],
  ],
  breaths: [
    ['Go in with me', 'come home with me'],
    ['A calm word', 'a clear mind'],
  ],
  verses: ['Colossians 3:23', 'Psalm 90:17', 'James 1:5', 'Proverbs 15:1', 'Psalm 37:5-6'],
  how: ['Pray it in the car before you go in.', 'Choose one line and carry it through the first hour.'],
};

export const workGood: Theme = {
  id: 'work-good',
  matter: ['this new work', 'this good turn at work'],
  titles: ['With thanks for work'],
  truths: [
    'you made us with hands, and you are glad when they have something good to do',
    'you open doors that we had given up on',
    'every good gift comes from you',
    'you have been in the waiting as well as in the yes',
  ],
  honest: [
    'The news is still new. It feels like a coat that has just been put on.',
    'There is gladness in it, and also a first day with no idea where anything is.',
    'It has been a long road to this yes.',
  ],
  ask: [
    'Bless the first day, and the first week, and the patience of those who teach.',
    'Let names be remembered and mistakes be small.',
    'Give good coworkers, and make {me} one.',
    'Keep what is honest honest, when there is more to win.',
    'Let the pay be enough, and some of it be shared.',
    'Let this work do someone good every day.',
    'Guard the hours that belong to family and rest.',
    'Be with everyone who is still waiting for a call like this.',
    'Give courage for what is new, and thankfulness once it is ordinary.',
  ],
  intentions: [
    ['all who are still looking for work', 'let their turn come soon'],
    ['the people who said a good word at the right time', 'bless them for it'],
    ['those who will work side by side there', 'let it be a place where people are glad to come'],
  ],
  release: [
    'The work of these hands is yours first. Establish it.',
    '{I} begin it with you, and {I} want to end each day with you.',
  ],
  thanks: [
    'Thank you for this work, and for the people who opened the way to it.',
    'Thank you for a yes after so much waiting.',
    'For skill that was learned slowly and is wanted now, thank you.',
    'Thank you that someone saw what {who} can do.',
  ],
  complaint: ['{I} waited long for this. Let it last.', 'Do not let success make {me} forget how it was before.'],
  collects: [
    [
      'you prosper honest work',
      'bless this new beginning, and give wisdom, diligence and good company in it',
      'what is done there may be of use to many',
    ],
  ],
  breaths: [
    ['A new beginning', 'from you'],
    ['My hands', 'your work'],
  ],
  verses: ['Psalm 90:17', 'Colossians 3:23', 'James 1:17', 'Psalm 126:3', 'Proverbs 16:3'],
  how: [
    'Pray it in the parking lot before the first shift.',
    'Say the thanks aloud. Someone nearby may want to join in.',
  ],
};

export const farm: Theme = {
  id: 'farm',
  matter: ['this land and the work on it'],
  titles: ['For the farm'],
  truths: [
    'you send rain on the just and the unjust, and you know who needs it',
    'you gave seedtime and harvest and promised that they would not cease',
    'you know the soil better than those who have worked it for generations',
    'you planted the first garden yourself',
  ],
  honest: [
    'So much work lies out there under a sky that no one can order.',
    'A year’s living can be lost in an afternoon.',
    'It is more than a business. Those who came before are in this ground too.',
  ],
  ask: [
    'Send rain where it is dry, and dry days where it is wet, each in its season.',
    'Keep the herd healthy and the fences whole.',
    'Let prices be fair, and let there be enough after the bills.',
    'Guard those who work with machines and with animals.',
    'Protect what is standing in the field from hail, from pests, and from frost.',
    'Give wisdom about what to plant, what to sell, and what to keep.',
    'Let this land stay in careful hands.',
    'Give rest to those who cannot take a day off.',
    'Let nobody who feeds others go to bed worried and alone.',
  ],
  intentions: [
    ['farm families with a letter from the bank on the table', 'show them a way'],
    ['those who pick and pack what we eat', 'give them fair pay and shade'],
    ['young people who would like to stay on the land', 'let it be possible'],
  ],
  release: ['{I} have done what hands can do. The growing is yours.', 'The earth is yours, also these acres.'],
  thanks: [
    'Thank you for rain on a dry field, and for the smell of it.',
    'For good ground and for those who taught us to work it, thank you.',
  ],
  complaint: ['The sky is closed, and the bills come all the same.', 'How many hard years, Lord, before a good one?'],
  collects: [
    [
      'you crown the year with your goodness',
      'bless the land and all who work it, and give weather, health and fair prices in due season',
      'there may be bread for all and a living for those who grow it',
    ],
  ],
  breaths: [
    ['The seed is ours', 'the growing is yours'],
    ['In due season', 'O Lord'],
  ],
  verses: ['Psalm 65:9-11', 'Genesis 8:22', 'Psalm 126:5-6', 'James 5:7', 'Galatians 6:9'],
  how: ['Pray it at the gate, with your hat off if you like.', 'One line a day at the start of chores is enough.'],
};

export const retirement: Theme = {
  id: 'retirement',
  matter: ['the end of a working life, and what comes after'],
  titles: ['At the end of the working years'],
  truths: [
    'you gave the years of work, and you give the years after',
    'you never thought that a person is only what they do',
    'you finished your work and rested, and called the rest holy',
    'you have called people at every age',
  ],
  honest: [
    'The alarm clock is off, and {I} still wake at the old hour.',
    'For so long, everyone knew what {I} {am}. Now the days have no shape.',
    'There is gladness in it, and there is also something like grief.',
  ],
  ask: [
    'Bless what was done in all those years, the part that was seen and the part that was not.',
    'Give peace about what was left unfinished.',
    'Show a use for these mornings that is good for somebody.',
    'Let friendships from work outlast the work.',
    'Keep body and mind lively.',
    'Let there be enough to live on, and no fear about it.',
    'Give patience at home while everyone learns the new hours.',
    'Let what was learned be passed on to someone who wants it.',
    'Let there be rest without guilt.',
  ],
  intentions: [
    ['those who take over the work', 'give them help, and let them do it their way'],
    ['all who wonder what they are for now', 'let someone need them this week'],
    ['people who have to go on working though they are tired', 'give them strength, and a way to rest'],
  ],
  release: ['{I} put down the tools and keep the thanks.', 'What {I} {am} to you has not retired.'],
  thanks: [
    'Thank you for a working life, for colleagues, and for bread earned.',
    'Thank you for mornings that belong to no one else.',
  ],
  complaint: ['{I} do not know who {I} {am} without it.', 'The days are long, and nobody waits for {me}.'],
  collects: [
    [
      'you give work and you give rest',
      'bless the years that are past and the days that are new',
      'there may be purpose and peace in them',
    ],
  ],
  breaths: [
    ['The work is done', 'I am still yours'],
    ['A new day', 'a new use for it'],
  ],
  verses: ['Psalm 92:14', 'Psalm 90:17', 'Ecclesiastes 3:1', 'Isaiah 46:4', '2 Timothy 4:7'],
  how: ['Pray it at the hour when work used to begin.', 'Before you start, name three people from those years.'],
};

export const homeDamage: Theme = {
  id: 'home-damage',
  matter: ['what has happened to this house'],
  titles: ['For a damaged house'],
  truths: [
    'you are a refuge when the walls are not',
    'you know what a house holds besides furniture',
    'you were with your people when they lived in tents',
    'you do not despise a prayer about plumbing',
  ],
  honest: [
    'It smells of wet carpet and of work that has no end.',
    'Things can be replaced, people say. Some of these cannot.',
    'There are phone calls, forms, and waiting, and a mess in the middle of it.',
  ],
  ask: [
    'Give strength for the cleaning up, and good sense about what to do first.',
    'Let the damage be less than it looks.',
    'Send neighbors with pumps, boxes and time.',
    'Let the insurance be fair, and quick.',
    'Send an honest person to do the repairs.',
    'Provide a dry and warm place to sleep.',
    'Save what cannot be bought again.',
    'Keep everyone safe from wires, mold and falling things.',
    'Keep tempers short in nothing, and humor alive.',
  ],
  intentions: [
    ['all whose house is not safe tonight', 'give them shelter'],
    ['plumbers, electricians and roofers', 'keep them safe and bring them soon'],
    ['neighbors with the same trouble', 'let us help each other'],
  ],
  release: [
    'You are our dwelling place. The rest is boards and paint.',
    'One room at a time, Lord. Stay with {me} in each.',
  ],
  thanks: ['Thank you that people matter more than walls.', 'For everyone who came with a bucket, thank you.'],
  complaint: ['Why now, on top of the rest?', '{I} just want {my} house back.'],
  collects: [
    [
      'you are a shelter from the storm',
      'give help, patience and provision to all in this house',
      'it may be a home again',
    ],
  ],
  breaths: [
    ['One thing first', 'then the next'],
    ['You are my shelter', 'I am safe'],
  ],
  verses: ['Psalm 46:1', 'Psalm 91:1-2', 'Isaiah 43:2', 'Psalm 27:5', '2 Corinthians 4:8-9'],
  how: [
    'Pray it before you start again on the work, with your boots on.',
    'Read it once together, then decide what comes first.',
  ],
};

export const newHome: Theme = {
  id: 'new-home',
  matter: ['this home'],
  titles: ['For a new home'],
  truths: [
    'you have been with your people in tents and in houses',
    'you are the one who makes a house into a home',
    'you know each room already',
    'c: you knew what it is to have no place to lay your head',
  ],
  honest: [
    'The boxes have words on them that no longer say what is inside.',
    'There is joy in a key, and a little fear as well.',
    'Every new address means that an old one was left.',
  ],
  ask: [
    'Bless this door, and everyone who comes in by it.',
    'Bless the kitchen: let there be enough, and let there be a chair for one more.',
    'Let there be sleep in the bedrooms and laughter on the stairs.',
    'Give good neighbors, and let us be good ones.',
    'Help the ones who did not want to move to find a friend soon.',
    'Let it be a place where the truth can be said and forgiveness is quick.',
    'Keep it from fire, from thieves, and from cold silence.',
    'Comfort everyone who misses the old place.',
    'Let the payments be met, and the roof hold.',
  ],
  intentions: [
    ['those who lived here before', 'go with them where they are now'],
    ['all who are looking for a place to live', 'let them find one they can afford'],
    ['the new neighbors', 'let there be waves, then names, then friendship'],
  ],
  release: [
    'Unless you build it, it is only lumber. Live here with us.',
    'The keys are in {my} hand, and the house is in yours.',
  ],
  thanks: [
    'Thank you for a place of our own, and for all who helped to get here.',
    'Thank you for walls, for windows, and for a key that fits.',
    'For the years that led to this front step, thank you.',
  ],
  complaint: ['{I} miss what {I} knew.', 'It echoes here, Lord. Fill it.'],
  collects: [
    [
      'you are our dwelling place',
      'bless this house and all who will live in it',
      'love may be at home here, and strangers be welcome',
    ],
  ],
  breaths: [
    ['Peace', 'to this house'],
    ['You were here first', 'live with us'],
  ],
  verses: ['Psalm 127:1', 'Joshua 24:15', 'Proverbs 24:3-4', 'Psalm 121:8', 'Isaiah 32:18'],
  how: ['Walk through the rooms and read a line in each.', 'Read it at the front door with the door open.'],
};

export const bullying: Theme = {
  id: 'bullying',
  matter: ['this cruelty'],
  titles: ['For {whom}, treated cruelly', 'For someone who is left out'],
  truths: [
    'you see what is done behind the backs of grown-ups',
    'you choose the ones whom others leave for last',
    'c: you know what it is to be mocked',
    'you made no one to be a target',
  ],
  honest: [
    'It is called teasing by those who do not have to go back there on Monday.',
    'Words do not leave bruises, and they hurt for years.',
    'It takes courage just to walk through that door.',
  ],
  ask: [
    'Stop it. Let the cruelty end.',
    'Let a grown-up see it, believe it, and act.',
    'Keep {whom} safe on the bus, in the hall and on the phone.',
    'Send one true friend. One would change everything.',
    'Let {whom} know that what they say is not true.',
    'Give courage to tell, and let the telling help.',
    'Turn the hearts of those who do it, and find out who hurt them.',
    'Let those who only watch find the nerve to stand beside {him}.',
    'Give parents wisdom about when to step in, and how.',
    'Let there be one place each day where it is good to be.',
  ],
  intentions: [
    ['everyone who eats lunch alone', 'let somebody pull up a chair'],
    ['teachers and bus drivers', 'give them eyes to see it'],
    ['those who bully', 'stop them, and show them another way to be strong'],
  ],
  release: [
    'You call each of us by name, and not by what others call us.',
    'You are on the side of the one who is pushed. {I} hold on to that.',
  ],
  thanks: ['Thank you for every child who is kind when it costs something.', 'Thank you for a home to come back to.'],
  complaint: ['How long will they be allowed to do it?', 'Why do so many look away?'],
  collects: [
    [
      'you lift up those who are pushed down',
      'keep {whom} safe, send {him} a friend, and stop all cruelty',
      'every child may go to school without fear',
    ],
  ],
  breaths: [
    ['You see me', 'you like me'],
    ['I am yours', 'not theirs'],
  ],
  verses: ['Isaiah 43:1', 'Psalm 56:3', 'Psalm 139:14', '1 Samuel 16:7', 'Joshua 1:9'],
  how: [
    'Pray it in the morning before school, and let the last word be a kind one.',
    'Pray it together, then make the plan whom to tell.',
  ],
};

export const graduation: Theme = {
  id: 'graduation',
  matter: ['this day of finishing', 'this graduation'],
  titles: ['For a graduation'],
  truths: [
    'you have watched every late night and every early alarm',
    'you rejoice with those who rejoice',
    'you know the plans for those who do not know yet what comes next',
    'you give wisdom, and you are glad when it is sought',
  ],
  honest: [
    'Someone has to cry at this, and it may as well be {me}.',
    'It was not always certain that this day would come.',
    'A chapter ends, and nobody has read the next one.',
  ],
  ask: [
    'Bless what has been learned, and let it be of use.',
    'Bless {whom} in all that comes next.',
    'Let this achievement be enjoyed for a whole day before anyone asks what is next.',
    'Guide the next step, and make it clear enough.',
    'Let friends who part today stay friends.',
    'Give courage to try, and grace to fail at something and go on.',
    'Keep {whom} honest, kind, and curious.',
    'Reward all who helped: who drove, who paid, who prayed, who explained it again.',
    'Remember those for whom this day is hard, or who did not get here.',
  ],
  intentions: [
    ['teachers who will start over with a new class', 'let them know what they have done'],
    ['parents in the folding chairs', 'let them be proud, and let them let go'],
    ['the ones who had nobody in the audience', 'let somebody cheer for them too'],
  ],
  release: [
    'The road goes on past where {I} can see. You go along.',
    '{I} put the cap, the paper and the future in your hands.',
  ],
  thanks: [
    'Thank you for this day and for the long road to it.',
    'Thank you for {whom}, and for the stubbornness that finished what was begun.',
    'For teachers who did not give up, thank you.',
    'Thank you for everyone who worked so that this could be.',
  ],
  complaint: ['It went by too fast, Lord.', 'So much is uncertain on the other side of this day.'],
  collects: [
    [
      'you are the source of all wisdom',
      'bless {whom} at the end of this labor and the start of another',
      'what was learned may be used in love',
    ],
  ],
  breaths: [
    ['It is done', 'thank you'],
    ['What comes next', 'comes with you'],
  ],
  verses: ['Jeremiah 29:11', 'Proverbs 3:5-6', 'Joshua 1:9', 'Philippians 1:6', 'Psalm 126:3'],
  how: ['Read it at the table before the cake.', 'Let the youngest person there read the last line.'],
};
