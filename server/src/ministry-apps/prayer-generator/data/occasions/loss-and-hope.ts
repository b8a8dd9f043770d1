import type { Theme } from '../../theme.ts';

export const suicideLoss: Theme = {
  id: 'suicide-loss',
  about: 'self',
  sensitive: true,
  matter: ['this death, so hard to say aloud'],
  titles: ['After a death that is hard to say'],
  truths: [
    'you know what was carried, and you know how heavy it was',
    'you are tender with those who could not bear any more',
    'you do not turn away from this death, or from those who are left',
    'nothing in life or in death is able to separate us from your love',
  ],
  honest: [
    '{I} go over it again and again, looking for the moment when it could have been different.',
    'There is grief, and there is anger, and there are questions, all in one room.',
    'People do not know what to say, so some say nothing.',
  ],
  ask: [
    'Hold the one who died in a mercy that is wider than {I} can think.',
    'Take the blame out of {my} hands. It is too heavy, and it does not belong there.',
    'Quiet the questions at three in the morning.',
    'Let the life be remembered, and not only the way it ended.',
    'Send people who say the name.',
    'Be near to everyone who found out by a phone call.',
    'Keep safe each one who grieves. Let whoever is in danger tell someone today.',
    'Let anger be said, and let it not turn into hatred.',
    'Give sleep, and food, and one hour at a time.',
  ],
  intentions: [
    ['all who have lost someone this way', 'let them find each other'],
    ['everyone who is thinking of it tonight', 'send them a voice, and keep them here'],
    ['friends who stay away because they do not know what to say', 'let them come all the same'],
  ],
  release: [
    '{I} do not understand. {I} leave the one {I} love with you.',
    'Your love reaches where ours could not. {I} rest {my} weight on that.',
  ],
  thanks: [
    'Thank you for the years, and for every good day in them.',
    'For the laughter that {I} still hear, thank you.',
  ],
  complaint: ['Why? {I} ask it, and {I} will ask it again.', 'Where were you that night? {I} need to say it to you.'],
  collects: [
    [
      'your mercy has no end',
      'receive the one who died, and comfort all who are left with grief and with questions',
      'nobody may have to bear this alone',
    ],
    [
      'you are near to those who have a broken heart',
      'take away the guilt that is not ours, and keep safe everyone who mourns',
      'life may slowly be possible again',
    ],
  ],
  breaths: [
    ['You know', 'have mercy'],
    ['Hold the one I love', 'hold me too'],
  ],
  verses: ['Romans 8:38-39', 'Psalm 34:18', 'Psalm 139:11-12', 'Lamentations 3:31-32', 'Isaiah 42:3'],
  how: [
    'Say the name before you begin.',
    'Do not be alone with it for long. Call or text 988 at any hour if the grief becomes dangerous.',
  ],
};

export const animal: Theme = {
  id: 'animal',
  about: 'self',
  matter: ['the animal {I} love', 'an animal in trouble'],
  titles: ['For an animal much loved'],
  truths: [
    'you made the creatures and called them good',
    'you feed the birds, and not one sparrow falls without you',
    'you gave us animals for company and told us to be kind to them',
    'you hear every creature that calls to you',
  ],
  honest: [
    'It may seem small to some. It is not small here.',
    'An animal cannot say what hurts or where it is, and that makes it harder.',
    'It is a member of the household, with four feet or two wings or none.',
  ],
  ask: [
    'Look after this creature tonight. Keep it warm, keep it safe.',
    'Take away its pain and its fear.',
    'Give the vet a clear eye and gentle hands.',
    'Comfort those who love it, the small ones most of all.',
    'Let it be found by someone kind, if it is lost, and brought home.',
    'Make it well, if it can be made well; and let it not suffer.',
    'Be near us while we wait.',
  ],
  intentions: [
    ['vets and shelter workers', 'give them skill and soft hearts'],
    ['animals that no one looks for', 'let a kind person find them'],
    ['children who are worried about a pet', 'let a grown-up take it seriously'],
  ],
  release: [
    'You made it, and you care for it more than {I} do. {I} leave it with you.',
    'Not one of them is forgotten by you. {I} trust that.',
  ],
  thanks: [
    'Thank you for an animal that is glad each time the door opens.',
    'Thank you for fur and feathers and the company they are.',
  ],
  complaint: ['It has done nothing wrong, and it suffers.', 'How long until we know?'],
  collects: [
    [
      'you open your hand and satisfy every living thing',
      'have pity on this animal, and comfort those who love it',
      'we may be kind to all that you have made',
    ],
  ],
  breaths: [
    ['You made it', 'you know it'],
    ['Keep it safe', 'keep us calm'],
  ],
  verses: ['Psalm 36:6', 'Matthew 10:29', 'Psalm 145:16', 'Luke 12:6', 'Psalm 104:24'],
  how: [
    'Let a child help to pray it, and add what should be added.',
    'Pray it beside the basket, or at the open back door.',
  ],
};

