import type { Theme } from '../../theme.ts';

export const mentalHealth: Theme = {
  id: 'mental-health',
  sensitive: true,
  matter: ['this trouble of the mind'],
  titles: ['For {whom}, and a quieter mind', 'For a mind that hurts'],
  truths: [
    'you made the mind as well as the body, and you are gentle with both',
    'you sat with Elijah under the tree and let him sleep and eat before you asked him anything',
    'you are near to the brokenhearted, also when the heart cannot feel it',
    'you know the thoughts that no one else can hear',
  ],
  honest: [
    'From outside it does not show, and that makes it lonelier.',
    'It is not weakness, and it is not a lack of faith. You know that better than anyone.',
    'Some mornings, getting up is the whole of the work.',
  ],
  ask: [
    'Bring healing to the mind, as plainly as to a broken bone.',
    'Slow the thoughts that race, and lift the ones that sink.',
    'Give sleep that rests, and food that tastes of something.',
    'Let the right doctor or counselor be found, and let there be an appointment soon.',
    'Let medicine do its work, and give patience while the right one is found.',
    'o: Keep {whom} safe on the worst days, and let someone be near.',
    's: Keep {me} safe on the worst days, and let me tell someone how bad it is.',
    'Take away the shame. There is no reason for it.',
    'Let friends stay who do not need an explanation.',
    'Give one good hour, and then another.',
  ],
  intentions: [
    ['everyone who smiles at work and falls apart at home', 'let one person notice and ask'],
    ['counselors, nurses and doctors of the mind', 'give them wisdom and a night off'],
    ['families who do not know what to say', 'teach them to stay'],
  ],
  release: [
    'You are not afraid of the dark places. {I} trust you to be there.',
    'It may be slow. Be patient with it, and stay.',
    'The worst day is not the whole life. {I} hold on to that, and you hold on to it too.',
  ],
  thanks: [
    'Thank you for every hour that was lighter than the one before.',
    'Thank you for people who sat down and listened.',
  ],
  complaint: ['Why must the mind turn against its own house?', 'How long, Lord, will morning feel like this?'],
  collects: [
    [
      'you are near to the brokenhearted',
      'quiet what torments, strengthen what is worn out, and send good help',
      'the mind may find rest and the days become livable again',
    ],
    [
      'you formed our inmost parts and know our thoughts from far away',
      'bring healing where no eye can see the wound',
      'no one may have to suffer it in silence',
    ],
  ],
  breaths: [
    ['You are here', 'in this hour'],
    ['This thought will pass', 'you will stay'],
    ['Give me rest', 'hold me up'],
  ],
  verses: ['Psalm 34:18', 'Psalm 94:19', 'Psalm 42:11', 'Isaiah 42:3', 'Matthew 11:28-30'],
  how: [
    'Take one sentence only, if one is all there is strength for.',
    'Pray it, and tell one person today how it really is. Both are good.',
  ],
};

export const chronicPain: Theme = {
  id: 'chronic-pain',
  matter: ['this pain that does not end', 'a body that does not mend'],
  titles: ['For {whom}, in long pain', 'For pain that does not end'],
  truths: [
    'you know what a body can suffer',
    'you do not lose interest when an illness lasts',
    'you are the God of the second year and the tenth, and not of the first week alone',
    'you hear the groan that is too tired to be a word',
  ],
  honest: [
    'People ask less than they used to. The pain has not noticed.',
    'So many plans now begin with “if it is a good day.”',
    'It is hard to explain to those who see a face and not what is behind it.',
  ],
  ask: [
    'Give relief from the pain: {I} ask for it plainly.',
    'Let there be a treatment that helps, and a doctor who keeps looking for it.',
    'Let the ones who should believe it believe it.',
    'Give a whole night of sleep, and a morning that begins gently.',
    'Where strength is small, spend it on something that matters.',
    'Keep bitterness away, and let laughter still find the way in.',
    'On bad days take away the guilt about what is left undone.',
    'Give company that does not tire of hearing about it.',
    'Be with {whom} in the hours when the pills have worn off.',
  ],
  intentions: [
    ['all who hurt and do not show it', 'let them be believed, and let them be helped'],
    ['those who look after someone in pain', 'give them patience, and rest of their own'],
    ['people who search for better treatments', 'let them find what they are looking for'],
  ],
  release: [
    '{I} do not ask to understand it. {I} ask you to be in it.',
    'A better day can come. Until it does, be enough for this one.',
    'This body is in your care, the part that works and the part that hurts.',
  ],
  thanks: ['For each hour without pain, thank you.', 'Thank you for hands that help without being asked.'],
  complaint: ['How long? {I} have asked before, and it still hurts.', 'Why does it have to be every day?'],
  collects: [
    [
      'you bear with us through long trouble',
      'give relief from pain, rest at night and courage by day',
      'life may be more than what hurts',
    ],
    [
      'you know our frame and remember that we are dust',
      'be tender with a body that is worn, and guide all who treat it',
      'hope may last longer than the pain',
    ],
  ],
  breaths: [
    ['It hurts', 'you are here'],
    ['Ease the pain', 'ease the fear'],
  ],
  verses: ['Psalm 6:2', '2 Corinthians 12:9', 'Psalm 73:26', 'Romans 8:22-23', 'Isaiah 40:29'],
  how: [
    'Pray it in whatever position hurts least.',
    'Leave out any line that asks for more strength than there is today.',
  ],
};

