import type { Theme, Topic } from '../theme.ts';

export const meeting: Topic = {
  id: 'meeting',
  words:
    /\b(meeting|committee|vestry|elders|board\b|council|session\b|pta\b|conference|agenda|budget vote|annual meeting|planning|small group|bible study|staff)\b/i,
  nouns:
    /\b((?:committee|board|council|budget|annual|staff|planning|vestry|church|finance|session) meeting|meeting|conference|bible study|small group)\b/i,
  noun: 'meeting',
  about: 'self',
  matter: ['this {event}', 'the work before us'],
  naming: [
    'We have come together for {matter}.',
    'Here we are, at the start of {matter}.',
    'Before anyone else has the floor, {I} give you {matter}.',
    'Before we open our folders, {I} put {matter} in your hands.',
  ],
  titles: ['Opening a {event}', 'Before we begin'],
  truths: [
    'you promised to be found where two or three are gathered, and here we are with an agenda',
    'c: you have worked with committees before: twelve of them, at a table',
    'you listen to the person who speaks last and least',
  ],
  honest: [
    'We come from traffic, from supper half eaten, from a day that is not quite put away.',
    'Some of us have already made up our minds. You can see which.',
    'There is more on the paper than there are hours in the evening.',
  ],
  ask: [
    'Help us to listen as if the other person might be right.',
    'Let us be brief where we may and thorough where we must.',
    'Remind us that every figure on these pages has a face somewhere.',
    'If we disagree, let it be about the matter and not about one another.',
    'Let the quiet ones be asked, and the quick ones wait.',
    'Keep us from deciding out of fear, or habit, or the wish to go home.',
    'Where we lack knowledge, make us humble enough to say so.',
    'Give the one in the chair patience, fairness, and an eye on the clock.',
    'When it is over, let us be better friends than when we sat down.',
  ],
  intentions: [
    ['those who will live with what we decide and have no vote tonight', 'keep them before our eyes'],
    ['the ones who did the work between the meetings', 'let them be thanked by name'],
    ['members who are sick, away, or too tired to come', 'hold their place among us'],
  ],
  release: [
    'We put our opinions on the table with our pencils. Use what is useful.',
    'The work was yours before it was ours, and it will be yours when the lights are off.',
  ],
  thanks: [
    'Thank you for people who turn up.',
    'For those who carried this work before us and left the files in order, thank you.',
  ],
  complaint: [
    'We have talked about this before. Lord, you were there.',
    'So many words, and the need outside does not wait.',
  ],
  collects: [
    [
      'you give wisdom freely and do not find fault',
      'be present at this table; make us patient in listening, plain in speaking, and just in what we decide',
      'the work of our hands may serve your people and not ourselves',
    ],
    [
      'you are one, and call the many to one mind',
      'free us from rivalry and hurry, and let the truth be welcome here',
      'what we settle together may be done together in good heart',
    ],
  ],
  breaths: [
    ['We listen', 'you speak'],
    ['One table', 'one purpose'],
  ],
  verses: ['James 3:17', 'Philippians 2:3-4', 'Proverbs 15:22', 'James 1:5', 'Romans 12:10', 'Psalm 127:1'],
  how: [
    'Wait until the papers are still. The first silence of the meeting may as well be a good one.',
    'Read it seated; the room will keep its shoulders down.',
  ],
};

