import type { Topic } from '../theme.ts';

export const jobLoss: Topic = {
  id: 'job-loss',
  words:
    /\b(out of work|laid off|lay-?offs?|lost (?:my|his|her|their|our|the) jobs?|unemploy\w+|redundan\w+|fired|let go from|job (?:search|hunt\w*)|looking for (?:a )?(?:new )?(?:job|work)|between jobs|plant (?:is )?clos\w+|no job|needs? (?:a )?(?:job|work))\b/i,
  sure: /laid off|lost (?:my|his|her|their|our) job|out of work|unemployed/i,
  beside: ['money', 'work'],
  nouns: /\b(job search|job hunt|layoff)\b/i,
  noun: 'search for work',
  matter: ['{whose} {event}'],
  titles: ['For {whom}, out of work', 'While {who} {n:looks|look} for work'],
  truths: [
    'c: you spent most of your years among us with tools in your hands',
    'you gave us work before you gave us wages, and you know what it means to be needed',
    'you never once asked anyone for a résumé',
  ],
  honest: [
    'The alarm is still set out of habit, and there is nowhere to be.',
    'It is hard to answer the simple question: and what do you do?',
    'Forms go out and nothing comes back, not even a no.',
    'It is about money, and it is not only about money.',
  ],
  ask: [
    'Open a door that {who} can walk through upright.',
    'Let someone read past the first line of the letter.',
    'On the mornings with no reason to get up, give {whom} one.',
    'Provide for the rent and the groceries while {he} {waits|wait}, and let help come without humiliation.',
    'Keep {him} from measuring {himself} by an inbox.',
    'Give good sense in what to accept and what to refuse.',
    'In the interview, let {him} be clear and at ease, and let {him} be seen.',
    'Make {whose} friends useful: a name passed on, a reference written today and not next week.',
    'Guard the peace at home, where worry likes to come out as irritation.',
  ],
  intentions: [
    ['all who carried a box out to the car this month', 'let them not be ashamed of what they did not choose'],
    ['those who must decide who stays and who goes', 'trouble their sleep until they are just'],
    ['people who work two jobs and still come up short', 'move those who set the wages'],
  ],
  release: [
    '{whose} worth was settled long before this, and not by any employer. Let that be believed again by morning.',
    '{I} leave the next thing with you. Keep {whom} from grabbing at the wrong one out of fear.',
  ],
  thanks: [
    'For skills that are still there, and for hands that are still good, thank you.',
    'Thank you for work done well in other years; nobody can take that back.',
  ],
  complaint: [
    '{I} knock, and {I} hear {my} own knocking.',
    'How many times can a person be told that they were a strong candidate?',
  ],
  collects: [
    [
      'c: you worked at a bench and called fishermen from their nets',
      'open to {whom} the work for which {he} {is|are} made, and supply what is lacking while {he} {waits|wait}',
      '{he} may labor in gladness and share with others in their need',
    ],
    [
      'you feed the birds that have no barns',
      'keep {whom} from fear in this idle season and send help by honest hands',
      'neither want nor shame may rule the day',
    ],
  ],
  breaths: [
    ['You know what I need', 'before I ask'],
    ['My worth', 'is with you'],
  ],
  verses: ['Matthew 6:31-33', 'Psalm 90:17', 'Philippians 4:19', 'Psalm 37:25', 'Isaiah 43:19'],
  how: [
    'Pray it standing up, before the first message of the morning is sent.',
    'Afterward make one telephone call. One is enough for today.',
  ],
};

