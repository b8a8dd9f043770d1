import type { Topic } from '../theme.ts';

export const birth: Topic = {
  id: 'birth',
  words:
    /\b(pregnan\w+|expecting|due (?:date|in|on)|in labor|giving birth|birth of|newborn|new baby|baby (?:is|was|girl|boy)|born|nicu|first child|premature)\b/i,
  sure: /expecting (?:(?:our|my|her|their|a|another) )(?:\w+ )?(?:baby|child)/i,
  nouns: /\b(pregnancy|newborn|baby|labor)\b/i,
  noun: 'baby',
  matter: ['{whose} {event}', 'this new life'],
  titles: ['For {whom}, and a new life', 'For a new life'],
  truths: [
    'you are at home in beginnings',
    'c: you came among us small enough to be carried',
    'you knit in the dark and drop no stitch',
  ],
  honest: [
    'So much depends on someone who weighs less than a bag of flour.',
    'The bag is packed and unpacked and packed. {I} {am} glad and {I} {am} scared.',
    'Nobody feels ready, and the child is coming all the same.',
  ],
  ask: [
    'Keep mother and child safe through every hour of it.',
    'Give strength for the labor, wisdom to the ones who help, and a voice that says: you are doing well.',
    'Let the first thing this child meets be tenderness.',
    'In the thin hours of the night, when everyone is crying, send patience from somewhere.',
    'Make {whom} brave enough to ask for help before {he} {needs|need} it badly.',
    'Watch over the small lungs, the small heart, the small hand that closes round a finger.',
    'Guard the mind as well as the body in these weeks; let no shadow settle unseen.',
    'Let this child grow up among people who keep their word.',
  ],
  intentions: [
    ['the midwives and doctors, and whoever drives too fast to the hospital', 'bring them safely there in time'],
    ['brothers and sisters, who must learn to share a lap', 'let them find that love is not used up'],
    ['the tiny ones in incubators and the parents who may only look', 'be warm hands through the glass'],
    ['mothers who do this alone tonight', 'be near, and send another woman who knows'],
  ],
  release: [
    'This child is lent and not owned. {I} open {my} hands early, so that they learn how.',
    'Whoever this little one turns out to be, {I} say yes, because you said it first.',
  ],
  thanks: [
    'Thank you for this life, unearned and astonishing, with all its fingers.',
    'For hope that kicks in the night, thank you.',
  ],
  complaint: ['{I} thought that joy would feel less like fear.', 'Why is everything precious so easily hurt?'],
  collects: [
    [
      'c: you chose to come to us by way of a birth',
      'watch over {whom} and the child, in labor and in rest',
      'a life begun in love may be brought up in safety and in joy',
    ],
    [
      'you call each child by name before we have agreed on one',
      'bless this new life, and give strength and good humor to all who will lose sleep for it',
      'this home may be a place where your kindness is learned by heart',
    ],
  ],
  breaths: [
    ['New life', 'from your hand'],
    ['You made this child', 'you keep this child'],
  ],
  verses: ['Psalm 139:13-14', 'Psalm 127:3', 'Isaiah 66:13', 'Luke 1:46-49', 'Psalm 71:6'],
  how: [
    'Pray it with a hand on the crib, or on the place where the kicking is.',
    'Write the date on it and keep it. One day it can be read to the one it was about.',
  ],
};