export const invocation: Topic = {
  id: 'invocation',
  words:
    /\b(worship|sunday service|church service|opening of (?:the|our) service|sanctuary|retreat|revival|advent|christmas|easter|good friday|palm sunday|lent\b|pentecost)\b/i,
  nouns:
    /\b((?:(?:easter|memorial day|veterans day|thanksgiving|christmas(?: eve)?|advent|good friday|palm sunday|pentecost|sunday|evening|morning|candlelight|youth) )?(?:worship|service)|retreat|revival)\b/i,
  noun: 'hour of worship',
  about: 'self',
  naming: [
    'We have come together for {matter}.',
    'Here we are, for {matter}, and you were here first.',
    '{I} begin {matter} with you, so that it does not begin with us.',
    'Before the first song, {I} give you {matter}.',
  ],
  matter: ['this {event}', 'this hour'],
  titles: ['As we gather', 'Opening prayer'],
  truths: [
    'you were here before the doors were unlocked',
    'you have called us out of many houses into one',
    'you are worshiped by the sea and the stars, and you still wait for us to sit down',
    'you know what each of us left in the car',
  ],
  honest: [
    'Some of us ran to get here. Some of us nearly did not come.',
    'We bring what we have: a song, a headache, a hope, a grudge.',
    'Not all of us feel what the hymns will say. Sing it through us until we do.',
  ],
  ask: [
    'Settle us. Let the noise we carried in go quiet, one thing at a time.',
    'Open the scriptures to us, and open us to them.',
    'Let the children be welcome, and let them be heard to be here.',
    'Give us songs we can mean.',
    'Speak through the one who preaches, and where need be in spite of us all.',
    'Let the stranger be greeted before the last hymn, and not as a visitor but as company.',
    'Interrupt us, if our plans are too tidy for you.',
    'Meet the one in the back row who has not been here for years.',
    'Make us a people by whom it is easier to believe in you.',
    'Send us home with something we did not bring.',
  ],
  intentions: [
    ['those who would be here and cannot', 'carry this hour to them'],
    ['the ones who unlocked, swept, practiced and set out the cups', 'let them rest in what they prepared'],
    ['congregations down the street and across the sea', 'make us one in the things that matter'],
    ['anyone who came with a broken heart and a straight face', 'be very near'],
  ],
  release: [
    'The hour is yours. We take our hands off it.',
    'Come as you will come. We are here, and we are listening.',
    'Begin with us where we are, and do not leave us there.',
  ],
  thanks: [
    'Thank you for one another, for this roof, and for the long line of people who kept the lamp lit.',
    'Thank you for another first day of the week.',
  ],
  complaint: [
    'Our worship has been loud and our kindness has been quiet.',
    'We have sung of you easily. It has cost us little.',
  ],
  collects: [
    [
      'you draw near to all who seek you',
      'open our lips to praise you and our hearts to hear you',
      'we who gather in weakness may go out in strength and serve the world with joy',
    ],
    [
      'you dwell in light and make your home among the humble',
      'gather our scattered thoughts, forgive our divided hearts, and receive our songs',
      'this hour may be true, and may bear fruit on every other day',
    ],
  ],
  breaths: [
    ['You are here', 'we are here'],
    ['Open our lips', 'open our lives'],
  ],
  verses: ['Psalm 95:1-3', 'Psalm 100:1-5', 'Matthew 18:20', 'Psalm 122:1', 'Hebrews 10:24-25', 'John 4:23-24'],
  how: [
    'Stand still before you speak. Look up, let the room come to rest, and begin without announcing it.',
    'Keep the pace of someone opening curtains: steady, and not loud.',
  ],
};

export const church: Topic = {
  id: 'church',
  words:
    /\b(our church|congregation|parish|choir|new pastor|our pastor|pastor search|vacation bible school|VBS\b|youth group|volunteers?|mission team|sunday school)\b/i,
  nouns: /\b(vacation bible school|VBS|pastor search|sunday school|choir|youth group)\b/i,
  noun: 'church',
  about: 'self',
  matter: ['our {event}'],
  titles: ['For our church', 'For the people of this church'],
  truths: [
    'you have built your house out of living stones, and some of us are oddly shaped',
    'you love the church more than we do, and see it more clearly',
    'you began with a dozen unlikely people and did not apologize for them',
  ],
  honest: [
    'We love this place, and it tires us out.',
    'The same few people do most of it. You know their names, and so do we.',
    'Some of us want it as it was, and some of us want it as it never was.',
  ],
  ask: [
    'Give us people who see what needs doing and do it without a sign-up sheet.',
    'Send us the leaders we need, who may not be the ones we picture.',
    'Make us brave about what must end and tender with those who loved it.',
    'Let the young be trusted early and the old be thanked in time.',
    'Keep us honest about money, power and one another.',
    'Let anyone who comes in at that door be safe here.',
    'Where we have hurt people, make us quick to say so and slow to explain.',
    'Give us work worth doing together, and laughter in the kitchen.',
    'Turn our faces outward, toward the street.',
  ],
  intentions: [
    ['those who have left and did not say why', 'bless them where they are, and teach us what we missed'],
    ['our pastors, who carry more than they tell', 'give them friends, rest and something to read for joy'],
    ['the ones who are here every week and have never been asked to dinner', 'let the invitation come from us'],
  ],
  release: [
    'It is your church. {I} say it with some relief.',
    'Do with us what you have in mind, and let us be of use.',
  ],
  thanks: [
    'Thank you for those who kept the doors open before we came.',
    'For the faithful who stack chairs, thank you.',
  ],
  complaint: [
    'We are fewer than we were, and tired. You can count.',
    'Why is it so hard for your people to be kind to each other?',
  ],
  collects: [
    [
      'you call us by many names into one body',
      'guide us in what lies before us; give wisdom to those who lead and patience to those who wait',
      'we may be found faithful, and our neighbors be glad that we are here',
    ],
  ],
  breaths: [
    ['Your church', 'not ours'],
    ['Make us one', 'make us kind'],
  ],
  verses: [
    '1 Peter 2:4-5',
    'Ephesians 4:1-4',
    '1 Corinthians 12:12-14',
    'Acts 2:42',
    'Philippians 1:6',
    'Hebrews 10:24-25',
  ],
  how: [
    'Pray it in the empty building once, walking up and down the aisle.',
    'Read it where the disagreement is, and let somebody from each side take a paragraph.',
  ],
};

