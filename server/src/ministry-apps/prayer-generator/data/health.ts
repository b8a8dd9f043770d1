import type { Topic } from '../theme.ts';

const recovered =
  /\b(recover(?:ing|y)? (?:from|after)|(?:had|having had|came through|after) (?:\w+ )?(?:surgery|operation)|(?:surgery|operation) (?:went|was (?:last|yesterday|on|good|hard)))\b/i;

export const surgery: Topic = {
  id: 'surgery',
  words:
    /\b(surger(?:y|ies)|surgical|operation|operat(?:ed on|ing (?:room|theater|table))|transplant|bypass|hysterectomy|c-section|an(?:a?)esthe\w+|(?:knee|hip) replacement)\b/i,
  sure: /(?<!\bin )(?:(?:(?:open[- ])?heart|bypass|valve|knee|hip|back|spine|spinal|brain|eye|cataract|lung|kidney|liver|stomach|colon|breast|shoulder|foot|ankle|hand|wrist|neck|hernia|gallbladder|thyroid|prostate|cancer|emergency|major|minor|serious) ){0,2}(?:surgery|operation|transplant|replacement)/i,
  beside: ['illness'],
  nouns: /\b(surgery|operation|transplant|procedure|knee replacement|hip replacement)\b/i,
  noun: 'surgery',
  unless: recovered,
  sensitive: true,
  matter: ['{whose} {event}'],
  titles: ['Before {whose} {event}', 'For {whose} {event}'],
  truths: [
    'you have kept watch beside every bed that was ever wheeled down a corridor',
    'you need no mask and no pass; there is no room in that building you cannot enter',
    'you stay awake when others are put to sleep',
    'you knew every bone and vessel by heart long before there was a chart',
  ],
  honest: [
    'o: The doors will swing shut, and {I} will be on the wrong side of them.',
    'o: {I} have signed nothing and can do nothing, and that is the hard part.',
    'There are forms to read, hours to fast, a bracelet with a name on it. Under all of it there is fear.',
    's: {I} will have to lie down and be carried, and {I} would rather walk.',
    'The risks were read out in a quiet voice, and they have been loud ever since.',
  ],
  ask: [
    'Give the surgeon a rested mind and a patient hand, and let the ordinary skill of ordinary people be enough.',
    'Let {him} sleep the night before, and meet the morning without dread.',
    'When the mask comes down, let the last thing {he} {knows|know} be that {he} {is|are} not alone.',
    'Watch the numbers on every screen, and the ones who read them.',
    'Bring {whom} back up out of that deep sleep gently, to a kind voice and a dry blanket.',
    'Let nothing be missed, nothing be hurried, nothing be left undone.',
    'In the slow days afterward, when the pills are due at three and pride gets in the way, give {him} patience with a body that is mending.',
    'o: In the waiting room, keep {me} from bargaining with you by the minute. Let {me} drink the bad coffee, answer the phone, and breathe.',
    'Put someone kind on the early shift.',
  ],
  intentions: [
    [
      'the surgeon, the nurses, and the one who cleans the room at night',
      'give them clear eyes and let their own troubles wait outside the door',
    ],
    [
      'everyone who sits in a waiting room today with a coat on their knees',
      'let someone bring them news, and let it be told gently',
    ],
    ['the people in the other beds on that floor', 'let no one wake there without a hand within reach'],
    ['those whose turn on the list has not come', 'shorten the waiting, and let each be called by name'],
  ],
  release: [
    'Whatever is found there, you are there first. {I} put {whom} into hands that made hands.',
    'When {I} have done all the worrying there is to do, let {me} set it down at the door and leave it with you.',
    '{I} do not ask to be shown the end of it. Stay with {whom} for the middle.',
  ],
  thanks: [
    'For everyone who studied for years so that this could be done on an ordinary weekday, thank you.',
    'Thank you for clean rooms, sharp minds, and sleep without pain.',
  ],
  complaint: [
    'A body should not have to be opened to be mended. {I} hate the clock, and the gown, and the word “routine.”',
    'Why must so much hang on one morning?',
  ],
  collects: [
    [
      'you set the heart beating in the dark and have never once lost count',
      'guide the hands that will tend {whom}, and quiet every fear in the house',
      '{he}, sleeping or waking, may be held by a love that does not tremble',
    ],
    [
      'you gave some the gift of healing and others the gift of waiting',
      'keep {whom} safe through the hours of {his} {event} and bring {him} to a gentle waking',
      'with all who love {him} {he} may give you thanks for mercies new and old',
    ],
  ],
  breaths: [
    ['You are in the room', 'where I cannot go'],
    ['Steady the hands', 'steady my heart'],
    ['Held when awake', 'held when asleep'],
  ],
  verses: ['Psalm 56:3', 'Isaiah 41:10', 'Psalm 121:3-4', 'Deuteronomy 33:27', 'Psalm 139:9-10'],
  how: [
    'Read it once the evening before. On the day itself one line is enough; choose it now and carry it in.',
    'In the waiting room, stop after each sentence and breathe out slowly. The silence is part of it.',
  ],
};

