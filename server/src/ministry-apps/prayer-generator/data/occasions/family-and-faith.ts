import type { Theme } from '../../theme.ts';

export const divorce: Theme = {
  id: 'divorce',
  sensitive: true,
  matter: ['this separation'],
  titles: ['When a marriage ends'],
  truths: [
    'you stay when promises have not held',
    'you know both sides of it, and you are not a judge in a hurry',
    'you are near to the brokenhearted, and there is more than one here',
    'you can begin with what is left',
  ],
  honest: [
    'There are papers, boxes and two of some things and none of others.',
    'It is a grief, and nobody brings a casserole.',
    'Love, anger and relief are all in the same drawer.',
  ],
  ask: [
    'Be gentle with everyone whom this is breaking.',
    'Keep the children out of the middle, and sure of being loved on both sides.',
    'Let what must be decided be decided fairly.',
    'Give the next right thing to do, and only that.',
    'Take the poison out of words, spoken and typed.',
    'Let there be a roof, enough money, and someone to call on Sunday night.',
    'Heal the shame. Help each one to tell the truth without revenge.',
    'Give friends wisdom to love without taking up arms.',
    'Let something new grow here, in its own time.',
  ],
  intentions: [
    ['children who pack a bag every other Friday', 'let both houses feel like home'],
    ['those who sleep on one side of the bed', 'keep them company'],
    ['judges and lawyers', 'make them wise, and make them brief'],
  ],
  release: [
    '{I} cannot hold it together. You can hold the people.',
    'What is broken is in your hands. {I} will not hide it from you.',
  ],
  thanks: ['Thank you for what was good, since some of it was.', 'Thank you for friends who ask and then listen.'],
  complaint: ['This was not what was promised.', 'How did it come to this, Lord?'],
  collects: [
    [
      'you heal the brokenhearted and bind up their wounds',
      'have mercy on all who are hurt by this parting, the children first',
      'there may be peace after it, and a future',
    ],
  ],
  breaths: [
    ['It is broken', 'you are here'],
    ['The next step', 'only that'],
  ],
  verses: ['Psalm 34:18', 'Psalm 147:3', 'Isaiah 43:18-19', 'Lamentations 3:22-23', 'Psalm 55:22'],
  how: [
    'Pray it when the house is quiet, and stop where you need to.',
    'Do not read it to children; make them a shorter one.',
  ],
};

export const forgiving: Theme = {
  id: 'forgiving',
  about: 'self',
  sensitive: true,
  matter: ['a hurt that is still there'],
  titles: ['With a hurt that is still there'],
  truths: [
    'you know exactly what was done, and you have never called it nothing',
    'c: you forgave, and it cost you everything',
    'you are patient with those who cannot do it yet',
    'you want truth, and you want peace, and you know how far apart they can be',
  ],
  honest: [
    'Part of {me} wants to let it go, and part of {me} keeps the receipt.',
    'It still hurts. It would be a lie to say otherwise.',
    'The silence has gone on so long that it has become furniture.',
  ],
  ask: [
    'Heal the hurt itself, where no words reach.',
    'Take away {my} wish to pay it back.',
    'Show {me} what forgiveness is here, and what it is not.',
    'Where it is safe and right, open a way to speak again.',
    'Where it is not safe, let {me} be free of it from a distance.',
    'Give {me} the truth about {my} own part.',
    'Soften what is hard on both sides.',
    'Let the first word be found, and let it be a kind one.',
    'Do not let this one thing decide who {I} become.',
    'Comfort {me} for the time that has been lost.',
  ],
  intentions: [
    ['the one who did it', 'bring them to the truth'],
    ['families in which somebody’s name is not spoken', 'let there be a beginning'],
    ['all who were told to forgive too fast', 'give them time, and let them be heard'],
  ],
  release: [
    '{I} cannot do it alone. {I} {am} willing to be made willing.',
    'You will judge rightly. {I} let go of the bench.',
  ],
  thanks: [
    'Thank you that {I} have been forgiven more than once.',
    'Thank you for every peace that seemed impossible before it came.',
  ],
  complaint: ['It was wrong, and nobody has said so.', 'How long shall {I} carry what someone else did?'],
  collects: [
    [
      'you are slow to anger and rich in mercy',
      'heal the wound, free the heart from bitterness, and make a way toward peace where peace is safe',
      'the past may lose its power over the days to come',
    ],
  ],
  breaths: [
    ['You saw it', 'I give it to you'],
    ['Heal the hurt', 'free my heart'],
  ],
  verses: ['Ephesians 4:31-32', 'Matthew 18:21-22', 'Romans 12:18', 'Psalm 103:8', 'Colossians 3:13'],
  how: [
    'Pray only the lines that are true for you today.',
    'Forgiving does not mean going back. Pray it without deciding anything.',
  ],
};