export const meal: Topic = {
  id: 'meal',
  words:
    /\b(meal|dinner|supper|lunch|breakfast|potluck|grace before|thanksgiving (?:day|dinner|table)|food pantry|banquet|barbecue|picnic|cookout|feast)\b/i,
  nouns: /\b(thanksgiving dinner|dinner|supper|lunch|breakfast|potluck|banquet|picnic|cookout|feast|meal)\b/i,
  noun: 'meal',
  about: 'self',
  matter: ['this {event}', 'this table'],
  naming: [
    'Here we are, round {matter}.',
    'We thank you for {matter}, before the first fork is lifted.',
    'You have brought us to {matter}, and to one another.',
  ],
  titles: ['Before we eat', 'Grace at the table'],
  truths: [
    'you spread a table in the wilderness and have not stopped since',
    'c: you were known to your friends in the breaking of bread',
    'you made the earth to be good to eat',
  ],
  honest: [
    'We are hungry, and the food is hot, so we will not be long.',
    'It smells good in here.',
    'There is more than one kind of hunger at this table.',
  ],
  ask: [
    'Bless the hands that planted, picked, packed, cooked and carried.',
    'Let the talk be kind and the laughter frequent.',
    'Let no one leave hungry, for food or for company.',
    'Make room at this table for whoever is not here yet.',
    'Season our words. Slow our forks. Soften our opinions.',
    'Feed us, and make us restless until all are fed.',
    'Where someone’s place is empty, let love be served there too.',
    'Turn this food to strength, and the strength to kindness.',
  ],
  intentions: [
    ['those who have nothing on the stove tonight', 'fill their plates, and use ours to do it'],
    ['farmers, pickers, truckers, and whoever will wash the pans', 'give them their bread and their rest'],
    ['anyone who is eating alone', 'let a knock come at the door'],
  ],
  release: [
    'For this and for all of it, we say thank you, and now we will do it justice.',
    'All good gifts come round to you again. Start us passing.',
  ],
  thanks: [
    'Thank you for bread, for salt, for sweet things, and for one another’s faces.',
    'For enough, and for someone to share it with, thank you.',
  ],
  complaint: ['There is enough in the world, and it does not arrive. That lies with us.'],
  collects: [
    [
      'you bring forth bread from the earth and fellowship from strangers',
      'bless this food and those who share it, and keep us mindful of the hungry',
      'nourished at your hand we may become good news to others',
    ],
  ],
  breaths: [
    ['From your hand', 'this bread'],
    ['Enough', 'and to share'],
  ],
  verses: ['Psalm 145:15-16', '1 Timothy 4:4', 'Acts 2:46', 'Deuteronomy 8:10', 'Psalm 104:14-15'],
  how: [
    'Take hands if the table is that sort of table. Keep it short; thanks is best warm.',
    'Let the youngest person who can read begin it.',
  ],
};