export const disability: Theme = {
  id: 'disability',
  matter: ['a life that needs more help than most'],
  titles: ['For {whom}', 'For a life with its own pace'],
  truths: [
    'you made no one by mistake',
    'you look at the heart, where others count what a person can do',
    'you are patient with every pace, and you walk at it',
    'you gave honor to the parts of the body that seem weaker',
  ],
  honest: [
    'The love is easy. The forms, the stares and the waiting lists are not.',
    'Every step forward was worked for, and few people saw the work.',
    'There are questions about the years ahead, and no one to answer them.',
  ],
  ask: [
    'Let {whom} be loved for who {he} {is|are}, and not only helped.',
    'Open the right school, the right therapy, the right work, the right home.',
    'Send teachers and helpers who stay long enough to understand.',
    'Let there be friends, real ones, who come by because they want to.',
    'Give words, or another way to be understood.',
    'Make the church, the shop and the street places where there is room.',
    'Calm what is too loud and too bright and too sudden.',
    'Give those who fight for what is needed persistence, and let them win without having to shout.',
    'Give parents and helpers rest, and quiet their fear of the future.',
    'Let there be joy today in something small.',
  ],
  intentions: [
    ['aides, therapists and teachers', 'give them patience and a fair wage'],
    ['families who are stared at in the store', 'let someone smile at them instead'],
    ['brothers and sisters who wait their turn', 'let them know how much they are loved'],
  ],
  release: [
    'You know the years ahead. {I} know only today, and {I} put it in your hands.',
    'You delight in this life. Teach the world to do the same.',
  ],
  thanks: [
    'Thank you for every new thing learned, at its own time.',
    'Thank you for a way of seeing that is all its own.',
  ],
  complaint: ['Why must everything be fought for twice?', 'How long until there is room for everyone?'],
  collects: [
    [
      'you made each of us in your image',
      'surround {whom} with friends, good teachers and open doors',
      'gifts that others overlook may be seen and welcomed',
    ],
    [
      'your strength is made perfect in weakness',
      'give help to those who need it and rest to those who give it',
      'all of us together may be one body',
    ],
  ],
  breaths: [
    ['Made by you', 'loved by you'],
    ['At this pace', 'you walk along'],
  ],
  verses: ['Psalm 139:13-14', '1 Samuel 16:7', '1 Corinthians 12:22', 'Exodus 4:11-12', 'Isaiah 43:4'],
  how: [
    'Read it in short pieces, with pictures or signs if they help.',
    'Stop after a line and say the name once, gladly.',
  ],
};