export const enemies: Theme = {
  id: 'enemies',
  about: 'self',
  sensitive: true,
  matter: ['someone who does wrong'],
  titles: ['About someone who does wrong'],
  truths: [
    'you are just, and nobody fools you',
    'you make your sun rise on the evil and the good, which is hard for us',
    'c: you told us to pray for those who do us wrong, and you did it yourself',
    'you hear both the anger and what is under it',
  ],
  honest: [
    '{I} {am} angry, and {I} would rather tell you than tell everyone else.',
    '{I} do not feel kind. {I} come as {I} {am}.',
    '{I} have written the speech in {my} head a hundred times.',
  ],
  ask: [
    'Stop what is wrong, and let the truth be seen.',
    'Keep {me} and those {I} love safe from harm.',
    'Keep {me} from doing something {I} would be ashamed of.',
    'Give {me} a quiet answer, or the strength to give none.',
    'Do what is right for the one who wrongs {me}, and change what needs changing.',
    'Take the bitterness out of {me} before it settles.',
    'Let me sleep without going over it again.',
    'Where there is a way to live in peace, show it to both of us.',
    'Let there be someone fair to turn to.',
  ],
  intentions: [
    ['all who are treated unfairly and have no one to tell', 'be their defender'],
    ['those who do harm', 'stop them, and give them another heart'],
    ['judges, bosses and teachers who have to sort it out', 'make them fair'],
  ],
  release: ['{I} leave the judging to you. It is safer there.', 'You see it all. {I} do not have to win.'],
  thanks: ['Thank you for those who stand by {me}.', 'Thank you that {I} may say this to you and need not pretend.'],
  complaint: ['How long shall it go on, Lord?', 'Why do they sleep well?'],
  collects: [
    [
      'you judge justly and love mercy',
      'protect us from harm, stop what is wrong, and keep our own hearts from hatred',
      'there may be peace and truth between neighbors',
    ],
  ],
  breaths: [
    ['You see', 'I let go'],
    ['Not by my hand', 'but by yours'],
  ],
  verses: ['Romans 12:19', 'Matthew 5:44-45', 'Psalm 37:5-6', 'Proverbs 15:1', 'Psalm 7:1'],
  how: [
    'Walk fast while you pray it, if that helps.',
    'Wait a night before you answer anyone. Pray it again in the morning.',
  ],
};