export const baptism: Topic = {
  id: 'baptism',
  words:
    /\b(bapti[sz]\w+|christen\w+|dedication|confirmation|confirmed in church|first communion|godparent\w*|godson|goddaughter|godchild)\b/i,
  sure: /baptized|baptised|baptism|christening|christened/i,
  beside: ['church'],
  nouns: /\b(baptism|christening|dedication|confirmation|first communion)\b/i,
  noun: 'baptism',
  matter: ['{whose} {event}'],
  titles: ['For {whose} {event}'],
  truths: [
    'you have called your people through water since the beginning',
    'you spoke love over your people before they had done anything to earn it',
    'you know us by name, and you are glad to say it',
  ],
  honest: [
    'We make great promises today in small voices.',
    'Not everyone here is sure what they believe. You are sure of each one here.',
  ],
  ask: [
    'Let {whom} never be able to remember a time when you were a stranger.',
    'What is begun here in front of everyone, continue where no one sees.',
    'Give {whom} a faith with roots, questions that are allowed, and a church that keeps its promises.',
    'When doubt comes, as it comes to all, let this day hold like an anchor in the sand.',
    'Make of {whom} someone in whose company others feel safer.',
    'Put good friends on the road ahead, and good food, and songs worth knowing.',
    'Teach the rest of us to mean again what we once said.',
  ],
  intentions: [
    [
      'the family and the godparents, who carry more than a candle today',
      'give them the words when the questions start',
    ],
    ['those who came today out of courtesy', 'let them be glad that they came'],
    ['all who were baptized and have wandered far', 'let the water call after them'],
  ],
  release: [
    '{I} place {whom} where {he} already {is|are}: in your hands.',
    'The rest of the story is yours to tell. {I} {am} grateful to have been in this chapter.',
  ],
  thanks: [
    'Thank you for water, for plain words, and for grace that asks no one for a certificate.',
    'For those who first told us about you, thank you.',
  ],
  complaint: [
    'It is not easy to promise anything for a whole life.',
    'The world will tell {whom} other names. Say yours louder.',
  ],
  collects: [
    [
      'you brought your people through the sea and gave them a name',
      'pour out your grace on {whom}, and strengthen the promises that are made',
      '{he} may walk in newness of life and never want for companions on the way',
    ],
  ],
  breaths: [
    ['Called by name', 'I am yours'],
    ['Through the water', 'into your joy'],
  ],
  verses: ['Isaiah 43:1', 'Romans 6:4', 'Galatians 3:27', 'Matthew 28:19-20', 'Ephesians 4:4-6'],
  how: [
    'Speak it slowly, and look at the one it is for, not at the page.',
    'If water is at hand, touch it before you begin.',
  ],
};

export const wedding: Topic = {
  id: 'wedding',
  words:
    /\b(wedding|getting married|got married|marrying|marries|engaged|engagement|bride|groom|newlywed\w*|wedding anniversary|years of marriage|renew(?:ing)? (?:our|their) vows)\b/i,
  sure: /getting married|wedding(?! anniversary| dress| planner)/i,
  nouns: /\b(wedding|engagement|anniversary)\b/i,
  noun: 'wedding',
  matter: ['{whose} {event}'],
  titles: ['For {whose} {event}'],
  truths: [
    'you looked at the first loneliness and said that it was not good',
    'c: you were a guest at a wedding once and would not let the joy run out',
    'you keep your promises, and so you understand what it costs to make one',
  ],
  honest: [
    'There are flowers to count and chairs to move, and beneath it all something very simple: two people and a promise.',
    'Love has seemed easy these months. {I} know it will also be work.',
  ],
  ask: [
    'o: Give them a love that is still kind on a Tuesday.',
    'o: Let them quarrel fairly, forgive early, and laugh before it is reasonable to.',
    'o: Teach each of them to listen to the end of the other’s sentence.',
    'o: Make their table wide, their door easy to find, and their home restful to those who enter it.',
    'When money is short or sleep is short, let gentleness not be.',
    'Guard the friendship under the romance, for it will have to carry weight.',
    'Let each remain a person whom the other is still discovering.',
    's: Give us a love that is still kind on a Tuesday.',
    's: Teach us to listen to the end of each other’s sentences.',
    's: Make our table wide, our door easy to find, and our home restful to those who enter it.',
    'On the day itself, spare everyone from small disasters, or make the small disasters funny.',
  ],
  intentions: [
    ['the parents and the friends who brought them this far', 'let letting go be part of their joy'],
    ['the guests who come with a private grief', 'let there be a place for them at the feast'],
    ['couples here who are only just holding on', 'let a spark from this fire reach them'],
    ['those who live single', 'let them be honored at every table'],
  ],
  release: [
    's: The years {I} can imagine and the years {I} cannot: {I} put them all in your care.',
    's: What {I} promise in an hour, help {me} to keep in a lifetime.',
    'o: {I} put these two in your care: the years they can imagine and the ones they cannot.',
    'o: What they promise in an hour, help them to keep in a lifetime.',
  ],
  thanks: [
    'o: Thank you that they found each other, in all that crowd.',
    'For every marriage that made promises look possible, thank you.',
  ],
  complaint: [
    'So many promises break. Let {me} say aloud that {I} {am} afraid for this one, because {I} love it.',
    'There is someone who should be here today and is not.',
  ],
  collects: [
    [
      'c: you turned water into wine when the joy was running low',
      'bless {whom} in the promises they make, and be the third strand in the cord',
      'their home may be a shelter to each other and a welcome to the world',
    ],
  ],
  breaths: [
    ['Love is patient', 'make us so'],
    ['Two lives', 'one promise'],
  ],
  verses: ['Ruth 1:16-17', 'Ecclesiastes 4:9-12', '1 Corinthians 13:4-7', 'Colossians 3:14', 'John 2:1-2'],
  how: [
    'Leave a breath after the names; people will be smiling, and there is no need to rush them.',
    'If it is read at the table, read it before the food is hot.',
  ],
};

