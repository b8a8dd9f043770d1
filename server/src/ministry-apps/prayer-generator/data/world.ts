import type { Topic } from '../theme.ts';

export const travel: Topic = {
  id: 'travel',
  words:
    /\b(travel\w*|flight|flying|airport|road trip|driving to|drive to|trip|journey|pilgrimage|mission trip|vacation|abroad|overseas)\b/i,
  sure: /flying|flight|traveling|travelling|road trip/i,
  nouns: /\b(road trip|mission trip|trip|flight|journey|pilgrimage|vacation|drive)\b/i,
  noun: 'journey',
  matter: ['{whose} {event}'],
  titles: ['Before {whose} {event}'],
  truths: [
    'c: you were carried to a far country as a child, and came home again',
    'c: you have walked beside travelers who did not know you',
    'there is no road out of your sight',
  ],
  honest: [
    'The bags are by the door, and someone has checked the stove twice.',
    'A journey is a small practice in letting go.',
    'o: {I} will wait for the message that says: arrived.',
  ],
  ask: [
    'Watch the road, the weather, and the one who drives the other car.',
    'Give {whom} good company, honest directions and an early bed.',
    'Keep the tired driver awake and the hurried one patient.',
    'Let lost things be found, and lost tempers too.',
    'Make {him} a good guest: slow to complain, quick to thank.',
    'Open {his} eyes to what is not on the schedule.',
    'Where the border, the language or the news is frightening, send a plain kindness.',
    'Keep the house that waits, and the ones who stay in it.',
    'Bring {whom} home safely, with a story.',
  ],
  intentions: [
    ['pilots, drivers, and those who mend the road at night', 'keep them watchful and keep them safe'],
    ['all who travel because they must, with what they can carry', 'let them be met by mercy'],
    ['the ones who are always the last to be picked up', 'do not let them wait alone'],
  ],
  release: [
    '{I} cannot keep anyone safe by worrying. {I} give the way to you.',
    'You keep the going out and the coming in. {I} leave the miles to you.',
  ],
  thanks: [
    'Thank you for roads, for maps, and for somewhere to come home to.',
    'Thank you for whoever is waiting at the other end.',
  ],
  complaint: ['{I} do not like this distance.', 'Why are those {I} love always on the far side of some water?'],
  collects: [
    [
      'you guided your people through the wilderness by night and by day',
      'keep {whom} in safety on this {event}, with good companions and a quiet mind',
      '{he} may arrive in peace and return in thankfulness',
    ],
  ],
  breaths: [
    ['Going out', 'you are there'],
    ['Coming home', 'you are there'],
  ],
  verses: ['Psalm 121:7-8', 'Genesis 28:15', 'Psalm 139:9-10', 'Joshua 1:9', 'Exodus 33:14'],
  how: [
    'Say it with the engine off, before the key is turned.',
    'Those who stay behind can pray it at the hour of departure.',
  ],
};

export const service: Topic = {
  id: 'military',
  words:
    /\b(deploy\w+|military|army|navy|air force|marines?\b|soldier|basic training|boot camp|veterans?|police officer|firefighter|paramedic|first responder|coast guard|national guard)\b/i,
  sure: /deployed|deploying|deploys|deployment|(?:leaves|leaving|left) for (?:basic training|boot camp)/i,
  beside: ['travel'],
  nouns: /\b(deployment|basic training|boot camp|training|service)\b/i,
  noun: 'service',
  matter: ['{whose} {event}'],
  titles: ['For {whom}, in {event}'],
  truths: [
    'you keep watch on every watch',
    'you are a shield to those who stand in the way of harm for others',
    'you hate war more than those who have seen it do',
  ],
  honest: [
    'A phone on the table lights up, and every heart in the room stops for a second.',
    'The uniform is pressed. What is under it is only human.',
    'There are things that cannot be told at home.',
  ],
  ask: [
    'Keep {whom} from harm, and from doing harm that need not be done.',
    'Give clear orders to the good and courage to refuse the evil.',
    'Bring {him} home in body and in mind.',
    'On the long watches, be near. In the loud minutes, be nearer.',
    'Let letters arrive. Let the line hold for ten minutes on a Sunday.',
    'Give {him} comrades who can be trusted and commanders who can be respected.',
    'Heal what is carried home and cannot be set down at the door.',
    'Let the ones who wait find strength for the dripping tap, the school play, and the empty side of the bed.',
  ],
  intentions: [
    ['those on the other side, who also have mothers', 'turn all of us toward peace'],
    ['the families who count weeks on the kitchen wall', 'let the neighbors bring more than words'],
    ['those who came back and are not yet home', 'lead them gently the rest of the way'],
  ],
  release: [
    '{I} cannot be the wall around {whom}. Be the wall.',
    'Make an end of war, Lord. Until then, keep {whom}, and keep all of them.',
  ],
  thanks: [
    'Thank you for those who run toward the trouble so that others can run away from it.',
    'For every safe return, thank you.',
  ],
  complaint: [
    'How long will the world send its children to do this?',
    '{I} {am} proud and {I} {am} afraid, and there is no room in {me} for both.',
  ],
  collects: [
    [
      'you break the bow and are the refuge of all in danger',
      'guard {whom} in {his} {event}; give courage joined to mercy and a safe return',
      'the day may come when none shall learn war any more',
    ],
  ],
  breaths: [
    ['Be the wall', 'around those I love'],
    ['Keep the watch', 'keep the peace'],
  ],
  verses: ['Psalm 91:1-2', 'Psalm 121:7-8', 'Isaiah 2:4', 'Psalm 46:1', 'Deuteronomy 31:6'],
  how: [
    'Agree on an hour with the one who is away, and pray it at that hour, wherever each of you is.',
    'Read it without hurry. Leave a silence for names.',
  ],
};