export const aging: Theme = {
  id: 'aging',
  matter: ['these late years'],
  titles: ['For {whom}, in later years', 'For the later years'],
  truths: [
    'you carry us from the womb to gray hairs',
    'you have known us at every age and were not bored with any',
    'you do not forget a name, even when we do',
    'you called Sarah and Simeon and Anna late, and were not too late',
  ],
  honest: [
    'Stairs are steeper than they were, and names are slower to come.',
    'It is hard to hand over the keys, the checkbook, the kitchen.',
    'There are more photographs on the wall than voices in the house.',
  ],
  ask: [
    'Keep {whom} from falls, from fear, and from being a bother to no one but {himself}.',
    'Let help come in a way that leaves dignity whole.',
    'Give patient voices, strong arms and a good chair by the window.',
    'Let there be visitors, and let them sit down.',
    'Where memory goes, let love stay.',
    'Give wisdom about doctors, houses, driving and money.',
    'Let what was learned in a long life be asked for and heard.',
    'Make the nights short, and the mornings kind.',
    'Let there be something to look forward to this week.',
    'Take away the fear of what comes, and let each day be enough.',
  ],
  intentions: [
    ['all in nursing homes who watch the door', 'send someone through it today'],
    ['those who wash, lift and feed the old', 'give them gentle hands and strong backs'],
    ['children who have become the parents of their parents', 'give them patience and humor'],
  ],
  release: [
    'You have been faithful for this many years. {I} trust you with the ones that are left.',
    'Even to old age you are the same. {I} lean on that.',
  ],
  thanks: ['Thank you for a long road and for company on it.', 'For every story that is told again, thank you.'],
  complaint: [
    'Do not throw me away in the time of old age, the psalm says. {I} say it too.',
    'Why does so much have to be given back?',
  ],
  collects: [
    [
      'you are our dwelling place in all generations',
      'keep {whom} in safety, in good company and in peace of mind',
      'evening may be full of light',
    ],
    [
      'you renew the inner self day by day',
      'uphold all whose strength is less than it was',
      'they may still bring forth fruit in old age',
    ],
  ],
  breaths: [
    ['All my days', 'in your hand'],
    ['When strength is small', 'you are near'],
  ],
  verses: ['Isaiah 46:4', 'Psalm 71:9', 'Psalm 71:18', 'Psalm 92:14', '2 Corinthians 4:16'],
  how: [
    'Read it slowly and a little louder than usual.',
    'Hold a hand while it is prayed, if there is a hand to hold.',
  ],
};

export const bedside: Theme = {
  id: 'bedside-visit',
  matter: ['this room and this hour'],
  titles: ['At the bedside'],
  truths: [
    'you come into a sickroom without knocking too loudly',
    'you are here before any visitor',
    'you know the one who lies here by name',
    'c: you took people by the hand',
  ],
  honest: [
    'We do not have many words, and we do not need them.',
    'There are machines and charts here. There is also a person, and you.',
    'It is strange to be still so long.',
  ],
  ask: [
    'Bring rest into this room, and peace.',
    'Ease the pain, and the fear that comes with it.',
    'Give healing. We ask it simply.',
    'Give doctors and nurses clear minds and kind hands.',
    'Be close in the night, when the visitors have gone.',
    'Comfort the family, those who are here and those who wait by the phone.',
    'Let the one who lies here know how much love there is.',
    'Give patience with the slowness of it.',
    'Let this bed be a place where you are near.',
  ],
  intentions: [
    ['everyone on this hall', 'let none of them lie awake without comfort'],
    ['the nurse who comes next', 'bless those hands'],
    ['those at home who wait', 'give them good news, and strength for any news'],
  ],
  release: ['We leave this bed in your keeping.', 'We go out in a while. You stay.'],
  thanks: [
    'Thank you for this life, and for letting us sit beside it.',
    'Thank you for skilled people who work while others sleep.',
  ],
  complaint: ['This is hard, and we say so.', 'Come quickly, Lord.'],
  collects: [
    [
      'you are the comfort of all who suffer',
      'look on your servant in this bed with mercy, and give relief, courage and peace',
      'your nearness may be felt in this room',
    ],
    ['you neither slumber nor sleep', 'watch over this place through the night', 'morning may find us held by you'],
  ],
  breaths: [
    ['You are here', 'we can rest'],
    ['Ease the pain', 'stay close'],
  ],
  verses: ['Psalm 41:3', 'Psalm 121:3-4', 'Isaiah 43:1-2', 'John 14:27', 'Psalm 23:4'],
  how: [
    'Ask first, and keep it short; a tired person hears the first half.',
    'Sit down, say the name, wait a breath, then begin. A hand may rest on a hand.',
  ],
};