export const newBaby: Theme = {
  id: 'new-baby',
  matter: ['this new life'],
  titles: ['For a new life'],
  truths: [
    'you knew this child before anyone saw a face',
    'c: you came among us small enough to be carried',
    'you give life and breath, and you count the smallest as great',
    'you are at home in beginnings',
  ],
  honest: [
    'So much depends on someone so small.',
    'Joy and worry arrive together, and neither of them sleeps.',
    'Nobody feels quite ready.',
  ],
  ask: [
    'Keep this child safe: heart, lungs, every small part.',
    'Give breath, and strength, and steady growth.',
    'Keep the mother safe, in body and in mind.',
    'Give doctors, midwives and nurses sharp eyes and calm hands.',
    'Take the fear out of the nights.',
    'Let there be milk, and sleep, and someone who brings supper.',
    'Let this child be welcomed with love, and grow up among people who keep their word.',
    'Give those who will raise this child patience, good humor and help.',
    'Let every day bring a little more strength.',
  ],
  intentions: [
    ['the tiny ones in incubators, and the parents beside them', 'let there be good news each day'],
    ['those who help children into the world', 'give them steady hands tonight'],
    ['mothers who do this alone', 'send them another woman who knows'],
  ],
  release: [
    'This child was yours first. {I} put this small life in your hands.',
    '{I} take it day by day, and you are there each day.',
  ],
  thanks: ['Thank you for this life, with all its fingers.', 'For every ounce and every breath, thank you.'],
  complaint: ['Why is what is so precious so easily hurt?', 'How long must we wait and count?'],
  collects: [
    [
      'you give life and breath to all',
      'watch over this child and keep the mother safe',
      'a life begun in love may grow strong',
    ],
    [
      'you take children in your arms and bless them',
      'guard this little one by night and by day, and steady all who watch',
      'this house may be full of joy',
    ],
  ],
  breaths: [
    ['Every breath', 'from you'],
    ['This child', 'in your hands'],
  ],
  verses: ['Psalm 139:13-14', 'Psalm 127:3', 'Mark 10:16', 'Psalm 71:6', 'Isaiah 40:11'],
  how: ['Say it with a hand on the child, or on the glass.', 'Write the date on it and keep it.'],
};

export const adoption: Theme = {
  id: 'adoption-foster',
  matter: ['a child and a home that belong together'],
  titles: ['For a child and a home'],
  truths: [
    'you set the lonely in families',
    'you have made us your own children, and you know what it is to adopt',
    'you hold every child whom the files call by a number',
    'c: you took children in your arms',
  ],
  honest: [
    'So much is decided by people in offices who have never seen this kitchen.',
    'It is possible to love a child and not know for how long.',
    'Every welcome here has a loss behind it. You know whose.',
  ],
  ask: [
    'Let this child be safe, tonight and every night.',
    'Give judges and caseworkers wisdom, and let them move without delay.',
    'Make room: in the house, in the heart, in the calendar.',
    'Give patience when trust is slow, and gentleness when it breaks.',
    'Be close to the first mother and the first father, whatever has happened.',
    'Let brothers and sisters stay together, or at least find one another.',
    'Calm the fear of being sent away again.',
    'Give courage to love without a guarantee.',
    'Let papers be in order, and let the waiting have an end.',
  ],
  intentions: [
    ['children who wait for a family', 'let the right door open'],
    ['foster parents who have had to say goodbye', 'comfort them, and honor what they gave'],
    ['social workers with too many names on their list', 'let no child be overlooked'],
  ],
  release: [
    'This child is in your hands before being in ours. {I} trust those hands.',
    'Whatever is decided, love was not wasted.',
  ],
  thanks: ['Thank you for a child’s shoes by the door.', 'For every adult who says yes to a child, thank you.'],
  complaint: ['Why should a child have to wait for a home?', 'How many hearings more, Lord?'],
  collects: [
    [
      'you set the lonely in families',
      'bless this child with safety, and this household with patience',
      'belonging may grow where there was fear',
    ],
    [
      'you call us your children',
      'guide all who must decide, and hold each heart that loves this child',
      'no child may be left without a home',
    ],
  ],
  breaths: [
    ['You make families', 'make this one'],
    ['Wanted', 'and welcome'],
  ],
  verses: ['Psalm 68:5-6', 'Ephesians 1:5', 'James 1:27', 'Mark 9:37', 'Psalm 27:10'],
  how: ['Pray it in the doorway of the room.', 'If the child is there, leave out what would worry a child.'],
};