export const angerAtGod: Theme = {
  id: 'anger-at-god',
  about: 'self',
  matter: ['{my} anger with you'],
  naming: [
    '{I} {am} angry with you, and {I} have come to say so.',
    'This is not a polite prayer. {I} {am} angry, and {I} bring it to you.',
    '{I} have a complaint, and it is against you.',
  ],
  titles: ['To God, in anger'],
  truths: [
    'you put the angry psalms in the book yourself',
    'you can bear to hear it',
    'you did not silence Job when he shouted',
    'c: you cried out “why” with your own mouth',
  ],
  honest: [
    '{I} asked, and nothing came. {I} do not know what to do with that.',
    'They tell {me} that you have a plan. {I} do not want to hear it.',
    '{I} would not be so angry if {I} did not care.',
  ],
  ask: [
    'Hear {me} out. Do not change the subject.',
    'Do not send {me} an explanation. Come yourself.',
    'If you were there, show {me} where.',
    'Stay while {I} {am} angry. Do not leave before {I} {am} done.',
    'Keep {me} from people with quick answers.',
    'Let the anger be honest, and let it not turn on someone who did nothing.',
    'Take care of what {I} love, since {I} could not.',
    'Leave some thread between us, however thin.',
    'When the anger is spent, be what is there under it.',
  ],
  intentions: [
    ['everyone who has stopped talking to you because of this', 'do not take their silence for the end'],
    ['those who are hurt as {I} {am} hurt', 'answer them, and soon'],
    ['all who tell the hurting to be quiet', 'teach them to listen'],
  ],
  release: [
    '{I} have said it to your face. That is as much trust as {I} have.',
    '{I} {am} not walking away. {I} {am} waiting for an answer.',
  ],
  thanks: [
    'Thank you that {I} may say this to you and live.',
    'Thank you for those before {me} who shouted and were heard.',
  ],
  complaint: ['Why? {I} want to know why.', 'You could have stopped it. You did not.', 'Where were you?'],
  collects: [
    [
      'you have heard the cries of your people in every age',
      'receive our anger, and do not hide your face from us',
      'we may not lose you in our pain',
    ],
  ],
  breaths: [
    ['Why', 'O Lord'],
    ['I am angry', 'I am here'],
  ],
  verses: ['Psalm 13:1-2', 'Psalm 22:1-2', 'Habakkuk 1:2', 'Psalm 88:13-14', 'Psalm 77:7-9'],
  how: [
    'Say it out loud, as loud as you need to. Nobody has to hear it but God.',
    'Stop before the last line if it is not true yet.',
  ],
};

export const sobriety: Theme = {
  id: 'sobriety-self',
  about: 'self',
  sensitive: true,
  matter: ['{my} sobriety', 'this one day at a time'],
  titles: ['One day at a time'],
  truths: [
    'you know how strong it is, and you are stronger',
    'your mercies are new every morning, and that is how {I} have to live',
    'you do not keep count of falls; you count the times we get up',
    'you have been with {me} in places {I} do not talk about',
  ],
  honest: [
    'It is one day. It is always only the one day.',
    'There are people {I} hurt, and they remember it better than {I} do.',
    'Some evenings it talks to {me} in {my} own voice.',
  ],
  ask: [
    'Keep {me} sober today. Tomorrow {I} will ask again.',
    'When the craving comes, let {me} pick up the phone and not the other thing.',
    'Put someone in {my} path who has walked this longer.',
    'Give {me} honesty, also the small kind.',
    'Help {me} to make right what can be made right.',
    'Let those who love {me} learn to trust slowly, and let {me} not be in a hurry about it.',
    'Heal what {I} was trying to numb.',
    'Give {me} something good to do with {my} hands and {my} evenings.',
    'If {I} have fallen, get {me} up before shame talks {me} into staying down.',
  ],
  intentions: [
    ['the one who is shaking through a first night without it', 'stay beside the bed'],
    ['everyone in the folding chairs tonight', 'keep them coming back'],
    ['families who have learned not to hope', 'surprise them'],
  ],
  release: ['{I} cannot. You can. {I} will let you, today.', 'One day is in {my} hands, and {I} put it into yours.'],
  thanks: [
    'Thank you for every day clean. {I} did not do it alone.',
    'Thank you for coffee, for sponsors, and for people who told {me} the truth.',
    'For a clear morning and a memory of last night, thank you.',
  ],
  complaint: ['Why does it have to be so hard for {me} and not for others?', '{I} {am} tired of fighting it.'],
  collects: [
    [
      'you set the captives free',
      'keep {me} sober this day, and give courage, honesty and good company',
      'what was lost may be restored',
    ],
  ],
  breaths: [
    ['Just today', 'with you'],
    ['I cannot', 'you can'],
  ],
  verses: ['Lamentations 3:22-23', '1 Corinthians 10:13', 'Psalm 40:2', '2 Corinthians 12:9', 'Isaiah 43:18-19'],
  how: [
    'Pray it before your feet touch the floor.',
    'Then call one person. SAMHSA’s line, 1-800-662-4357, answers at any hour.',
  ],
};