export const recovery: Topic = {
  id: 'recovery',
  words:
    /\b(recover(?:ing|y)? (?:from|after)|(?:is|are|am|'m|’m|slowly) recovering|recuperat\w*|(?:had|having had|came through|after) (?:\w+ )?(?:surgery|operation)|(?:surgery|operation) (?:went|was)|rehab|physical therapy|physio\w*|home from the hospital)\b/i,
  sure: /recovering (?:from|after) (?:\w+ )?(?:surgery|operation)/i,
  beside: ['surgery', 'illness'],
  noun: 'recovery',
  sensitive: true,
  matter: ['{whose} {event}'],
  titles: ['For {whose} {event}', 'While {who} {n:mends|mend}'],
  truths: [
    'you are never in a hurry, and you have made bones and hearts to mend at their own pace',
    'you rested on the seventh day and were not ashamed of it',
    'you count a walk to the end of the hall as a journey',
  ],
  honest: [
    'The casseroles have stopped coming, and the mending has not finished.',
    'A good day is followed by a bad one, and it feels like going backward.',
    'It is slow. Everyone said that it would be slow, and it is slower than that.',
  ],
  ask: [
    'Give {him} today’s strength for today’s stairs, and no shame about sitting down.',
    'When the pain wakes {him} at four, keep {him} company until it is light.',
    'Let food taste good again. Let {him} laugh, even where the stitches pull.',
    'Teach {whom} to receive help without keeping accounts.',
    'Make the exercises bearable, the progress visible, and the people around {him} hopeful without being loud about it.',
    'Guard {him} from infection, from falls, and from doing too much on the first good day.',
    'Turn these slow hours into something other than waiting.',
  ],
  intentions: [
    ['the therapist who says “once more” and means it kindly', 'reward such patience'],
    ['all who are learning again to walk, to swallow, to hold a spoon', 'let small gains be seen and be celebrated'],
    ['those who drive, cook, lift and wash', 'give them a night’s sleep and somebody to thank them'],
  ],
  release: [
    '{I} leave the timetable with you. Let mending be at the speed of mending.',
    'What comes back, {I} will receive with thanks. What does not, help {me} to live with kindly.',
  ],
  thanks: [
    'Thank you for getting this far: for doctors who knew what they were doing, and for the first cup of tea that tasted like tea.',
    'For each ordinary thing that works again, thank you.',
  ],
  complaint: [
    '{I} thought that the worst part was over. Nobody told {me} how long the afternoons would be.',
    'The body drags its feet, and the days are all alike.',
  ],
  collects: [
    [
      'you renew the earth slowly, root before leaf',
      'grant {whom} patience in weakness and a little more strength with each morning',
      '{he} may return to the table, the garden and the company of friends with a grateful heart',
    ],
    [
      'you lifted up the weary and bade them eat and rest',
      'mend what is torn in {whom}, and keep {him} from discouragement',
      '{he} may find you no less present in the slow days than in the great ones',
    ],
  ],
  breaths: [
    ['A little strength', 'for a little way'],
    ['Slowly, Lord', 'slowly is enough'],
    ['Mend what is torn', 'in your own time'],
  ],
  verses: ['Isaiah 40:31', 'Psalm 30:2', 'Lamentations 3:22-23', 'Psalm 103:1-5', '2 Corinthians 4:16'],
  how: [
    'Pray it at the time of day that is hardest, and keep it short when strength is short.',
    'Name one thing that was possible today and was not possible last week; then begin.',
  ],
};

export const diagnosis: Topic = {
  id: 'diagnosis',
  words:
    /\b(diagnos\w+|cancer|tumou?r|chemo(?:therapy)?|radiation|biopsy|malignan\w+|leukemia|lymphoma|mri|ct scan|scan results?|test results?|results? of (?:the|his|her|my|their) (?:test|scan|biopsy)\w*|waiting for (?:the )?results|oncolog\w+|parkinson\S*|multiple sclerosis|\bALS\b|chronic kidney|diabetes)\b/i,
  sure: /diagnosed with (?:\w+ ){0,3}cancer|cancer|chemo(?:therapy)?|biopsy/i,
  beside: ['illness'],
  nouns: /\b(diagnosis|biopsy|chemotherapy|chemo|scan|test results|results|tests|cancer|treatment|tumor)\b/i,
  noun: 'diagnosis',
  unless: /\b(?:all clear|cancer[- ]free|in remission|benign|came back clear|clear scan|beat cancer)\b/i,
  sensitive: true,
  matter: ['the {event} {he} {is|are} facing'],
  titles: ['Facing {whose} {event}', 'For {whose} {event}'],
  truths: [
    'you are not frightened by any word a doctor can say',
    'you knew {whose} name before this illness had one',
    'you were here before the phone rang, and you are here now',
    'you have never turned your face from a sick body, nor been in a hurry to leave one',
  ],
  honest: [
    'There is a before and an after now, and {I} did not get to choose where the line was drawn.',
    'A new vocabulary has moved into the house. {I} did not want to learn it.',
    '{I} read too much at night, and none of it helps.',
    'People want to know how it is going, and there is not always a sentence for that.',
  ],
  ask: [
    'Give the doctors wisdom, and give them the honesty to say what they do not know.',
    'Let {whom} be more than a patient today. Let there be a joke, a walk, an hour when nobody mentions it.',
    'On the days of treatment, sit in the next chair. On the days after, stay while {he} {sleeps|sleep}.',
    'When the waiting is worse than the knowing, make the hours short.',
    'Protect {him} from despair at night and from false cheer by day.',
    '{I} ask you plainly: let this treatment do its work, and let {him} have years.',
    'Give {him} people who can hear the truth without running from it.',
    'Ease the sickness, guard the blood, spare the strength, and let sleep come when it is sent for.',
    'Where money and paperwork are a second illness, open a way through.',
  ],
  intentions: [
    ['those who read the slides and the scans', 'make their eyes sharp and their words kind'],
    ['all who were told something hard this week', 'let them not drive home alone with it'],
    ['the families who have to tell the children', 'give them true words and small ones'],
    ['the researchers whose names {I} will never know', 'let one of them notice the thing that matters'],
  ],
  release: [
    '{I} cannot see to the end of this road. Walk on the side where the drop is.',
    'Whether the next news is good or hard, let it find {whom} already in your keeping.',
    'Not because {I} understand, but because you have been faithful before, {I} leave this day with you.',
  ],
  thanks: [
    'Thank you for medicines that did not exist when our grandparents needed them, and for the hands that hang the bags.',
    'For every person who did not change the subject, thank you.',
  ],
  complaint: [
    '{I} did not agree to this. {I} want last month back.',
    'How can one word take up every room in the house?',
  ],
  collects: [
    [
      'you know every cell that you have made and grieve at whatever destroys it',
      'stand by {whom} in this illness, give wisdom to those who treat it, and strength for each day’s portion',
      '{he} may know in the body’s weakness a friendship that nothing can take away',
    ],
    [
      'c: you heard the sick by the roadside when others told them to be still',
      'hear the cry of {whom}, and of all who wait for news',
      'hope may be kept alive among us, neither cheap nor afraid',
    ],
  ],
  breaths: [
    ['Before the word came', 'you were here'],
    ['I do not know', 'you know'],
    ['This hour', 'only this hour'],
  ],
  verses: ['Psalm 46:1-2', 'Isaiah 43:2', 'Romans 8:38-39', 'Psalm 27:13-14', '2 Corinthians 4:8-9'],
  how: [
    'Do not try to feel brave first. Read it as slowly as you like and stop wherever the words are true enough.',
    'Pray it before the appointment, then put the page in the folder with the other papers.',
  ],
};

export const illness: Topic = {
  id: 'illness',
  words:
    /\b(sick|ill\b|illness|flu\b|pneumonia|infection|hospital\w*|icu\b|intensive care|stroke|heart attack|heart failure|accident|crash|injur\w+|broken (?:leg|arm|hip|back)|in (?:a lot of )?pain|chronic|migraine\w*|fever|covid|seizure\w*|not getting better|health|heal(?:ing)?\b|coma)\b/i,
  sure: /(?:sick|ill)(?! of| and tired)|in (?:the )?(?:hospital|intensive care|ICU)|pneumonia/i,
  nouns: /\b(illness|sickness|pneumonia|infection|stroke|heart attack|accident|injury|pain|fever|health|migraines)\b/i,
  noun: 'illness',
  sensitive: true,
  matter: ['{whose} {event}'],
  titles: ['For {whom}, in illness', 'For days of illness'],
  truths: [
    'you have sat at the edge of more beds than {I} can number',
    'you made these bodies, and you are tender with them when they fail',
    'you hear the ones who cannot lift their heads as clearly as those who sing',
    'you are not put off by weakness; it is where you have so often been found',
  ],
  honest: [
    'The days have shrunk to the size of a bed, a glass, a window.',
    '{I} did not know how much {I} leaned on ordinary health until it was gone.',
    'It wears everyone down, and nobody likes to say so.',
    'o: {I} would carry it for {him} if {I} could, and {I} cannot.',
  ],
  ask: [
    'Lay a cool hand on the fever and a quiet one on the fear.',
    'Bring {him} relief: in the body first, if you are willing, and in the mind while the body waits.',
    'Give the doctors the right question at the right time.',
    'Let {whom} eat a little, rest a little, and be less afraid by evening than in the morning.',
    '{I} ask you to make {him} well. You know {I} mean it. And until then, make {him} not alone.',
    'Spare {him} from needless pain, and from the loneliness that pain makes.',
    'Where no cause has been found, let no one grow tired of looking.',
    'Send visitors who know when to talk and when to do the dishes.',
    'Keep hope in the house, even a small one, like a light left on in the hall.',
  ],
  intentions: [
    ['those on the night shift, whose feet hurt', 'let their kindness last until morning'],
    ['everyone who is sick and has nobody to call', 'send them a neighbor who knocks'],
    ['the sick whose pain does not show', 'let them be believed'],
    ['parents who hold a hot child and listen to each breath', 'hold them too, and give them a doctor who answers'],
  ],
  release: [
    'You hold both the healing {I} can see and the healing {I} cannot. {I} leave {whom} there, with you.',
    'However long this lasts, let it not outlast our kindness to one another.',
    'Into your hands, then: the body, the bed, the night ahead, and the morning.',
  ],
  thanks: [
    'Thank you for water, for clean sheets, and for people who stay.',
    'For every part that still works without being thanked, {I} thank you now.',
  ],
  complaint: [
    'How long can anyone be brave in the same bed? The ceiling has no more to say, and neither do {I}.',
    '{I} have asked before, and it is not better. {I} {am} told to wait, and waiting is an illness too.',
  ],
  collects: [
    [
      'c: you stopped on the road for those whom others hurried past',
      'stop now by the bed of {whom}; ease the pain, quiet the mind, and strengthen those who give care',
      'the long hours may be filled with your company and the days with returning hope',
    ],
    [
      'you are near to all who call on you out of weakness',
      'restore {whom} according to your goodness, and give rest while the answer is awaited',
      'in health and in sickness {he} may never doubt that {he} {is|are} dear to you',
    ],
  ],
  breaths: [
    ['You are near', 'to this bed'],
    ['Ease the pain', 'stay the night'],
    ['Weak as I am', 'I am yours'],
  ],
  verses: ['Psalm 41:3', 'Jeremiah 17:14', 'Matthew 11:28-30', 'Psalm 73:26'],
  how: [
    'If you pray it at the bedside, sit down first. Take a hand if it is welcome, and let there be quiet between the sentences.',
    'On the days when it is too long, pray the first line and the last, and let the rest be silence.',
  ],
};

export const dying: Topic = {
  id: 'dying',
  words:
    /\b(hospice|palliative|dying(?! (?:to|for)\b)|(?:is|am|are|going) to die|last days|end of (?:his|her|their|my|life)|weeks to live|months to live|terminal\w*|life support|not long now|final days|nothing more (?:they|the doctors) can do)\b/i,
  sure: /dying(?! to| for| of)|in hospice/i,
  sureOf: 'other',
  beside: ['illness'],
  noun: 'last days',
  sensitive: true,
  matter: ['these last days with {whom}', 'these days'],
  titles: ['In {whose} last days', 'Keeping watch with {whom}'],
  truths: [
    'you have gone ahead into every dark and found none of it strange to you',
    'you do not leave when there is nothing more to be done',
    'you received each one of us at the first breath and will be there at the last',
  ],
  honest: [
    'The hours are long and they are going too fast, both at once.',
    'There are things still to say, and the throat closes.',
    '{I} listen to the breathing, and count, and lose count.',
    'People speak softly in the hall, as if {who} had already left.',
  ],
  ask: [
    'Let there be no pain that can be helped, and no fear that is faced alone.',
    'Give {me} the words that matter: thank you, forgive me, I forgive you, I love you. And if they will not come, let a hand say them.',
    'Make {his} sleep gentle and {his} waking unafraid.',
    'Let the room be quiet, the light be soft, and someone dear be near when the time comes.',
    'Whatever {he} still {needs|need} to lay down, take it kindly from {him}.',
    'Keep {me} from running away into errands. Let {me} stay.',
    'When {he} can no longer hear {me}, let {him} still hear you.',
  ],
  intentions: [
    ['the hospice nurses, who know the way and walk at our pace', 'bless their hands and their own homes tonight'],
    ['all who keep watch at a bedside', 'let them sleep in turns and eat something warm'],
    ['those who die with no one near', 'be their company, and let no one be lost to you'],
  ],
  release: [
    '{I} put {whom} back into the arms {he} came from. {I} do it with open hands, and they shake.',
    'Where {I} must let go, you do not. That is all {I} have, and it is enough to stand on.',
    'Bring {him} safely through, and bring {me} safely through what follows.',
  ],
  thanks: [
    'For the whole of this life, the plain days most of all, thank you.',
    'Thank you for every time {I} heard {him} come in at the door.',
  ],
  complaint: [
    'It is too soon. It would be too soon at a hundred.',
    'Must love end in watching? {I} have no strength for this, and there is no one to hand it to.',
  ],
  collects: [
    [
      'you are the home from which we come and to which we go',
      'hold {whom} in these last days, free from pain and free from fear',
      'with all love given and all wrongs forgiven {he} may come to you in peace',
    ],
    [
      'you keep watch with those who watch and weep',
      'be light in this room where {who} {n:lies|lie}, and strength to those who cannot leave',
      'neither death nor the fear of it may part us from your love',
    ],
  ],
  breaths: [
    ['You received us', 'receive us'],
    ['I let go', 'you hold'],
    ['Stay with us', 'it is evening'],
  ],
  verses: ['Psalm 23:4', 'John 14:1-3', 'Romans 14:8', '2 Corinthians 5:1', 'Psalm 31:5'],
  how: [
    'Speak it close to the ear, even if you think it cannot be heard; hearing is often the last to go.',
    'Stop after every sentence. Let the breathing in the room set the pace.',
  ],
};

export const caregiving: Topic = {
  id: 'caregiving',
  words:
    /\b(caregiv\w+|car(?:e|ing) for (?:my|our|his|her)|dementia|alzheimer\S*|nursing home|assisted living|look(?:ing)? after (?:my|our)|memory care|doesn['’]?t (?:know|recognize) me)\b/i,
  sure: /dementia|alzheimer\S*/i,
  sureOf: 'other',
  nouns: /\b(dementia)\b/i,
  sensitive: true,
  matter: ['{whose} {event}', 'the long work of caring for {whom}'],
  titles: ['While caring for {whom}', 'For the one who cares'],
  truths: [
    'you carry your people from the cradle to white hair and do not grow tired of the weight',
    'you remember for us what we can no longer remember',
    'c: you knelt to wash feet and did not count how many',
  ],
  honest: [
    'The days are made of small things done over and over, and no one claps.',
    'o: {I} miss {whom}, even while {I} button the coat and find the glasses.',
    '{I} lose patience, and then {I} lie awake sorry for it.',
    'Love is here. So is the wish that someone would come and take the next two hours.',
  ],
  ask: [
    'Give {me} today’s patience today; {I} have used up what there was.',
    'o: When {he} {asks|ask} the same question again, let {me} answer the person and not the question.',
    'Send help that actually comes: a ride, a meal, a weekend, a form that someone else fills in.',
    'o: Where the names and the years have slipped away from {him}, let music, touch and kindness still get in.',
    'Forgive the sharp word at the sink. Let it not be what is remembered.',
    'Let {me} be family again for an hour, and not only the one who manages.',
    'Keep {me} from carrying alone what was never meant for one pair of arms.',
    'o: Guard {his} dignity in the bath, at the table, and in the way {he} {is|are} spoken about.',
  ],
  intentions: [
    [
      'every son, daughter, wife and husband who is up at two in the morning with somebody else’s needs',
      'let them be seen by you and by one friend',
    ],
    ['the aides who do this work for small wages', 'let them be paid fairly and greeted by name'],
    ['those who feel themselves forgetting', 'be the thread that does not break'],
  ],
  release: [
    '{I} {am} not the savior here, and it is a relief to say it.',
    'What {I} could not do today, {I} leave on the chair with the folded clothes. You stay up.',
    'o: {He} {is|are} yours before {he} {is|are} in {my} care. Keep {whom}, and keep {me}.',
  ],
  thanks: [
    'Thank you for the moments when the fog lifts: a smile, an old joke, a hand that squeezes back.',
    'For whoever brought soup without asking, thank you.',
  ],
  complaint: [
    '{I} {am} so tired that {I} cannot tell tiredness from sorrow.',
    'How long does a long goodbye take, and who cares for the one who cares?',
  ],
  collects: [
    [
      'you never sleep and never resent the waking',
      'give to those who care for {whom} a share of your patience, and give them rest before they ask',
      'love may not wear out, but be renewed each morning like bread',
    ],
  ],
  breaths: [
    ['You carry us', 'carry me'],
    ['Patience for this hour', 'and then the next'],
    ['You remember', 'when we forget'],
  ],
  verses: ['Isaiah 46:4', 'Galatians 6:9', 'Psalm 71:9', 'Matthew 11:28-30', '2 Corinthians 12:9'],
  how: [
    'Pray it in the parked car, before you go in. One minute there is not stolen from anyone.',
    'If the one you care for is near, pray it aloud. The sound of a calm voice is itself a kindness.',
  ],
};