export const offering: Theme = {
  id: 'offering',
  matter: ['these gifts'],
  naming: [
    'We hold out {matter} to you.',
    'Here are {matter}. They have passed through many hands to reach yours.',
    'We bring {matter}, and we bring ourselves with them.',
  ],
  titles: ['Over the gifts', 'As we bring what we have'],
  truths: [
    'all that is in our hands passed through yours first',
    'you watched a widow put in two coins and did not look away',
    'you loved us before we had anything to bring',
  ],
  honest: [
    'Some gave out of plenty today, and some gave what will be missed.',
    'We let go of a little and feel the tug. You know how tightly we hold.',
    'There are those among us who could give nothing, and they are not in your debt.',
  ],
  ask: [
    'Take what is here: paper, coins, numbers on a screen. Make it bread, shelter, medicine, music.',
    'Give wisdom to those who will count it and those who will spend it.',
    'Loosen our grip on the rest.',
    'Let no gift be given from shame and none be given for show.',
    'Bless those who could not give. Let them receive without embarrassment.',
    'Turn our money into mercy before it turns us into misers.',
    'With these gifts take our hours, our skills, our spare rooms, our listening.',
    'Where this reaches someone we will never meet, let it arrive as kindness.',
  ],
  intentions: [
    ['the families whom these gifts will reach', 'let them feel a hand and not only a handout'],
    ['those who give quietly, in ways nobody counts', 'let them have joy in it'],
    ['all who are burdened by want or by wealth', 'set them free'],
  ],
  release: [
    'We have put it down. Now it is yours, and so are we.',
    'Multiply it or spend it at once. You are good at both.',
  ],
  thanks: ['Thank you for having something to give.', 'For the generous people who taught us how, thank you.'],
  complaint: ['We spend so easily on what does not last, and we come to you with what is left over.'],
  collects: [
    [
      'c: you became poor for our sake and made many rich',
      'accept these gifts and the lives they stand for, and make us just in all our dealings',
      'what we offer may be spent in love and bring comfort to many',
    ],
    [
      'you give the seed and bring in the harvest',
      'receive this portion of what is already yours',
      'the hungry may be fed, the weary sheltered, and every heart set free to give',
    ],
  ],
  breaths: [
    ['All from you', 'all to you'],
    ['Open hand', 'open heart'],
  ],
  verses: ['2 Corinthians 9:7', '1 Chronicles 29:14', 'Mark 12:43-44', 'Romans 12:1', 'Psalm 24:1', 'Proverbs 11:25'],
  how: [
    'Begin once those who carry the plates have stopped walking.',
    'Hold your hands open while you pray it; the congregation will understand.',
  ],
};

export const communion: Theme = {
  id: 'communion',
  matter: ['this table'],
  naming: [
    'We come to {matter} because you have called us.',
    'You have laid {matter}, and we have only to come.',
    'Here at {matter} we have nothing to show but our hunger.',
  ],
  titles: ['At the table', 'Before we come to the table'],
  truths: [
    'c: you set a table for friends who would fail you before morning',
    'you are host here, and none of us came by merit',
    'c: you give yourself in bread that can be broken and a cup that can be passed',
  ],
  honest: [
    'Our hands are not clean. We hold them out anyway.',
    'We are not all at peace with one another, and you knew it when you invited us.',
    'It is a small piece of bread. We are hungrier than that, and it is enough.',
  ],
  ask: [
    'Feed us with what we cannot make for ourselves.',
    'Join us to one another, crumb to loaf.',
    'Let those who come in doubt be met, and those who come in tears be held.',
    'Take our quarrels out of our hands so that we can receive.',
    'Let us taste mercy and then be recognizable by it.',
    'Make us your body: hands that serve, feet that go, ears that attend.',
    'Bring near to us those who ate here before us and now feast with you.',
    'Let this bread take us out to the hungry and this cup to the parched.',
  ],
  intentions: [
    ['those who will receive this at a bedside or behind a locked door', 'let the table be long enough'],
    ['Christians who cannot yet eat together', 'shame us, and heal us'],
    ['anyone who stays in the pew, for reasons you know', 'feed them also'],
  ],
  release: ['We come because you said to come. Here we are.', 'Break us gently and share us widely.'],
  thanks: [
    'Thank you for wheat and grape, for the night you did not run, for the morning the stone was moved.',
    'Thank you that it says “for you”.',
  ],
  complaint: ['We have eaten here for years, and still step over each other on the way out.'],
  collects: [
    [
      'c: you gave yourself at supper to those who would forsake you',
      'forgive us, gather us, and feed us at this table',
      'being one bread, one body, we may be given for the life of the world',
    ],
  ],
  breaths: [
    ['Given for me', 'I receive'],
    ['One bread', 'one body'],
  ],
  verses: [
    '1 Corinthians 11:23-26',
    'John 6:35',
    'Luke 24:30-31',
    '1 Corinthians 10:16-17',
    'Psalm 34:8',
    'Revelation 3:20',
  ],
  how: [
    'It belongs before the words of institution, or wherever your order of service has room. Those words stay as your church has them.',
    'Pause after the sentence about our hands. People will look at theirs.',
  ],
};