export const prison: Theme = {
  id: 'prison',
  sensitive: true,
  matter: ['a life behind bars', 'the time still to be served'],
  titles: ['For {whom}, behind bars', 'For someone behind bars'],
  truths: [
    'you hear the groaning of the prisoner',
    'c: you were arrested, and you know the sound of that door',
    'you call a person by name where others use a number',
    'your presence needs no visiting hours',
  ],
  honest: [
    'The calls cost money, and they are cut off in the middle.',
    'Love goes on, and so does the sentence.',
    'A person is more than the worst thing they have done. Few places say so.',
  ],
  ask: [
    'Keep {whom} safe in there, from others and from despair.',
    'Keep {his} heart soft where everything teaches it to be hard.',
    'Let letters be written, and let them be answered.',
    'Send a chaplain, a teacher, a cellmate who means well.',
    'Give officers fairness and self-control.',
    'Let the time be used for something: a book, a trade, a truth.',
    'Comfort those who were harmed.',
    'Keep the family together through visiting rooms and holidays.',
    'When the door opens, let there be a job, a bed and somebody waiting.',
    'Give those who wait outside strength to go on loving.',
  ],
  intentions: [
    ['children with a parent inside', 'let no one shame them'],
    ['victims and their families', 'give them justice and peace'],
    ['all who come out this week with a bag and no plan', 'let someone meet them'],
  ],
  release: ['There is no wall you cannot go through. Go where {I} cannot.', 'The years are long. You are longer.'],
  thanks: ['Thank you for every letter that arrives.', 'Thank you that you give up on nobody.'],
  complaint: ['How many more years, Lord?', 'The silence from in there is hard to bear.'],
  collects: [
    [
      'you proclaim freedom to the captives',
      'be with {whom} behind those walls, keep {him} safe and turn {his} heart to you',
      'there may be a life after this, and people to share it',
    ],
  ],
  breaths: [
    ['Behind those walls', 'you are there'],
    ['Not forgotten', 'not by you'],
  ],
  verses: ['Psalm 69:33', 'Hebrews 13:3', 'Isaiah 61:1', 'Psalm 102:19-20', 'Matthew 25:36'],
  how: ['Copy it by hand and put it in a letter.', 'Pray it at the hour when the call usually comes.'],
};

export const immigration: Theme = {
  id: 'immigration',
  sensitive: true,
  matter: ['these papers, and a place to stay'],
  titles: ['For papers, and a place to stay'],
  truths: [
    'you led a people through the desert, and you know what it is to be on the way',
    'you love the stranger and tell us to do the same',
    'c: you were carried across a border as a child',
    'no one is a foreigner to you',
  ],
  honest: [
    'A whole life hangs on an envelope.',
    'There are two homes, and a border through the heart.',
    'It is tiring to be careful all the time.',
  ],
  ask: [
    'Let the papers come, and let the answer be good.',
    'Keep the family together.',
    'Give judges and officers fairness, and eyes that see a person.',
    'Send an honest lawyer who answers the phone.',
    'Take the fear out of every knock at the door.',
    'Let there be work, fair pay and a safe place to sleep.',
    'Comfort those who are far away and getting older.',
    'Give words in a new language, and people who wait for them.',
    'Let neighbors be neighbors.',
  ],
  intentions: [
    ['children who translate for their parents', 'let them also be children'],
    ['those who are held and wait for a hearing', 'let them be treated with dignity'],
    ['all who crossed deserts and seas', 'bring them to safety'],
  ],
  release: [
    'Our citizenship is with you, whatever the letter says. {I} rest on that.',
    'You go with us on both sides of every line.',
  ],
  thanks: [
    'Thank you for every stamp that said yes, after so many years.',
    'For people who made room at the table, thank you.',
  ],
  complaint: ['How many years is a person to wait?', 'Why is it so hard to be allowed to stay?'],
  collects: [
    [
      'you watch over the stranger',
      'grant a just and speedy answer, and keep this family together and unafraid',
      'they may live in peace and be a blessing where they are',
    ],
  ],
  breaths: [
    ['You know my name', 'you know my road'],
    ['Keep us together', 'keep us safe'],
  ],
  verses: ['Deuteronomy 10:18-19', 'Psalm 121:8', 'Psalm 146:9', 'Exodus 22:21', 'Ephesians 2:19'],
  how: ['Pray it in the language you dream in.', 'Read it in the waiting room, with a hand on the folder.'],
};