export const work: Topic = {
  id: 'work',
  words:
    /\b(interview|new job|first day (?:at|of) work|my (?:boss|job|office|shift|company|coworkers?|business)|at work\b|deadline|promotion|burn(?:ed|t)[- ]?out|burnout|retir(?:e|es|ed|ing|ement)|workplace|presentation|night shift)\b/i,
  sure: /(?:job )?interview|(?:start|starts|starting|started) (?:a|my|his|her) new job/i,
  nouns: /\b(interview|new job|job|deadline|promotion|retirement|presentation|business|shift)\b/i,
  noun: 'work',
  matter: ['{whose} {event}'],
  titles: ['For {whose} {event}'],
  truths: [
    'you made a garden and then asked for help with it',
    'you have never thought that ordinary work was beneath you',
    'you are Lord of Monday as well as of Sunday',
  ],
  honest: [
    'There is more on the list than there are hours, and some of it should not be on anyone’s list.',
    '{I} want to do well. {I} also want to be seen to do well, and you know the difference.',
  ],
  ask: [
    'Give {whom} a clear head, a fair tongue, and the sense to ask when something is not clear.',
    'Let {whom} do good work when it is noticed and the same work when it is not.',
    'Where the pressure is foolish, give courage to say so without heat.',
    'Bless the hands, the eyes, the back, whatever takes the strain.',
    'Make {him} honest about figures and generous about credit.',
    'Between one task and the next, give {him} a breath and let {him} take it.',
    'Turn a difficult colleague into a person with a story.',
    'When the day ends, let it end.',
  ],
  intentions: [
    ['the people who clean the building after dark', 'let them be greeted, and let them be paid'],
    ['those who are afraid of someone they work for', 'defend them'],
    ['everyone beginning something today', 'let the first day have one kind face in it'],
  ],
  release: [
    'What {I} can do, {I} will do. What {I} cannot, {I} put down beside the door.',
    'Establish the work of our hands, and where it does not deserve to stand, let it fall without breaking us.',
  ],
  thanks: [
    'Thank you for work that is needed, and for colleagues who make it lighter.',
    'Thank you for strength to do what the day asks.',
  ],
  complaint: ['{I} {am} worn thin, and they ask for more.', 'Is this what all the years of learning were for?'],
  collects: [
    [
      'you rested when the work was good and called the rest holy',
      'grant {whom} skill, fairness and a quiet mind in {his} {event}',
      'what is done may be done well and laid down in peace',
    ],
  ],
  breaths: [
    ['The work is yours', 'the day is yours'],
    ['One thing', 'and then the next'],
  ],
  verses: ['Colossians 3:23-24', 'Psalm 90:17', 'Proverbs 16:3', 'Ecclesiastes 4:6', 'Matthew 11:28-30'],
  how: ['Pray it with your hand on the door, before you go in.', 'At noon say only the last sentence again.'],
};