export const blessing: Theme = {
  id: 'blessing',
  matter: ['{whose} road ahead', 'the road ahead'],
  titles: ['A blessing for {whom}', 'A blessing'],
  truths: [
    'you blessed your people before you gave them anything to do',
    'you lift your face toward us, and that is where our courage comes from',
    'you are not sparing with your kindness',
  ],
  honest: [
    'None of us can see far down this road.',
    'o: There is much {I} would give {whom} and cannot. So {I} ask you.',
  ],
  ask: [
    'Go before {whom} to show the way, and behind to gather up what is dropped.',
    'Put bread in {his} bag, a song in {his} head, and good company at the bends.',
    'Make {his} work honest, {his} sleep deep, and {his} friends true.',
    'When {he} {is|are} right, keep {him} kind. When {he} {is|are} wrong, let {him} find it out among people who love {him}.',
    'Be a lamp on the step when {he} {comes|come} in late.',
    'Guard {his} going out, {his} coming in, and {his} sitting still.',
    'Give {him} joy that does not depend on the weather.',
    'Where {he} {is|are} hurting, be gentle. Where {he} {is|are} strong, make {him} useful.',
    'Let {him} be a blessing to somebody before the day is out, without knowing it.',
  ],
  intentions: [
    ['all whose hands {he} will shake along the way', 'bless them in meeting {him}'],
    ['those who have no one to bless them', 'do it yourself, Lord, and send one of us as well'],
  ],
  release: [
    'o: {I} let {whom} go with both hands open, and yours are under them.',
    'Keep {whom} until we are all at one table.',
  ],
  thanks: [
    'o: For what {who} already {n:is|are}, thank you.',
    'o: Thank you for the blessing {who} {n:has|have} been.',
  ],
  complaint: ['o: {I} would rather keep {whom} close. You know that.'],
  collects: [
    [
      'you are the beginning of every road and the rest at its end',
      'bless {whom} with courage, kindness and good companions',
      '{he} may go in peace and never walk alone',
    ],
  ],
  breaths: [
    ['Bless', 'and keep'],
    ['Shine', 'and give peace'],
  ],
  verses: [
    'Numbers 6:24-26',
    'Psalm 121:7-8',
    'Romans 15:13',
    '2 Corinthians 13:14',
    'Philippians 1:3-6',
    'Psalm 67:1',
  ],
  how: [
    'If it is welcome, lay a hand on the shoulder. Say the name first and wait until the eyes come up.',
    'A blessing is short for the person and long for the one who speaks it. Take your time.',
  ],
};

export const intercession: Theme = {
  id: 'intercession',
  matter: ['what {who} {n:is|are} carrying'],
  titles: ['For {whom}', 'For others'],
  truths: [
    'you hear before we have found the words, and you hear what we leave out',
    'you carry names the way others carry keys, close and without looking',
    'you do not need to be told, and you ask us to tell you',
  ],
  honest: [
    '{I} do not know what would help. {I} come because you do.',
    'There is not much that {I} can do, and this is not nothing.',
    'o: {I} would like to fix it for {him}. {I} bring {him} to you instead.',
  ],
  ask: [
    'o: Come close to {whom}, closer than advice.',
    'Give what is needed in the order in which it is needed.',
    'o: Put people around {him} who are better at staying than at talking.',
    'o: Where {he} {is|are} strong, let {him} rest from it. Where {he} {is|are} weak, let {him} not be ashamed.',
    'o: If there is something for {me} to do, make it plain, and make {me} willing.',
    'Bring help by the ordinary roads: a letter, a neighbor, a good night’s sleep.',
    'o: Let {whom} feel, at some hour today, that somebody has spoken well of {him} to you.',
    'Untangle what can be untangled. Hold what cannot.',
    'Shorten the bad hours and lengthen the good ones.',
  ],
  intentions: [
    ['those nobody here has thought to name', 'you know them; tell them so'],
    ['the sick, the frightened, and those who look after them', 'give them this day’s strength'],
    ['people in places that have dropped out of the news', 'let them not drop out of our prayers'],
    ['all who asked us to pray and whom we forgot', 'you did not forget'],
  ],
  release: [
    '{I} have said it now. It is in better hands than {mine}.',
    'What {I} have asked wrongly, answer rightly.',
    'Let it be as you will it, and let your will be as kind as {I} believe it to be.',
  ],
  thanks: ['Thank you that nobody has to be introduced to you.', 'o: Thank you for {whom}.'],
  complaint: [
    '{I} have asked before. {I} {am} asking again. You told us to.',
    'How long does someone have to wait at your door?',
  ],
  collects: [
    [
      'you know our needs before we ask and our ignorance in asking',
      'look with mercy on {whom}, and supply what we have not the wit to name',
      'in trouble and in gladness {he} may be upheld by a love that does not let go',
    ],
  ],
  breaths: [
    ['I bring {whom}', 'you receive'],
    ['You know', 'I trust'],
  ],
  verses: ['Romans 8:26-27', 'Galatians 6:2', 'Philippians 4:6-7', 'Psalm 55:22', 'Ephesians 3:14-19'],
  how: [
    'Say the name, then be quiet for as long as it takes to picture the face.',
    'If you told someone you would pray for them, tell them afterward that you did.',
  ],
};