export const funeral: Theme = {
  id: 'graveside-funeral',
  about: 'self',
  matter: ['this farewell'],
  naming: [
    'We have come to say goodbye, and we say it in your presence.',
    'We are gathered here in grief and in thanks.',
    'We stand here together because of one life.',
  ],
  titles: ['At a farewell'],
  truths: [
    'you are the maker of every life and the keeper of it',
    'c: you stood at the grave of a friend and wept',
    'you have been our dwelling place in all generations',
    'you are the resurrection and the life',
  ],
  honest: [
    'We have no words as large as what we have lost.',
    'We remember different things, and every one of them is dear.',
    'The world goes on outside, and we have stopped here for an hour.',
  ],
  ask: [
    'Receive into your keeping the one whom we have loved.',
    'Comfort the family, tonight when the house is quiet most of all.',
    'Let the stories be told, and let there be laughter among them.',
    'Forgive what was left unsaid, on both sides.',
    'Hold up those who have to be strong today.',
    'Give us hope that is more than a habit of speech.',
    'Be near to those who could not come.',
    'Teach us to number our days, and to spend them on love.',
  ],
  intentions: [
    ['the ones who will eat alone tonight', 'let a friend stop by, and stay'],
    ['children who are trying to understand', 'give them honest answers and a lap'],
    ['all who have stood in a place like this before', 'be gentle with their memories'],
  ],
  release: [
    'We commit this life to you: earth to earth, and love to love.',
    'In sure and certain hope we leave here the one we love with you.',
  ],
  thanks: [
    'For this life, and for all that it gave us, thank you.',
    'Thank you for the years, the work, the voice, the hands.',
  ],
  complaint: ['We were not ready, Lord.', 'Death takes too much. You have said so yourself.'],
  collects: [
    [
      'your love is stronger than death',
      'receive the one who has died, and comfort all who mourn',
      'in grief we may hold to hope',
    ],
    [
      'you wipe every tear',
      'be near to this family and to all of us who stand here',
      'we may go from this place held by you',
    ],
  ],
  breaths: [
    ['Into your hands', 'the one we love'],
    ['You are the life', 'we hope in you'],
  ],
  verses: ['John 11:25-26', 'Psalm 90:1-2', 'Revelation 21:4', 'Psalm 23:4', '1 Thessalonians 4:14'],
  how: [
    'Speak the name of the one who died before you begin. Wait for the wind to drop.',
    'Read it slowly. Silence at a grave is never too long.',
  ],
};

export const communityTragedy: Theme = {
  id: 'community-tragedy',
  about: 'self',
  matter: ['what has happened among us'],
  titles: ['After what happened here'],
  truths: [
    'you saw it, and you did not look away',
    'you are close to those whose hearts are broken',
    'you weep with those who weep',
    'you know by name each one whom we have lost and each one who was hurt',
  ],
  honest: [
    'It happened here, on streets we know, and we still cannot believe it.',
    'There is a chair empty in more than one house tonight.',
    'Some are angry, and some are numb, and some are both in one hour.',
  ],
  ask: [
    'Comfort those who grieve.',
    'Heal those who were hurt, and give skill to all who treat them.',
    'Hold the ones who saw it and cannot stop seeing it.',
    'Give rest to those who came first to help.',
    'Let the truth be found, and let justice be done without hatred.',
    'Keep rumor from doing a second harm.',
    'Give our children someone to ask.',
    'Make neighbors of us, for longer than a week.',
    'Let nobody who is afraid be alone tonight.',
  ],
  intentions: [
    ['the families who got the call', 'hold them up, hour by hour'],
    ['police, medics, nurses and all who had to see it', 'give them rest, and someone to tell'],
    ['teachers and pastors who must find words', 'give them few and true ones'],
  ],
  release: [
    'We do not understand it. We bring it to you all the same.',
    'Hold this town together, Lord, and let it be by love.',
  ],
  thanks: ['Thank you for everyone who ran toward it to help.', 'For casseroles, candles and open doors, thank you.'],
  complaint: [
    'How long, O Lord? We have asked this before.',
    'This should not have happened. We say it to you plainly.',
  ],
  collects: [
    [
      'you are near to the brokenhearted',
      'comfort the grieving, heal the injured, and hold this community together',
      'love may be stronger than what has been done',
    ],
    ['you are our refuge in trouble', 'be with all whom this day has changed', 'no one may mourn alone'],
  ],
  breaths: [
    ['Lord, have mercy', 'on this place'],
    ['Hold us', 'together'],
  ],
  verses: ['Psalm 46:1', 'Psalm 34:18', 'Matthew 5:4', 'Romans 12:15', 'Lamentations 3:22-23'],
  how: [
    'Light a candle, read the names if they are known, then read this.',
    'Leave a full minute of silence before the last line.',
  ],
};