export const disaster: Topic = {
  id: 'disaster',
  words:
    /\b(hurricane|tornado|floods?|flooding|flooded|wildfires?|earthquake|storm|tsunami|explosion|pandemic|famine|drought|tragedy)\b/i,
  nouns:
    /\b(hurricane|tornado|flood|wildfires?|earthquake|storm|tsunami|explosion|pandemic|famine|drought|fire|tragedy)\b/i,
  noun: 'disaster',
  matter: ['this {event}'],
  titles: ['After the {event}', 'In a time of {event}'],
  truths: [
    'you are a refuge that water and fire have not reached',
    'you were not in the wind or in the fire; you came afterward, in a low voice, and asked how we were',
    'you search for the lost before the lists are printed',
  ],
  honest: [
    'There are no words large enough, so we will use small ones.',
    'People are looking for their own among what is left.',
    'It was an ordinary day when it began.',
    'We have seen the pictures too often, and we still do not understand.',
  ],
  ask: [
    'Be with those who are waiting to hear, and with those who have heard.',
    'Strengthen the ones who dig, lift, carry, drive and stitch.',
    'Let help reach the small places with no cameras.',
    'Give shelter, clean water, dry blankets, and a working telephone.',
    'Keep neighbors from turning on each other in their fear.',
    'Comfort the children, who will remember the noise.',
    'Raise up leaders who tell the truth and come to see for themselves.',
    'When the news has moved on, do not let us move on.',
    'Show us what is ours to give, and let us give it before the feeling passes.',
  ],
  intentions: [
    ['those who died, whose names you know', 'receive them, and hold those who loved them'],
    ['the nurses, crews and volunteers who have not slept', 'give them a chair and an hour'],
    ['people who lost everything twice', 'let their cry be answered with more than pity'],
    ['those who could have prevented harm and did not', 'bring them to truth'],
  ],
  release: [
    'We do not understand, and we will not explain it. We will stay, and we ask you to stay.',
    'Out of the mud, out of the ash, let something be built in which people are kind.',
  ],
  thanks: ['Thank you for every door that was opened to a stranger.', 'For those who ran back in, thank you.'],
  complaint: [
    'Why, Lord? We ask it with those who have a right to ask.',
    'How long shall the poor be always in the path of it?',
  ],
  collects: [
    [
      'you hear the cry that comes from under the rubble',
      'rescue those in danger, comfort those who mourn, and uphold all who bring relief',
      'in the midst of loss your mercy may have hands and feet',
    ],
  ],
  breaths: [
    ['Out of the deep', 'we cry'],
    ['Be near', 'make us near'],
  ],
  verses: ['Psalm 46:1-3', 'Isaiah 43:2', 'Psalm 34:18', '2 Corinthians 1:3-4', 'Psalm 130:1-2'],
  how: [
    'Begin with a full minute of silence. Do not fill it with music.',
    'After it, say plainly how people can help, and where.',
  ],
};