export const lament: Theme = {
  id: 'lament',
  matter: ['{whose} trouble', 'this trouble'],
  titles: ['A lament', 'Out of the depths'],
  truths: [
    'you put complaint into your own songbook and asked us to sing it',
    'c: you cried out yourself in the dark, and no answer came down',
    'you would rather be shouted at than left alone',
  ],
  honest: [
    '{I} have not come to be comforted yet. {I} have come to say it.',
    'It is not all right, and {I} will not tell you that it is.',
    'The prayers {I} knew have gone stale in {my} mouth.',
    'Everyone has been very kind, and it has not helped.',
  ],
  ask: [
    'Look at this. Do not look past it.',
    'Rise up and do something, even if it is small, even if only {I} can see it.',
    'Set a limit to this, as you once set a limit to the sea.',
    'Give back what can be given back. Mourn with us what cannot.',
    'Answer. Or be silent in a way {I} can lean on.',
    'Do not let it make {me} cruel.',
    'Keep alive in {me} whatever it is that still complains to you.',
  ],
  intentions: [
    ['all who have stopped praying because it hurt', 'hear what they are not saying'],
    ['those whose trouble is older and deeper than {mine}', 'begin with them'],
    ['whoever is told to be cheerful today', 'let them be allowed to weep'],
  ],
  release: [
    '{I} go on speaking to you. That is what trust looks like today.',
    'You have brought people through before. {I} cannot see it, but {I} remember it.',
    '{I} will wait. {I} did not say patiently.',
  ],
  thanks: ['Thank you that {I} may speak to you like this.'],
  complaint: [
    'How long, Lord? {I} ask as one who has been standing a good while.',
    'Why do you stand at the far end of the field?',
    '{I} call out, and {I} hear the wind.',
    'The wicked sleep well. {I} have seen their windows dark and quiet.',
  ],
  collects: [
    [
      'you keep our tears and do not despise our crying',
      'hear us in this trouble; come to our help and do not delay',
      'out of the depths we may again praise you',
    ],
  ],
  breaths: [
    ['How long', 'stay with me'],
    ['Hear me', 'hold me'],
  ],
  verses: ['Psalm 13:1-2', 'Psalm 130:1-2', 'Psalm 22:1-2', 'Lamentations 3:19-23', 'Psalm 77:1-3', 'Psalm 42:9-11'],
  how: [
    'Do not soften it. The psalms did not. If you reach the last part before you can mean it, stop there and come back tomorrow.',
    'In a group, let one voice read the complaint and all the voices the trust.',
  ],
};