export const marriage: Topic = {
  id: 'marriage',
  words:
    /\b(divorc\w+|separat(?:ed|ing|ion)|(?:my|our|their|the) marriage|cheat(?:ed|ing)|affair|unfaithful|left me|leaving me|moved out|marriage counsel\w+|custody)\b/i,
  nouns: /\b(marriage|divorce|separation)\b/i,
  noun: 'marriage',
  sensitive: true,
  matter: ['{whose} {event}', 'this {event}'],
  titles: ['When a marriage is hurting'],
  truths: [
    'c: you know what it is to love and to be left',
    'you see both sides of the bed, and what each of us does not say',
    's: you are truthful and gentle at once, which {I} have not managed',
  ],
  honest: [
    'Two people know how to hurt each other with very few words.',
    'There is a silence in the house that has furniture in it.',
    '{I} do not know whether this can be mended.',
    'The ring is on, or it is in a drawer, and either way it weighs something.',
  ],
  ask: [
    'Let what is true come out, and let it come out without cruelty.',
    'If this can be healed, show the first honest step. If it cannot, keep everyone whole.',
    'Guard the children from being messengers, judges or spies.',
    'Give {whom} one wise person to talk to who will not take sides too soon.',
    'Where there has been betrayal, do not let forgiveness be rushed, nor bitterness be fed.',
    's: Take out of {my} mouth the sentence that {I} have been sharpening.',
    'Make every home in this story a safe one. Where anyone is not safe, open the door and give the courage to walk through it.',
    'Let {whom} sleep. It looks different after sleep.',
  ],
  intentions: [
    ['the children, who hear more than we think', 'let each of them have a grown person who listens'],
    ['the lawyers, counselors and friends in the middle of it', 'make them peacemakers who tell the truth'],
    ['all who eat alone tonight and did not expect to', 'let them be missed by somebody'],
  ],
  release: [
    '{I} cannot make another person choose. {I} give that back to you, where it always was.',
    'Whatever name this time will have later on, let {whom} come out of it kinder and not smaller.',
  ],
  thanks: ['For what was good, and it was good, thank you.', 'Thank you for friends who did not ask for details.'],
  complaint: [
    'There were promises. Some were kept and some were not, and you know which and by whom.',
    'How did we get so far apart in so small a house?',
  ],
  collects: [
    [
      'you join what is divided and set free what is bound',
      'look upon {whom} in this trouble; give truth without cruelty and courage without hardness',
      'all who are hurt by it may be kept safe and find their way to peace',
    ],
  ],
  breaths: [
    ['Truth', 'and gentleness'],
    ['What I cannot mend', 'you can hold'],
  ],
  verses: ['Psalm 55:22', 'Ephesians 4:31-32', 'Psalm 147:3', 'Isaiah 43:18-19', 'Psalm 62:5-8'],
  how: [
    'Pray it alone first. Do not pray it at anyone.',
    'Afterward write down one thing that is yours to do and one that is not.',
  ],
};