export const tired: Theme = {
  id: 'tired-overwhelmed',
  matter: ['this tiredness', 'all that has to be done'],
  titles: ['For {whom}, tired out', 'When it is too much'],
  truths: [
    'you rested, and you mean it when you tell us to',
    'you give sleep to those you love',
    'you never asked anyone to carry all of it',
    'c: you slept in a boat in a storm, because you were tired',
  ],
  honest: [
    'The list is longer at night than it was in the morning.',
    'There is nothing wrong with being worn out. There has been so much.',
    'Small things are too much now, and that is a sign.',
  ],
  ask: [
    'Give {whom} rest: real rest, the kind that is still there in the morning.',
    'Give patience for the next ten minutes, and then for the ten after that.',
    'Show what can be left undone today without harm.',
    'Send one person who takes one thing off the list.',
    'Calm the voice that says it is never enough.',
    'Let no sharp word do lasting harm, and let it be easy to say sorry.',
    'Put an hour of quiet somewhere in this week, and guard it.',
    'Let supper be simple, and let that be fine.',
    'Steady {my} breathing. Lower {my} shoulders.',
    'Give strength where it has to be, and permission to stop where it does not.',
  ],
  intentions: [
    ['all who work while others sleep', 'bring them home safe, and let them sleep too'],
    ['parents who have not sat down today', 'give them a chair and five minutes'],
    ['everyone who is holding up more than they should', 'send other hands'],
  ],
  release: [
    'The day is what it is. {I} give you the rest of it.',
    'You hold the world up. {I} can put {my} end down for a while.',
    'Whatever did not get done, you are still good.',
  ],
  thanks: [
    'Thank you for the things that did go right.',
    'Thank you for beds, and for the hour when the house goes quiet.',
  ],
  complaint: ['{I} have nothing left to pour out, Lord.', 'Why does it all come at once?'],
  collects: [
    [
      'you invite all who labor to come to you',
      'give rest to the tired, help to the overburdened and peace to the hurried',
      'we may do what is needed and leave the rest to you',
    ],
    [
      'you made the seventh day for rest',
      'lighten what weighs too much, and show us what can wait',
      'strength may come back',
    ],
  ],
  breaths: [
    ['One thing', 'then one more'],
    ['You hold it', 'I let go'],
    ['Give me rest', 'give me patience'],
  ],
  verses: ['Matthew 11:28-30', 'Psalm 127:2', 'Isaiah 40:29', 'Psalm 55:22', 'Exodus 33:14'],
  how: [
    'Sit down for it. That is half of the prayer.',
    'Read one sentence, breathe out for a long time, read the next.',
  ],
};

export const bedtime: Theme = {
  id: 'bedtime',
  matter: ['this night'],
  naming: [
    'The day is over, and {I} bring it to you.',
    'It is time to sleep, and {I} talk to you first.',
    '{I} bring you this night.',
  ],
  titles: ['At bedtime', 'For a quiet night'],
  truths: [
    'you made the moon and the stars so that the dark would not be empty',
    'you stay awake all night, so nobody else has to',
    'you know every child by name, and every night noise by its cause',
    'you are as close in the dark as in the day',
  ],
  honest: [
    'The room is dark and the house makes noises.',
    'Some of today was good, and some of it was not.',
    'It is hard to lie still with so many thoughts.',
  ],
  ask: [
    'Keep this room safe, and everyone in this house.',
    'Let sleep come soon, and let the dreams be good ones.',
    'Take away what is scary, and put your peace there.',
    'For what went wrong today, forgive us, and let us start fresh.',
    'Be with the people we love who sleep somewhere else tonight.',
    'Quiet the thoughts, one after the other.',
    'When someone wakes up in the night, be there first.',
    'Let the morning be bright, and breakfast good.',
  ],
  intentions: [
    ['children who are afraid tonight', 'let someone come when they call'],
    ['all who have no bed', 'find them a warm place to sleep'],
    ['those who work in the night', 'keep them awake and keep them safe'],
  ],
  release: ['Good night, God. You are awake, so we can sleep.', 'We close our eyes, and you keep yours open.'],
  thanks: [
    'Thank you for today: for food, for friends, for everything that made us laugh.',
    'Thank you for a bed, a blanket, and someone to say good night to.',
  ],
  complaint: ['The night is long, and {I} {am} afraid of it.', 'Why is everything bigger in the dark?'],
  collects: [
    [
      'you keep watch and never sleep',
      'guard this house tonight and all who rest in it',
      'we may wake in the morning glad',
    ],
    [
      'you made both the day and the night',
      'drive away our fears and give us quiet sleep',
      'in the dark we may know that you are near',
    ],
  ],
  breaths: [
    ['You are awake', 'I can sleep'],
    ['Safe with you', 'good night'],
  ],
  verses: ['Psalm 4:8', 'Psalm 121:3-4', 'Proverbs 3:24', 'Psalm 56:3', 'Psalm 91:4-5'],
  how: [
    'Turn the light low first, and say it in a soft voice.',
    'Let a child finish the list of thanks. It can take a while, and that is fine.',
  ],
};