export const grief: Theme = {
  id: 'grief',
  matter: ['{whose} grief', 'this grief'],
  titles: ['In grief', 'For {whom}, in grief'],
  truths: [
    'you are acquainted with grief, and not by hearsay',
    'you keep close to the brokenhearted without hurrying them',
    'c: you stood among the mourners and wept before you did anything else',
  ],
  honest: [
    'Something has been lost, and the day does not know how to go round it.',
    'It comes in waves, and between the waves there is laundry.',
    'Everyone has gone back to their lives, and here it is still quiet.',
  ],
  ask: [
    'Be gentle with {whom} in the ordinary hours, where the loss is felt most.',
    'Let weeping be allowed, in any room, without apology.',
    'Send company that can bear silence.',
    'Give {whom} appetite, sleep, and fresh air, in small amounts.',
    'When a song or a smell brings it all back, be there before the wave is.',
    'Keep what was good from being buried under how it ended.',
    'Let grief do its work and not be told to hurry.',
    'When {he} {laughs|laugh} again, let {him} not feel that as a betrayal.',
  ],
  intentions: [
    ['those who carry an old grief that nobody asks about any more', 'remember it with them'],
    ['the friends who do not know what to say', 'let them come anyway and say that'],
    ['children who have lost something and have few words', 'let them draw it, shout it, and be held'],
  ],
  release: [
    '{I} do not ask to be over it. {I} ask not to be alone in it.',
    'What was loved is safe with you. Make {me} able to believe it on the bad days.',
    'Morning by morning, then. Not farther.',
  ],
  thanks: [
    'Thank you for whatever was so good that losing it hurts like this.',
    'Thank you for hands on shoulders, and for soup.',
  ],
  complaint: ['The nights are long, and the mornings are worse.', 'Why does the world look the same?'],
  collects: [
    [
      'you gather our tears and count them',
      'comfort {whom} in sorrow, and give faithful friends for the road',
      'grief may in time be threaded with gratitude, and love may not fail',
    ],
  ],
  breaths: [
    ['You weep with us', 'stay'],
    ['This hour', 'hold me'],
  ],
  verses: ['Psalm 34:18', 'Matthew 5:4', 'Psalm 56:8', '2 Corinthians 1:3-4', 'Isaiah 53:3-4', 'Psalm 30:5'],
  how: [
    'Take it one sentence at a time and leave off where you have to.',
    'If someone else is grieving, ask whether they would like to hear it. Then read it slowly and say nothing afterward.',
  ],
};

export const personal: Theme = {
  id: 'personal',
  matter: ['what is on {my} heart'],
  naming: [
    '{I} come to you with what is on {my} heart.',
    '{I} bring you this day, and whatever is folded up in it.',
    'There is nothing {I} need to explain. You know where {I} have been today.',
    'Here are {my} thoughts, such as they are.',
  ],
  titles: ['A prayer for today', 'At the start of a day'],
  truths: [
    'you know {me} without {my} best clothes on',
    'you were up before {me}',
    'you have been patient with {me} since before {I} could walk',
    'you hear a mumble as well as a hymn',
  ],
  honest: [
    '{I} {am} here. It took {me} a while.',
    'There is a good deal on {my} mind, and not all of it is worth the room.',
    '{I} have no great words today. You have never asked for them.',
    '{I} come as {I} {am}, a little distracted.',
  ],
  ask: [
    'Give {me} one thing at a time, and the sense to do it.',
    'Let {me} be kinder than {I} feel.',
    'Steady {me} where {I} wobble; stop {me} where {I} rush.',
    'Help {me} to see the person in front of {me} today.',
    'Put a watch on {my} tongue and some warmth in {my} voice.',
    'Show {me} what can be left undone.',
    'Make {me} honest in small things, where nobody checks.',
    'Lead {me} past the old ditch that {I} always fall into.',
    'Let there be some beauty in this day, and let {me} have {my} eyes open for it.',
  ],
  intentions: [
    ['those {I} will meet today without knowing what they carry', 'let {me} not add to it'],
    ['the people {I} love, one by one', 'keep them in your sight'],
    ['whoever has no peace today', 'share out yours'],
  ],
  release: [
    'The day is yours. {I} would like to be in it with you.',
    'When it is evening, gather up what {I} have dropped.',
    'That is all, Lord. You know the rest.',
  ],
  thanks: [
    'Thank you for waking up, for hot water, for another try.',
    'For {my} life, which {I} did not make, thank you.',
  ],
  complaint: [
    '{I} thought {I} would be further along by now.',
    'There are days when it all seems to run through {my} fingers.',
  ],
  collects: [
    [
      'you made this day before {I} asked for it',
      'go with {me} into each hour; guard {my} words, direct {my} work, and gladden {my} heart',
      'at its end {I} may lie down in peace, having been of some use',
    ],
  ],
  breaths: [
    ['Here I am', 'here you are'],
    ['This day', 'with you'],
  ],
  verses: ['Psalm 143:8', 'Lamentations 3:22-23', 'Psalm 90:14', 'Proverbs 3:5-6', 'Psalm 23:1-3', 'Colossians 3:17'],
  how: [
    'Say it at the window, before you look at any screen.',
    'Keep it for a week. By the fourth day you will be praying it instead of reading it.',
  ],
};