export const money: Topic = {
  id: 'money',
  words:
    /\b(rent|debts?|in debt|bills?|evict\w*|mortgage|foreclos\w*|bankrupt\w*|money|paycheck|afford|financ\w+|overdrawn|repossess\w*|food stamps|behind on)\b/i,
  sure: /behind on (?:the|our|my|his|her|their) (?:rent|mortgage|bills)|(?:cannot|can['’]?t) (?:pay|afford) (?:the|our|my) (?:rent|mortgage|bills)|in debt/i,
  nouns: /\b(debts?|rent|bills|mortgage|eviction)\b/i,
  noun: 'trouble with money',
  matter: ['{whose} {event}', 'this trouble with money'],
  titles: ['When there is not enough', 'With the bills on the table'],
  truths: [
    'you taught us to ask for bread, one day at a time, and were not embarrassed by so small a request',
    'c: you had nowhere to lay your head',
    'you notice two small coins',
  ],
  honest: [
    '{I} do the sums again, as though they might come out differently.',
    'There is an envelope on the table that nobody wants to open.',
    'Shame makes it heavier than the figures do.',
  ],
  ask: [
    'Give {whom} this day’s bread, and the nerve to open the mail.',
    'Let there be someone honest on the other end of the telephone.',
    'Keep {whom} from the quick loan, the clever offer, and the lie that it is not so bad.',
    'Show one thing that can be done this week, and help {whom} to do it.',
    'Keep money from setting those who love each other at odds.',
    'Let help that is offered be taken with a straight back.',
    'Where wages are unjust and rents are cruel, put the right words in the right mouths.',
    'Give the children in this house the feeling of enough.',
  ],
  intentions: [
    ['those who choose tonight between the medicine and the heat', 'let no one be made to choose so'],
    ['the ones who work at the food pantry and know people’s names', 'keep their shelves and their patience filled'],
    ['those who have more than they need', 'open their hands, and ours'],
  ],
  release: [
    '{I} {am} more than what {I} owe. Help {me} to sleep as though that were true.',
    'You know what is needed before it is asked. {I} lay the whole list in front of you.',
  ],
  thanks: [
    'For what came just in time, more than once, thank you.',
    'Thank you for soup, for shoes that last, for a friend who lends without a face.',
  ],
  complaint: [
    'Others spend in an evening what would keep us for a month.',
    'It is tiring to be poor, and it takes all day.',
  ],
  collects: [
    [
      'you clothe the grass and number the sparrows',
      'relieve {whom} in this need, grant wise counsel, and free {him} from fear',
      'with daily bread and a quiet mind {he} may serve you and help another',
    ],
  ],
  breaths: [
    ['Daily bread', 'only today’s'],
    ['You know the need', 'I rest'],
  ],
  verses: ['Matthew 6:25-26', 'Philippians 4:6-7', 'Psalm 34:10', 'Proverbs 30:8', 'Hebrews 13:5'],
  how: [
    'Lay the unopened letters on the table, put your hand on them, and read.',
    'Afterward open one of them. Only one.',
  ],
};

export const exam: Topic = {
  id: 'exam',
  words:
    /\b(exams?|finals|mid-?terms?|(?:driving|math|spelling|entrance|licensing|final|big|history|science|citizenship) test|test (?:on|at school|tomorrow|today)|\bSAT\b|\bACT\b test|bar exam|boards|recital|audition|tryouts?|dissertation|thesis|competition)\b/i,
  sure: /exams?|finals|(?:driving|spelling|licensing|citizenship) test|recital|audition/i,
  beside: ['school', 'college'],
  nouns:
    /\b(bar exam|driving test|spelling test|exams?|finals|test|recital|audition|dissertation|thesis|competition)\b/i,
  noun: 'exam',
  matter: ['{whose} {event}'],
  titles: ['Before {whose} {event}'],
  truths: [
    'you are the giver of memory and of reason, and of the good sense to sleep',
    'you do not grade us',
    'you delight in a mind at work',
  ],
  honest: [
    'The stomach knows what day it is.',
    'There is always one chapter that was not read twice.',
    'It feels as though everything hangs on it. It does not, but it feels so.',
  ],
  ask: [
    'Let what was learned come when it is called.',
    'Give {whom} a night’s sleep and a proper breakfast.',
    'When the first question looks impossible, let {whom} breathe, turn the page, and come back.',
    'Settle the hands. Clear the eyes. Slow the heart to a walk.',
    'Reward honest work, and keep {whom} from the small temptation to do it otherwise.',
    'Let {him} do what {he} can do, and be content with that when it is over.',
    'Whatever the result, let someone say first of all: well done for going in.',
    'Free {him} from comparing {his} inside with other people’s outside.',
  ],
  intentions: [
    ['the teachers, who are nervous too', 'let their long work bear fruit'],
    ['those for whom tests have always been a wall', 'let them be known for what they can do'],
    ['students whose trouble at home is harder than any paper', 'give them one person who knows'],
  ],
  release: [
    'This is one day among many, and you have the others ready.',
    'No mark on a page can make {whom} more loved, or less. Let {him} walk in knowing it.',
  ],
  thanks: [
    'Thank you for books, for teachers, and for the sudden moment when something becomes clear.',
    'For a mind that can learn, thank you.',
  ],
  complaint: ['Why must so much be decided by an hour and a pencil?', '{I} {am} tired of being measured.'],
  collects: [
    [
      'you gave us minds to search out your works',
      'grant {whom} a calm spirit and a ready memory',
      '{he} may offer honest work and rest in peace afterward, whatever the result',
    ],
  ],
  breaths: [
    ['Calm my heart', 'clear my mind'],
    ['I did the work', 'I let it go'],
  ],
  verses: ['James 1:5', 'Philippians 4:6-7', 'Proverbs 2:6', 'Joshua 1:9', 'Psalm 94:19'],
  how: [
    'Pray it the night before, then close the books. In the room, one breath and the first sentence will do.',
    'If you pray it for someone else, tell them that you did.',
  ],
};

export const school: Topic = {
  id: 'school',
  words: /\b(school|kindergarten|preschool|classroom|classes|students?|teachers?)\b/i,
  sure: /first day (?:of|at) (?:school|kindergarten|preschool)|(?:starts|starting) (?:school|kindergarten|preschool)/i,
  nouns: /\b(first day of (?:school|kindergarten|preschool|middle school|high school)|first day|school year)\b/i,
  matter: ['{whose} {event}', 'all that school brings'],
  titles: ['For {whose} {event}', 'For those who teach and those who learn'],
  truths: [
    'c: you sat among the teachers once, asking questions, and lost track of time',
    'you know each child in the building by name, without a seating plan',
    'you put curiosity into us and are not afraid of where it leads',
  ],
  honest: [
    'There are new shoes, and a stomach that hurts a little.',
    'A hallway can be the longest road in town.',
    'Some come hungry, some come late, and some come because it is warm here.',
  ],
  ask: [
    'Give {whom} a seat beside somebody kind.',
    'Make the classroom a place where a wrong answer is safe.',
    'Let there be recess, and let nobody stand at the edge of it.',
    'Keep every door, corridor and bus safe today.',
    'Give the teachers patience after lunch.',
    'Let learning be a joy at least once before the bell.',
    'When unkindness starts, let one person be brave enough not to laugh.',
    'Watch over {whom} on the way there, and on the way home.',
    'Let {whom} find the one subject, the one book, the one friend that opens a door.',
  ],
  intentions: [
    [
      'those who teach, and those who drive, cook, clean, coach and answer the telephone',
      'let them be thanked before the last week of the year',
    ],
    ['children who learn with more difficulty than others', 'give them someone who will not give up on them'],
    ['parents who stand at the gate a moment longer than they need to', 'go in with their children, where they cannot'],
  ],
  release: [
    '{I} let go of a hand at the gate, and you take the other one.',
    'What is sown here in small things, bring to harvest in years {I} will not see.',
  ],
  thanks: [
    'Thank you for chalk and screens, for picture books, and for whoever first taught us to read.',
    'Thank you for a place to learn and for people who wanted to teach there.',
  ],
  complaint: [
    'Children should not have to be brave in order to learn to spell.',
    'Why does it come so hard to some, and who decided to call that failing?',
  ],
  collects: [
    [
      'you are the source of all wisdom and delight in the questions of a child',
      'bless {whom} and all who learn and teach this year',
      'in safety and friendship they may grow in knowledge and in love of what is good',
    ],
  ],
  breaths: [
    ['Go with me', 'through the door'],
    ['Teach me', 'to be kind'],
  ],
  verses: ['Proverbs 2:6', 'Psalm 121:8', 'Luke 2:52', 'James 1:5', 'Deuteronomy 31:8'],
  how: [
    'Short enough for the car. Read it before the seat belts come off.',
    'In a classroom or a hall, wait until it is quiet and then wait a little longer.',
  ],
};

export const college: Topic = {
  id: 'college',
  words: /\b(college|university|semester|campus|dorm(?:itory)?|freshman|degree)\b/i,
  sure: /(?:leaves|leaving|off|going) (?:for|to) college|(?:starts|starting) college/i,
  beside: ['school', 'move'],
  nouns: /\b(college|university)\b/i,
  noun: 'college',
  matter: ['{whose} start at {event}'],
  titles: ['For {whom}, setting out', 'On setting out'],
  truths: [
    'you are at home in every library and every laundry room',
    'you call people away from their own doorstep and go along with them',
    'you know what each of us may become, and you are patient about it',
  ],
  honest: [
    'The car is packed to the roof, and the bedroom echoes.',
    'o: {I} have said all the useful things, some of them twice.',
    'Leaving is what all those years were for. It hurts all the same.',
  ],
  ask: [
    'Give {whom} one good friend before the first month is out.',
    'Let there be a teacher who opens a window in {his} mind and leaves it open.',
    'When homesickness comes in the evening, let it pass gently, and let the phone be answered.',
    'Guard {his} nights, {his} friendships, and {his} good sense after midnight.',
    'Let {him} find a church, or let a church find {him}.',
    'Make failure survivable and success not too heady.',
    'Keep {him} curious, solvent, fed and kind.',
    'Give {him} the courage to change {his} mind, and the courage not to.',
    'Let {him} remember the way home, and let home be glad each time.',
  ],
  intentions: [
    ['students who are the first in their family to go', 'let them know that they belong there'],
    ['roommates who have not met yet', 'make them merciful about the window and the light'],
    ['those who could not go, for want of money or a chance', 'open another door to them'],
  ],
  release: [
    'o: {I} did what {I} could, and {I} left the rest to you long ago. {I} do so again today.',
    'Where this road leads, you will be on it. That is enough to start the engine.',
    'o: {He} {was|were} never {mine} to keep, only to love. Go with {whom}.',
  ],
  thanks: [
    'For every teacher who brought {whom} this far, thank you.',
    'Thank you for a mind that wants to know and a road that leads there.',
  ],
  complaint: [
    'Why does love have to practice letting go, over and over?',
    'The house is so tidy, and {I} do not like it.',
  ],
  collects: [
    [
      'you led your people out to places they had not seen',
      'go with {whom} into this new season; give true friends, wise teachers and a steady heart',
      '{he} may grow in knowledge and in kindness and never be far from your love',
    ],
  ],
  breaths: [
    ['Go with {whom}', 'stay with me'],
    ['New road', 'same God'],
  ],
  verses: ['Joshua 1:9', 'Psalm 121:7-8', 'Proverbs 2:6', 'Philippians 1:9-10', 'Jeremiah 17:7-8'],
  how: [
    'Say it in the parking lot, before the last hug and not during it.',
    'Write it on a card and hide it in a box that will be unpacked late.',
  ],
};

export const decision: Topic = {
  id: 'decision',
  words:
    /\b(decision|decide|deciding|choos\w+|choice|whether to|crossroads?|guidance|what to do\b|which way|discern\w*|should (?:I|we)|calling|next step|job offer)\b/i,
  sure: /(?:decide|choose) (?:by|whether|between|on)|decision/i,
  sureOf: 'self',
  nouns: /\b(decision|choice|calling)\b/i,
  noun: 'decision',
  matter: ['{whose} {event}', 'this {event}'],
  titles: ['Before a decision', 'At a fork in the road'],
  truths: [
    'you led a people by a fire at night and a cloud by day, one stage at a time',
    'you are a shepherd, and a shepherd does not hand out maps',
    'you speak quietly, and you do not mind repeating yourself',
  ],
  honest: [
    '{I} have made lists. The lists are even.',
    'Everyone {I} ask is sure, and no two agree.',
    'Part of {me} wants you to decide, so that it will not be {my} fault.',
  ],
  ask: [
    'Quiet the voices that only want {me} to be impressive.',
    'Show {whom} the next step. {I} will not ask for the one after.',
    'Let good advice come from somebody who has nothing to gain.',
    'If {I} {am} running from something, turn {me} round to look at it.',
    'If {I} {am} waiting because {I} {am} afraid, give {me} a push. If {I} {am} hurrying because {I} {am} afraid, hold {my} coat.',
    'Close what ought to be closed, and let it close gently.',
    'Make {me} honest about what {I} want.',
    'Give peace about the right thing, and an itch about the wrong one.',
    'Let those who will live with the result be heard before it is made.',
  ],
  intentions: [
    ['those whose lives will be changed by what is chosen', 'guard them in it'],
    ['all who must decide today about somebody else’s future', 'make them slow and merciful'],
    ['people who have no choices', 'open one'],
  ],
  release: [
    'If {I} choose badly, you will still be on that road. {I} can breathe again.',
    '{I} do not need to see the far bank. {I} need you in the boat.',
    'When it is decided, let {me} stop deciding.',
  ],
  thanks: [
    'Thank you that there is more than one good way to live.',
    'Thank you for bends in the road that {I} did not choose and would not give back.',
  ],
  complaint: [
    'You could simply say. {I} {am} listening, and it is very quiet.',
    'How long must {I} stand here with a foot in the air?',
  ],
  collects: [
    [
      'you go before your people by day and by night',
      'give {whom} a quiet heart, true counsel, and light for the next step',
      'choosing in freedom {he} may walk without fear and find you on the way',
    ],
  ],
  breaths: [
    ['Not the whole road', 'the next step'],
    ['Speak', 'I am listening'],
  ],
  verses: ['James 1:5', 'Psalm 32:8', 'Proverbs 3:5-6', 'Isaiah 30:21', 'Psalm 25:4-5'],
  how: [
    'Afterward sit for as long as the prayer took and write nothing down.',
    'Pray it three days running before you choose, at the same hour.',
  ],
};

export const legal: Topic = {
  id: 'legal',
  words:
    /\b(court|hearing (?:on|is|date)|court hearing|lawsuit|trial\b|jury|prison|jail|sentenc(?:ed|ing)|parole|probation|immigration|visa\b|asylum|deport\w*|green card|ICE\b|arrested|detention)\b/i,
  nouns:
    /\b(court hearing|court date|hearing|trial|lawsuit|visa|asylum case|asylum decision|asylum hearing|asylum claim|sentencing|parole|case)\b/i,
  noun: 'case',
  sensitive: true,
  matter: ['{whose} {event}'],
  titles: ['Before {whose} {event}'],
  truths: [
    'c: you stood before a judge and were not heard',
    'you love justice and are not dazzled by clever speech',
    'you go with your people into every locked room',
  ],
  honest: [
    'So much depends on people who have never met us, and on papers in a folder.',
    'The bench in the corridor is hard, and nobody says how long it will be.',
    'There is what happened, and there is what can be shown.',
  ],
  ask: [
    'Let the truth be told plainly and be listened to.',
    'Give {whom} a clear voice and a steady hand.',
    'Make the judge fair, the lawyers awake, and the interpreter exact.',
    'Let mercy be in the room, wearing whatever it has to wear to be let in.',
    'Keep families together who belong together.',
    'Protect anyone who was harmed; let nobody have to be harmed again in order to be believed.',
    'Where {who} {n:has|have} done wrong, give the courage to own it and the chance to mend it.',
    'In every night of waiting, be the one who is not counting days.',
  ],
  intentions: [
    ['those who wait behind bars or fences', 'let them be called by their names'],
    ['officers, clerks and judges', 'guard them from hardness'],
    ['the victims whom the papers forget', 'let them be safe, and let them be heard'],
  ],
  release: [
    'The decision is theirs. {whose} life is yours. {I} hold on to the second.',
    'You will be there when it is read out, and you will be there the morning after.',
  ],
  thanks: [
    'Thank you for an advocate who returned the call.',
    'Thank you for laws that are just, and for people who stood up until they were.',
  ],
  complaint: ['How long can a life be kept in a file?', 'The strong have friends in the room. Be ours.'],
  collects: [
    [
      'you are the judge of all the earth and the friend of those who have none',
      'defend {whom} in {his} {event}, give wisdom to those who decide, and let truth be heard',
      'justice and mercy may meet, and all concerned may live in peace',
    ],
  ],
  breaths: [
    ['You see', 'you know'],
    ['Truth', 'and mercy'],
  ],
  verses: ['Psalm 43:1', 'Micah 6:8', 'Psalm 82:3-4', 'Luke 12:11-12', 'Psalm 146:7-9'],
  how: [
    'Read it the evening before and again on the courthouse steps; only the first lines, the second time.',
    'If you may not speak inside, agree with a friend on the hour and let the friend pray it.',
  ],
};

export const milestone: Topic = {
  id: 'milestone',
  words:
    /\b(birthday|anniversary|jubilee|turn(?:s|ing|ed) (?:\d+|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)|new year(?:['’]s)?|retirement party|reunion|graduat\w+)\b/i,
  nouns:
    /\b((?:\d+(?:st|nd|rd|th) )?birthday|(?:\d+(?:st|nd|rd|th) )?anniversary|jubilee|reunion|new year|graduation)\b/i,
  noun: 'celebration',
  matter: ['{whose} {event}', 'this {event}'],
  titles: ['For {whose} {event}'],
  truths: [
    'you count our days with more affection than we do',
    'you were there at every birthday, including those nobody remembered',
    'you are the same at the end of a year as you were at the start of it',
  ],
  honest: [
    'Another year has gone by, with its good days and its other days.',
    'Someone always looks round the table and counts who is missing.',
  ],
  ask: [
    'Bless {whom} with another year’s worth of mornings, and the wish to get up for them.',
    'Let there be laughter that reaches the ones who came tired.',
    'Keep {his} mind curious, {his} heart soft, and {his} knees willing.',
    'Make the years ahead deep, whether or not they are many.',
    'What {who} {n:has|have} given away without noticing, let {him} hear about today.',
    'Heal old quarrels around this table while there is cake on it.',
    'Let {him} put down what belonged to last year and does not need to come along.',
  ],
  intentions: [
    ['those whose day is passed over without a card', 'let somebody remember'],
    ['friends who are far off or long gone', 'hold them with us in your keeping'],
    ['the very young and the very old here', 'let them be delighted in each other'],
  ],
  release: [
    'Our times are in your hands. They have been safe there.',
    'Teach us to count our days without hoarding them.',
  ],
  thanks: [
    'Thank you for {whom}, and for the plain good fortune of knowing {him}.',
    'For bread, for candles, for being here to blow them out, thank you.',
  ],
  complaint: [
    'It went so quickly. Could it not have gone a little slower?',
    'Some of those years were hard, and {I} do not want to varnish them.',
  ],
  collects: [
    [
      'you crown the year with goodness and number every day of our lives',
      'bless {whom} on this day with gratitude for what has been and courage for what is to come',
      'in every season {he} may know {himself} loved and make others glad',
    ],
  ],
  breaths: [
    ['For all that was', 'thanks'],
    ['For all that will be', 'yes'],
  ],
  verses: ['Psalm 90:12', 'Lamentations 3:22-23', 'Numbers 6:24-26', 'Psalm 65:11', 'Psalm 16:6'],
  how: [
    'Let everyone look at the one it is for while it is read.',
    'Before the last sentence, leave time for each person to think of one thing to be thankful for.',
  ],
};