export const violence: Topic = {
  id: 'violence',
  words:
    /\b(shootings?|shooter|bombings?|(?<!heart |panic )attacks?|war|terror\w*|murder(?:ed)?|riots?|hostages?|gun violence|killed in)\b/i,
  nouns: /\b(shooting|bombing|attack|war|riot|gun violence)\b/i,
  noun: 'violence',
  matter: ['this {event}'],
  titles: ['After the {event}', 'In a time of violence'],
  truths: [
    'you hear blood cry out from the ground',
    'c: you know what human beings can do to one another, for it was done to you',
    'you made no one for this',
    'you are nearer to the wounded than any of us can get',
  ],
  honest: [
    'It was an ordinary day, and then it was this.',
    'We have run out of ways to be shocked, and that frightens us too.',
    'There are phones ringing tonight in pockets where nobody will answer.',
    'We have said before that we would remember, and then we forgot.',
  ],
  ask: [
    'Hold those who were running, hiding, or holding a door.',
    'Be with those who wait behind the tape for a name to be read.',
    'Steady the hands of medics and surgeons, and let them weep when it is over.',
    'Let the children sleep tonight, in whatever bed they need to sleep in.',
    'Stop the next hand before it is raised.',
    'Keep grief from turning into hatred, and hatred from calling itself justice.',
    'Turn the hearts of those who plan harm, and hinder what you cannot turn.',
    'Give those in office the courage to do what they would do if it were their own child.',
    'When the flowers at the fence have faded, let there still be people who come.',
    'Make us peacemakers in the places where we actually are.',
  ],
  intentions: [
    ['those who were killed, each of them by name', 'receive them into your light'],
    ['the families for whom the day will always have this date', 'carry them when they cannot stand'],
    ['those who answered the call and saw what they cannot forget', 'guard their minds, and give them someone to tell'],
    [
      'those who did this, and those who are tempted to do the like',
      'bring them to truth, and take the weapon from their hands',
    ],
    ['everyone who was already afraid, and is more so today', 'give them company and safe streets'],
  ],
  release: [
    'We have no answer. We stay here in front of you without one.',
    'Evil has been loud today. Let it not have the last word in us.',
    'One day swords will be beaten into something useful. Begin with us, and begin now.',
  ],
  thanks: [
    'For those who stood between harm and someone smaller, thank you.',
    'Thank you for strangers who held a hand until help came.',
  ],
  complaint: [
    'Why, Lord? We ask it with those who have a right to ask.',
    'How many more names? How many candles? We are tired of being good at this.',
    'You who stopped the mouths of lions, where was your hand?',
  ],
  collects: [
    [
      'you hear the cry of the wounded and the silence of the slain',
      'comfort those who mourn, heal those who are hurt, and turn away the hands that are raised to harm',
      'violence may cease among us and the earth have rest',
    ],
    [
      'you break the bow and snap the spear',
      'give courage to all who make for peace, and shield all who are in danger',
      'children may grow up unafraid',
    ],
  ],
  breaths: [
    ['Out of the deep', 'we cry'],
    ['Hold the wounded', 'hold us'],
    ['Make me', 'a maker of peace'],
  ],
  verses: ['Psalm 46:8-10', 'Psalm 34:18', 'Isaiah 2:4', 'Lamentations 3:19-23', 'Habakkuk 1:2-3', 'Matthew 5:9'],
  how: [
    'Begin with silence, and say the names if you have them. Let each name have a breath of its own.',
    'Read it without raising your voice. The words are strong enough.',
  ],
};

export const nation: Topic = {
  id: 'national-event',
  words:
    /\b(election|congress|president|government|nation|country|independence day|memorial day|veterans day|july 4th|fourth of july|inauguration|city council|mayor|senate|supreme court|juneteenth|martin luther king)\b/i,
  noun: 'country',
  matter: ['this country'],
  titles: ['For the people of this land', 'In a time that concerns us all'],
  truths: [
    'you are the maker of every people and the property of none',
    'you set one law before the strong and the weak',
    'you weep over cities, and you know what would make for their peace',
  ],
  honest: [
    'We are tired of shouting, and some of the shouting is ours.',
    'We love this country and have not always loved our neighbor.',
    'We are many, and we do not agree. You hear all of us.',
  ],
  ask: [
    'Give those who govern the wish to serve, and a memory of the people who clean their offices.',
    'Make us more curious about each other than afraid.',
    'Guard the truth from those who find it inconvenient, ourselves included.',
    'Let the laws be just and the judges be fair.',
    'Protect the stranger, the small, the ones who cannot vote and the ones who are not counted.',
    'Where violence is being prepared, confuse it and stop it.',
    'Heal what has been broken for generations, and let us not be in a hurry to call it whole.',
    'Teach us to disagree without contempt, and to lose without hatred.',
    'Keep us from asking you to be on our side. Bring us round to yours.',
  ],
  intentions: [
    [
      'all who carry public trust, from the highest office to the smallest board',
      'make them wise when they are watched and when they are not',
    ],
    ['those who serve far from home', 'keep them, and bring them back'],
    ['journalists, teachers and clerks, on whom so much quietly rests', 'give them courage'],
    ['the people with whom we most disagree', 'bless them, and save us from despising them'],
  ],
  release: [
    'Nations rise and fall like grass. Your mercy does not. We set our hope there.',
    'We put this day, and those who must answer for it, under your eye.',
  ],
  thanks: [
    'For liberty and for those who paid for it, thank you.',
    'For rivers, fields and crowded streets, and for all who have made a home in this land, thank you.',
  ],
  complaint: [
    'How long will lies be quicker than the truth?',
    'We have asked for peace, and we have kept our hands on the stone.',
  ],
  collects: [
    [
      'you hold the nations in your hand and care for the smallest house in each',
      'guide those who govern; give us just laws, truthful speech and patient hearts',
      'our common life may be a shelter to the weak and a gladness to all',
    ],
    [
      'you made of one blood all the peoples of the earth',
      'take from us contempt and fear, and teach us to seek the good of those beside us',
      'peace may be more than the absence of noise',
    ],
  ],
  breaths: [
    ['Peace', 'begin with me'],
    ['Justice', 'and mercy'],
  ],
  verses: ['Micah 6:8', '1 Timothy 2:1-2', 'Jeremiah 29:7', 'Psalm 72:1-4', 'Isaiah 2:4', 'Amos 5:24'],
  how: [
    'Read it in a voice that a person of the other party could say amen to.',
    'Leave a silence after the petitions. In a mixed crowd, silence is where people agree.',
  ],
};