export const child: Topic = {
  id: 'child',
  words:
    /\b(teen(?:ager|age)?\w*|prodigal|ran away|run away|won['’]?t (?:talk|speak) to (?:me|us)|wrong crowd|my (?:son|daughter|child|kids?|children|grandson|granddaughter|grandchildren|boy|girl) (?:has|have|is|are|won|does|will)|our (?:son|daughter|child|kids?|children) (?:has|have|is|are|won|does|will)|parenting|raising|bull(?:y|ied|ying))\b/i,
  noun: 'life',
  matter: ['{whose} road', 'our children'],
  titles: ['For {whom}, on the road', 'For our children'],
  truths: [
    'you stand at the end of the drive with the porch light on',
    'you let your children go, and you watch the road',
    'you were a parent before any of us were, and your children have not been easy either',
  ],
  honest: [
    'o: {I} lie awake and listen for the car.',
    '{I} cannot fix this with a rule or a meal or a speech. {I} have tried all three.',
    'o: {I} remember when a bandage and a song were enough.',
    '{I} go over what {I} said, and what {I} ought to have said.',
  ],
  ask: [
    'o: Go with {whom} where {I} cannot go and would not be welcome.',
    'Put one honest friend in {his} path, and one grown person who is not family and can be trusted.',
    'o: Let {him} know somewhere underneath it all that the door is not locked.',
    'Keep {him} safe from what cannot be undone.',
    'o: Give {me} the sense to listen longer than is comfortable, and to speak once instead of five times.',
    'o: Where {I} have been the trouble, let {me} say so first.',
    'Let {him} find something that {he} {loves|love} to do and people who are glad when {he} {comes|come} in.',
    'Break the hold of every cruelty, whether on a screen, in a hallway, or in {his} own head.',
    'Bring us to one table again, even if it is only pizza and nobody says much.',
  ],
  intentions: [
    ['parents who have not heard from a child this year', 'let a message come, even a short one'],
    ['teachers, coaches and bus drivers', 'let them notice the quiet one today'],
    ['every young person who thinks that nobody would mind', 'send somebody who minds'],
  ],
  release: [
    'o: {He} {was|were} yours before {he} {was|were} ours. {I} put {him} back into your hands, as {I} did at the beginning.',
    'You love {whom} without panic. Lend {me} some of that.',
  ],
  thanks: [
    'o: Thank you for {whom}: for the stubbornness too, which will be good for something.',
    'For the nights when everyone was in by ten, thank you.',
  ],
  complaint: ['o: {I} gave what {I} knew how to give. Was it so little?', 'How long does one stand at the window?'],
  collects: [
    [
      'you run to meet your children while they are still a long way off',
      'watch over {whom} on roads we do not see, and give patience to those who love {him}',
      'in your good time what was lost may be found, and the house be full of music',
    ],
  ],
  breaths: [
    ['Your child', 'before mine'],
    ['I open my hand', 'you close yours'],
  ],
  verses: ['Luke 15:20', 'Isaiah 49:15-16', 'Psalm 121:7-8', '1 Peter 5:7', 'Isaiah 54:13'],
  how: [
    'Stand at the door of the room, whether it is empty or not, and say it there.',
    'Pray it before you speak to your child, and leave a day between the two if you can.',
  ],
};

export const homeLoss: Topic = {
  id: 'home-loss',
  words:
    /\b(house fire|in a fire|burned down|lost (?:their|our|my|his|her|the) (?:home|house|apartment|farm)|homeless\w*|evict(?:ed|ion)|no place to (?:stay|live)|sleeping in (?:the|their|our|my|his|her) car)\b/i,
  sure: /lost (?:our|my|his|her|their) (?:home|house)|evicted|homeless/i,
  beside: ['disaster'],
  nouns: /\b(house fire|fire|eviction|homelessness)\b/i,
  noun: 'loss of a home',
  sensitive: true,
  matter: ['this {event}'],
  titles: ['For {whom}, without a home', 'When a home is lost'],
  truths: [
    'c: you were laid in a borrowed bed, and you know what a roof is worth',
    'you are a shelter that nobody can lock',
    'you count the ones who have no address',
  ],
  honest: [
    'A whole life fits into a few bags, and some of it did not make it into the bags.',
    'One reaches for a light switch that is not there any more.',
    'There is a key on the ring that opens nothing.',
  ],
  ask: [
    'Give {whom} a bed tonight that is clean, safe and near the people {he} {loves|love}.',
    'Let help come quickly, and let it not come with a lecture.',
    'Find {whom} a door to close and a table to sit at.',
    'Keep the family together under whatever roof there is.',
    'Let the children be children this week, with one thing of their own to hold.',
    'Give patience with forms and telephones, and someone at the other end who has been told the whole story once.',
    'Replace what can be replaced. For what cannot, give time.',
    'Show {my} church what it has to spare, and make it quick to part with it.',
    'Guard {whom} from shame. It does not belong here.',
  ],
  intentions: [
    ['everyone who will sleep in a car or a doorway tonight', 'let somebody open a door'],
    ['the ones who run the shelter and wash the sheets', 'keep them kind on the fourth night shift'],
    ['landlords, clerks and officers', 'let them see a face before they sign'],
  ],
  release: [
    'Be the roof until there is a roof.',
    'Nothing that made it a home has burned or been taken. Keep that safe, and build around it.',
    'You went with your people in tents. Go with {whom} now.',
  ],
  thanks: [
    'Thank you that they are alive, and for every blanket that was put round a shoulder.',
    'For neighbors who came in their slippers, thank you.',
  ],
  complaint: ['It went so fast. It had taken years.', 'Why does the wind find the thin walls first?'],
  collects: [
    [
      'you are the dwelling place of all who have none',
      'shelter {whom} in this loss; send ready helpers and an open door',
      '{he} may sit again in safety at {his} own table',
    ],
  ],
  breaths: [
    ['Be my roof', 'be my rest'],
    ['All is gone', 'you are not'],
  ],
  verses: ['Psalm 91:1-2', 'Matthew 25:35', 'Psalm 46:1', 'Deuteronomy 33:27', 'Isaiah 58:7'],
  how: [
    'Pray it, and then ask what size the children wear.',
    'Say it on the sidewalk, if that is where people are standing. It does not need a room.',
  ],
};

export const move: Topic = {
  id: 'move',
  words:
    /\b(moving (?:to|house|away|in|out|day|into|on|next|this)|(?:we|i|she|he|they)(?:['’]re| are|['’]m| am|['’]s| is) moving|new (?:house|home|apartment|city|town)|relocat\w+|(?:house|home) blessing|bless (?:our|this|the) (?:house|home|new)|leaving home|downsiz\w+|selling the house|movers)\b/i,
  sure: /moving (?:to|into) (?!a nursing|hospice|rehab|assisted)(?:(?:an?|our|my|the|his|her) )?[\w’'-]+/i,
  nouns: /\b(move|new house|new home|new apartment|house|home)\b/i,
  noun: 'move',
  matter: ['{whose} {event}', 'this {event}'],
  titles: ['For a new front door', 'Before {whose} {event}'],
  truths: [
    'you led a people who lived in tents and were never once without an address',
    'you go ahead to find a place to pitch the camp',
    'you have been our dwelling place when we had no other',
  ],
  honest: [
    'A life looks strange in boxes, with “fragile” written on the side.',
    'There are marks on the door frame here that cannot be packed.',
    'Nobody there knows our stories yet.',
  ],
  ask: [
    'Bless the rooms that are left empty, and whoever will hang their coats there next.',
    'Let the first night in the new place be quiet, and let someone find the sheets.',
    'Give {whom} one friendly face on the street by the end of the week.',
    'Lead {whom} to a church, a doctor, a bakery and a friend, in whatever order you like.',
    'Let arguments about furniture be short.',
    'Make the new table a place where guests are expected.',
    'What has to be left behind, help {whom} to leave with thanks and not with a torn root.',
    'Watch over anyone for whom this move was not a choice.',
  ],
  intentions: [
    ['the neighbors on both sides of the move', 'make parting kind and meeting easy'],
    ['those who have no door of their own to close tonight', 'give us no peace until they do'],
    ['families who had to leave a home in fear', 'bring them to a place where they may unpack'],
  ],
  release: [
    'Wherever the boxes end up, you are already there. {I} turn the key in that trust.',
    'Every house we have had was lent to us. You are the one that stays.',
  ],
  thanks: [
    'Thank you for the walls that held us, the leaks as well, and the light in the kitchen.',
    'Thank you for strong friends with a truck.',
  ],
  complaint: [
    '{I} did not know that one could be homesick in advance.',
    'How often can one begin again before one is simply tired?',
  ],
  collects: [
    [
      'you have been our dwelling place in every generation',
      'go before {whom} into this new place, and fill it with peace',
      'all who enter may find welcome, and all who leave may carry blessing',
    ],
  ],
  breaths: [
    ['You go ahead', 'I follow'],
    ['Wherever I live', 'I live in you'],
  ],
  verses: ['Psalm 90:1', 'Joshua 1:9', 'Genesis 28:15', 'Psalm 127:1', 'Exodus 33:14'],
  how: [
    'Walk from room to room and read a sentence in each.',
    'Pray it in the empty house before you lock it for the last time.',
  ],
};