export const goodNews: Topic = {
  id: 'good-news',
  words:
    /\b(thankful|grateful|gratitude|thank(?:s|sgiving)?\b|good news|all clear|cancer[- ]free|in remission|benign|passed (?:his|her|my|the|their)|got the job|answered prayer|celebrat\w+|came home safe\w*|is (?:better|well|home) (?:now|again)|has recovered|went well|blessings)\b/i,
  noun: 'good news',
  matter: ['this good news'],
  naming: [
    '{I} come to you with thanks.',
    'Before anything else, {I} come to thank you.',
    'Today {I} have something to thank you for, and you know it already.',
  ],
  titles: ['With thanks for {whom}', 'With thanks'],
  truths: [
    'you were generous before we knew how to ask',
    'every good thing has come down to us by way of your hands',
    'you made a world with far more in it than was strictly needed',
  ],
  honest: ['Let {me} not forget to come back and say thank you.'],
  ask: [
    'Let gratitude go deep enough to last into a worse week.',
    'Make {me} generous while {I} still remember how this feels.',
    'Let {me} hold the gift lightly and the giver fast.',
    'Help {me} to be glad without forgetting those whose answer was different.',
    'Let thanks turn into something someone else can eat, or use, or lean on.',
    'Teach {me} to notice sooner.',
  ],
  intentions: [
    ['everyone who had a part in it and does not know', 'repay them in some way that makes them laugh'],
    ['those who are still waiting for their news', 'let them not be hurt by our gladness'],
    ['people who find it hard to be thankful', 'send them one thing too good to miss'],
  ],
  release: [
    '{I} have nothing to add. Thank you.',
    'Whatever comes next, this was given, and it cannot be taken back.',
    'Let the last word of this day be thanks.',
  ],
  thanks: [
    'For bread and butter, for hot water, for the first light on the wall, thank you.',
    'For every person who made room for {me}, thank you.',
    'For the trouble that did not come, and the help that did, thank you.',
    'o: For {whom}, whose life makes {mine} larger, thank you.',
    'For forgiveness, for second starts, for an ordinary week with nothing wrong in it, thank you.',
    'For music, for long tables, for friends who stay to wash up, thank you.',
    'For work worth doing and a bed at the end of it, thank you.',
    'For mercies {I} did not notice until long afterward, thank you.',
  ],
  complaint: ['{I} {am} slow to thank you. {I} keep the list of troubles so much neater.'],
  collects: [
    [
      'you open your hand and fill every living thing with good',
      'receive our thanks for all you have given, and give us hearts that do not forget',
      'our gratitude may be seen in lives that are glad, just and generous',
    ],
    [
      'you are the giver of every good gift, and do not grow tired of giving',
      'accept our praise for this mercy and keep us mindful of those who wait',
      'we may hold your gifts with open hands',
    ],
  ],
  breaths: [
    ['For this', 'thank you'],
    ['You gave', 'I receive'],
  ],
  verses: ['Psalm 103:1-5', 'James 1:17', '1 Thessalonians 5:16-18', 'Psalm 136:1', 'Psalm 107:1', 'Luke 17:15-16'],
  how: [
    'Before you begin, name three things that were good today, however small.',
    'If it is prayed at a table, let each person add one sentence that begins with “For”.',
  ],
};
