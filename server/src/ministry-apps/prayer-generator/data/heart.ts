import type { Topic } from '../theme.ts';

export const abuse: Topic = {
  id: 'abuse',
  words:
    /\b((?:hits?|beats?|chokes?|choked|slaps?|punches|kicks|threaten\w*|hurts?|raped?|molest\w*) (?:me|us|her|him|my|the kids)|abus(?:e|ed|es|ive|er|ing)|domestic violence|afraid of (?:my|her|his) (?:husband|wife|boyfriend|girlfriend|partner|father|dad|mother|mom|stepfather|ex)|violent|assault(?:ed)?|stalk\w*|restraining order|controls (?:me|everything))\b/i,
  sure: /(?:hits|beats|chokes|slaps|punches|kicks|choked) (?:me|us)|being abused/i,
  beside: ['child'],
  noun: 'safety',
  sensitive: true,
  matter: ['the harm that is being done'],
  naming: [
    'You know what is being done at home, and you know that it is wrong.',
    'What happens behind that door is no secret to you. {I} bring it into the light before you.',
    '{I} tell you now what is hard to tell anyone: at home it is not safe.',
  ],
  titles: ['For safety'],
  truths: [
    'you have never been on the side of the one who harms',
    'you see what happens behind a closed door, and you call it by its right name',
    'you led your people out of a house where they were beaten',
  ],
  honest: [
    'What is happening is wrong. It is not the fault of {whom}, and you do not ask {him} to bear it.',
    's: {I} have learned to listen for a step in the hall. Nobody should have to learn that.',
    's: {I} have made excuses for it. You do not need any excuses from {me}.',
    's: Fear has been telling {me} that no one would believe it. You believe it.',
  ],
  ask: [
    'Bring {whom} to safety. Show {him} the door, the hour, the person to call.',
    'Put one wise and believing person within {whose} reach today.',
    'Guard the children. Guard the sleeping. Guard the road out.',
    'Quiet the voice that says this was earned. It is not your voice.',
    'Stop the one who does harm, by law and by truth, and let no more harm be done.',
    'Give {whom} the courage to tell it once, and to tell it again if the first one does not listen.',
    'Let help come in clothes that can be recognized: an advocate, a doctor, a friend with a spare key.',
    'Restore to {whom} a name, a mind and a rest of {his} own.',
    'Make your church a place that believes, protects and does not send anyone back.',
  ],
  intentions: [
    ['all who are hurt by someone they trusted', 'make a way out for each of them'],
    ['those who answer the telephones at night', 'give them calm voices and open beds'],
    ['the children who see it and say nothing', 'let a grown person notice and act'],
  ],
  release: [
    'You want {whom} safe. {I} will hold on to that sentence until {he} {is|are}.',
    '{Who} {n:belongs|belong} to you, and {is|are} nobody’s to harm.',
    'What was broken in {whom} was precious to you, and it still is.',
  ],
  thanks: ['Thank you for every person who said: I believe you.', 's: Thank you that {I} {am} still here to say this.'],
  complaint: [
    'Where were you? {I} ask it without politeness, and you have never forbidden the question.',
    'How long must someone be afraid in their own kitchen?',
  ],
  collects: [
    [
      'you hear the cry that is muffled and set the prisoner free',
      'deliver {whom} and all who live in fear; open a way to safety and send helpers who believe',
      'we may live without dread, in houses where no one is harmed',
    ],
  ],
  breaths: [
    ['You see', 'you believe me'],
    ['I am worth', 'being safe'],
    ['You lead', 'out'],
  ],
  verses: ['Psalm 10:17-18', 'Psalm 34:18', 'Exodus 3:7', 'Psalm 55:16-18', 'Psalm 82:4'],
  how: [
    'Read it where it is safe to read, and clear the page afterward if someone else uses this device.',
    'Pray it, and also tell a person. Both belong together.',
  ],
};

export const addiction: Topic = {
  id: 'addiction',
  words:
    /\b(addict\w*|sober|sobriety|relaps\w+|drink(?:ing)? (?:again|too much|problem)|alcohol\w*|(?:on|using|back on) (?:drugs|pills|heroin|meth)|drugs|opioid\w*|gambl\w+|porn\w*|detox|in recovery|overdos\w+|drunk)\b/i,
  sure: /relapsed|drinking again|addicted|an alcoholic|(?:\w+ ){1,2}sober/i,
  nouns: /\b(\w+ (?:days|weeks|months|years) sober|sobriety|recovery|addiction|drinking|relapse|gambling)\b/i,
  noun: 'struggle',
  sensitive: true,
  matter: ['{whose} {event}'],
  titles: ['For one day at a time', 'For {whom}, one day at a time'],
  truths: [
    'you meet people at the bottom of the stairs',
    'you know the difference between a person and what has hold of them',
    'you have set out after one lost sheep more often than anyone has counted',
  ],
  honest: [
    'It promises rest, and it takes the house.',
    'There have been promises before. {I} know how they sound by now.',
    'The wanting does not knock. It has a key.',
  ],
  ask: [
    'Give {whom} this day. Only this one, and then {I} will ask again.',
    'When the craving comes, let it pass through like weather, and let {whom} still be standing.',
    'Bring {whom} to the meeting, to the chair in the circle, to the phone number that picks up.',
    'Break the loneliness in which it grows.',
    'If {he} {falls|fall}, let {him} fall toward help and not away from it.',
    'Let the truth be told early, while it is still small.',
    'o: Teach {me} what helps and what only feels like helping.',
    'Heal what lies under it, at a pace that can be borne.',
    'Give {him} back {his} mornings.',
  ],
  intentions: [
    ['sponsors, counselors and old-timers who put the coffee on', 'keep them strong and keep them humble'],
    ['families who check the breathing at night', 'let them rest, and let them live too'],
    ['those who profit from it', 'stop them, and turn them'],
  ],
  release: [
    '{I} {am} not in charge of the outcome. {I} {am} asked to be here for today.',
    'You are stronger than what has hold of us, and gentler too. {I} leave {whom} with you until tomorrow.',
  ],
  thanks: [
    'For every clear hour, thank you, and for each one that added up.',
    'Thank you for people who tell the truth in church basements.',
  ],
  complaint: ['{I} {am} tired of starting again at one.', 'How can one thing be hated and wanted in the same breath?'],
  collects: [
    [
      'you open doors from the inside of the prison',
      'keep {whom} this day from what would ruin {him}, and surround {him} with honest friends',
      'one day being added to another, {he} may live in freedom',
    ],
  ],
  breaths: [
    ['Just today', 'you and I'],
    ['I cannot', 'you can'],
  ],
  verses: ['1 Corinthians 10:13', 'Psalm 40:1-3', 'Lamentations 3:22-23', 'John 8:36', 'Psalm 130:1-2'],
  how: [
    'Say it in the morning before anything else is decided, and send a message to someone who knows.',
    'Keep it in the pocket where the other thing used to be.',
  ],
};

export const sleepless: Topic = {
  id: 'sleepless',
  words:
    /\b((?:can['’]?t|cannot|can not|couldn['’]?t|could not|don['’]?t|not) (?:get (?:any |enough )?|fall a)?sleep(?:ing)?|sleepless\w*|insomnia|awake (?:at night|all night|again)|lie awake|lying awake|nightmares?|wakes? up at|up all night|middle of the night|trouble sleeping)\b/i,
  sure: /(?:cannot|can['’]?t|can not) (?:fall a)?sleep/i,
  sureOf: 'self',
  nouns: /\b(insomnia|nightmares|sleepless nights?)\b/i,
  noun: 'sleepless nights',
  matter: ['these nights without sleep'],
  titles: ['For a night without sleep', 'At the hour when nobody answers'],
  truths: [
    'you neither slumber nor sleep, so at least one of us is meant to be awake',
    'you made the dark and called it night and did not call it bad',
    'c: you were awake in a garden while your friends slept, and you know this hour',
  ],
  honest: [
    'The clock is louder than it is in the daytime.',
    'Everything is larger at this hour: what was said, what is owed, what might happen.',
    's: The house is asleep around {me}, and {I} {am} tired enough to cry.',
  ],
  ask: [
    'Take the list out of {his} hands. It will keep until there is light to read it by.',
    'Slow {his} breath. Let the pillow be cool and the thoughts be few.',
    'If sleep will not come, let rest come, and let that be enough.',
    'Turn down the voice that goes over it all again.',
    'Let {whom} remember one good thing from today, and stay there for a while.',
    'Unclench the jaw and the hands, and whatever it is that {who} {n:is|are} holding on to.',
    'Keep watch, so that {who} can stop watching.',
    'Let {whom} wake to a smaller trouble than tonight’s.',
  ],
  intentions: [
    [
      'everyone who is awake at this hour, the nursing mothers, the truck drivers, the frightened',
      'keep all of us company',
    ],
    ['those who work so that others may sleep', 'bring them home safely in the morning'],
    ['people who sleep outside tonight', 'send them warmth, and send us to them'],
  ],
  release: [
    'The world will turn without our help until morning. It is in good hands.',
    's: {I} lie down like a child in a car at night, with someone else at the wheel.',
    's: Now {I} stop. You go on.',
  ],
  thanks: [
    'Thank you for this bed, for the roof, for the first bird when it comes.',
    'Thank you that night has always had an end.',
  ],
  complaint: ['s: {I} {am} weary, and rest goes past {my} door.', 'How many hours can there be between two and three?'],
  collects: [
    [
      'you give your beloved sleep and keep watch yourself',
      'lighten the darkness of {whom}, quiet {his} thoughts, and guard this house',
      '{he} may rest in peace and rise in hope',
    ],
  ],
  breaths: [
    ['You are awake', 'I may sleep'],
    ['Night is yours', 'so am I'],
    ['Enough for today', 'enough'],
  ],
  verses: ['Psalm 4:8', 'Psalm 121:3-4', 'Psalm 63:6-7', 'Psalm 127:2', 'Matthew 11:28'],
  how: [
    'Lie on your back and say it in a whisper, one sentence to a breath. You do not have to reach the end.',
    'Do not look at the clock again. Begin over as often as you like.',
  ],
};

export const anxiety: Topic = {
  id: 'anxiety',
  words:
    /\b(anxi\w+|panic\w*|worr(?:y|ied|ies|ying)|nervous|scared|afraid|frighten\w+|terrified|fear\w*|overwhelm\w+|stress\w*|dread\w*)\b/i,
  sure: /anxious|worried|nervous|scared|afraid|terrified|overwhelmed/i,
  sureOf: 'self',
  noun: 'worry',
  matter: ['this worry', 'this fear'],
  titles: ['When worry will not be quiet', 'For a quieter heart'],
  truths: [
    'you have never scolded anyone for trembling',
    'you know how hard a heart can beat',
    'c: you stilled a storm once, and first you were simply in the boat',
  ],
  honest: [
    'It is there at night, and it is there in the morning.',
    's: {I} think of it again and again, and it does not get lighter.',
    's: People say not to worry. {I} would stop if {I} could find the handle.',
    'The heart beats hard, and sleep does not come.',
  ],
  ask: [
    'Give {whom} one clear thought at a time.',
    'Let {whom} feel the floor under {his} feet, and you under the floor.',
    'Give {whom} strength for today.',
    'Show {whom} a person to ask for help, and give {him} the courage to ask.',
    'Give {whom} rest tonight, and someone near.',
    'Send someone who listens and stays.',
    'Be nearer than the fear.',
    'If a doctor or a counselor is needed, let {whom} ask for one without shame.',
    'Teach the breath to slow down until the mind follows.',
  ],
  intentions: [
    ['all who look calm and are not', 'let one person see through it kindly'],
    ['children who have learned to be afraid of the news', 'give them grown people who are steady'],
    ['those who live where fear is reasonable', 'shelter them'],
  ],
  release: [
    '{I} do not have to carry this alone.',
    'Whatever comes, stay close.',
    's: {I} will be afraid and {I} will trust you, both, until one of them grows tired. Let it be the fear.',
  ],
  thanks: [
    's: Thank you for the hours today when {I} forgot to be afraid.',
    'For ordinary things that did not go wrong, thank you.',
  ],
  complaint: [
    'Why does the mind do this to its owner?',
    's: There is no peace in {me}, and {I} {am} told that peace is yours to give.',
  ],
  collects: [
    [
      'c: you came walking over deep water to frightened people',
      'quiet the storm in {whose} heart; give courage for what must be faced and rest from what need not be',
      '{he} may live this day unhurried and unafraid',
    ],
  ],
  breaths: [
    ['Be still', 'I am held'],
    ['In this breath', 'you are'],
    ['Today’s trouble', 'is enough'],
  ],
  verses: ['Psalm 56:3', 'Psalm 94:18-19', '1 Peter 5:7', 'Psalm 46:1-2', 'Psalm 34:18'],
  how: [
    'Put both feet on the floor. Breathe out longer than you breathe in, and read one sentence to each breath.',
    'Say it half aloud. The ear believes a voice sooner than a thought.',
  ],
};

export const low: Topic = {
  id: 'low',
  words:
    /\b(depress\w+|hopeless\w*|numb|empty inside|darkness|worthless|no point|give up|giving up|can['’]?t go on|cannot go on|despair\w*|suicid\w*|want to die|end it all|self-?harm|hate myself|exhausted|so tired)\b/i,
  sure: /depressed|depression/i,
  noun: 'heaviness',
  sensitive: true,
  matter: ['this heaviness'],
  titles: ['From a dark place', 'When there is little strength'],
  truths: [
    'you made your bed in the depths before ever we fell there',
    'you fed a worn-out prophet and let him sleep before you asked him anything',
    'you do not break a bruised reed or blow out a small flame',
  ],
  honest: [
    'The color has gone out of things. Even the kind things.',
    'Getting up is a day’s work, and then the day begins.',
    's: {I} have no fine words. This is what {I} have.',
    's: They say it will pass. {I} cannot feel that yet, so {I} ask you to know it for {me}.',
  ],
  ask: [
    'Stay. That is the whole of it. Stay with {whom} here.',
    'Keep {whom} safe tonight, within reach of another human voice.',
    'Give {whom} one next thing that is small enough: water, a shower, a window, a call.',
    'Bring {whom} to those whose work is to help, and let them be good at it.',
    'Do not let the dark tell {whom} who {he} {is|are}.',
    'Lend {whom} other people’s hope until {his} own comes back.',
    'Let {whom} be looked for and found.',
    'Put sleep into the night and some light into the morning.',
  ],
  intentions: [
    ['all for whom today is too heavy', 'keep them, hour by hour, and let them be found'],
    ['those who love someone in the dark and do not know what to say', 'let their being there be enough'],
    ['doctors, counselors and the voices on the telephone', 'give them patience and skill'],
  ],
  release: [
    's: {I} cannot hold on, so hold on to {me}.',
    'Where {who} cannot hold on, hold on to {him}.',
    'The dark is not dark to you. {I} lean on your sight.',
    'This is not the last page. Keep {whom} until {he} can turn it.',
  ],
  thanks: [
    's: Thank you for whatever it was that brought {me} as far as this page.',
    'For the dog, the friend, the neighbor’s light, for any small thing that helps {whom} through a day, thank you.',
  ],
  complaint: [
    's: How long will you seem so far away? {I} call, and {my} own voice comes back to {me}.',
    'Wave after wave, and {who} {n:is|are} tired of swimming.',
  ],
  collects: [
    [
      'c: you descended into the lowest place to be there when we came',
      'keep {whom} through this night; send helpers, sleep, and a little light',
      '{he} may live, and in time be glad of it',
    ],
  ],
  breaths: [
    ['Stay', 'I am here'],
    ['Hold me', 'until morning'],
    ['Not alone', 'not ended'],
  ],
  verses: ['Psalm 139:11-12', 'Psalm 34:18', 'Psalm 42:11', '1 Kings 19:5-8', 'Isaiah 42:3', 'Psalm 88:1-3'],
  how: [
    'You do not have to mean all of it. Read what you can, and let someone else know today how you are.',
    'Ask another person to read it to you. It is good to hear it from outside.',
  ],
};

export const loneliness: Topic = {
  id: 'loneliness',
  words:
    /\b(lonely|loneliness|all alone|so alone|live alone|no friends|isolated|left out|nobody (?:calls|visits|cares)|by myself|on my own|new here|homebound|shut-?in)\b/i,
  sure: /lonely|(?:so |all )alone/i,
  noun: 'loneliness',
  matter: ['{whose} {event}'],
  titles: ['For company', 'When the house is quiet'],
  truths: [
    'you said in the beginning that it was not good to be alone',
    'you went about looking for the ones at the edge of the crowd',
    'c: you were left by your friends at the hour you needed them',
  ],
  honest: [
    'The television talks so that somebody does.',
    'There is enough of everything in the cupboard, and one plate.',
    'One can stand in a full church and not be greeted.',
  ],
  ask: [
    'Let the phone ring today, and let it be a person.',
    'Give {whom} the courage to knock first.',
    'Bring {whom} to a table where {he} {is|are} expected.',
    'Fill the evenings with something better than waiting.',
    'Keep {whom} from believing that quiet means forgotten.',
    'Show {him} one other lonely person, and let both be cured of it over coffee.',
    'Make {whose} church quick to notice an empty seat.',
    'Be the company that stays after the last visitor has gone.',
  ],
  intentions: [
    ['those in care homes whose visitors have stopped', 'let somebody come this week, and let it be one of us'],
    ['newcomers who sit near the door', 'let them be asked their name, and asked again'],
    ['the single, the widowed, the far from home', 'set them in families of your making'],
  ],
  release: [
    'You are here. {I} will say it until the room believes it.',
    'Even the silence has you in it. {I} will sit in it with you for a while.',
  ],
  thanks: [
    'Thank you for the cashier who made a joke, and for the neighbor’s wave.',
    'For every friend {I} have ever had, thank you.',
  ],
  complaint: [
    'Whole days go by in which nobody says {my} name.',
    'Have you forgotten {me} too? It feels so, and {I} say so.',
  ],
  collects: [
    [
      'you set the solitary in families and call the stranger friend',
      'come to {whom} in {his} loneliness, and bring {him} into company where {he} {is|are} known',
      '{he} may be loved and may learn again to love without fear',
    ],
  ],
  breaths: [
    ['You are here', 'I am not alone'],
    ['Known by you', 'named by you'],
  ],
  verses: ['Psalm 68:6', 'Psalm 25:16-17', 'Matthew 28:20', 'Deuteronomy 31:6', 'Psalm 139:7-10'],
  how: [
    'Set a second chair while you pray it. It is not foolish.',
    'When you have finished, write to one person. Three lines will do.',
  ],
};

export const conflict: Topic = {
  id: 'conflict',
  words:
    /\b(quarrel\w*|argu(?:ed|ing|ment)|fight(?:ing)? with|had a fight|falling[- ]out|fell out|not speaking|(?:won['’]?t|doesn['’]?t|refuses to) speak|estrange\w+|forgiv\w+|resent\w*|bitter\w*|grudge|betray\w+|split in (?:our|the) church|conflict|reconcil\w+|hurt by)\b/i,
  nouns: /\b(quarrel|argument|fight|falling out|conflict|estrangement|resentment|betrayal)\b/i,
  noun: 'quarrel',
  sensitive: true,
  matter: ['this {event}'],
  titles: ['When we are not at peace', 'For peace after a {event}'],
  truths: [
    'c: you make peace, and you bear the marks of it',
    'c: you loved your enemies before we had so much as drawn up a list',
    'you know the whole of it, and one side is not the whole of it',
  ],
  honest: [
    '{I} have won this argument many times in the shower.',
    'What was said cannot be unsaid. {I} hear it in the other one’s voice, and in {my} own.',
    '{I} want to be right, and {I} want it to be over, and {I} do not know which {I} want more.',
  ],
  ask: [
    'Show {me} {my} own share, without letting {me} take on more than {my} share.',
    'Soften what has set hard.',
    'o: Bless {whom}. {I} say it through {my} teeth, and {I} ask you to make it true.',
    'Put a guard on {my} mouth, and on the thumb that hovers over “send.”',
    'Let the next conversation begin with a question.',
    'Give time where time is needed, and an end where it has gone on long enough.',
    'Where there was real harm, let truth come before peace, and safety before both.',
    'Keep others from being drawn in to choose sides.',
    'If the first step is {mine} to take, make it clear, and make it small.',
  ],
  intentions: [
    ['those who stand between us and love us all', 'do not let them be torn'],
    ['peoples who have forgotten what the war was about', 'give them one person brave enough to stop'],
    ['every table tonight at which no one is talking', 'send a word that can be answered'],
  ],
  release: [
    '{I} loosen {my} grip on the debt. {I} may have to do it again tomorrow.',
    'You are the judge and {I} {am} not. It is a weight off.',
    'Keep a place at the table. {I} will try to keep one too.',
  ],
  thanks: [
    'For the years when it was easy between us, thank you.',
    'Thank you for having forgiven {me} things nobody else knows about.',
  ],
  complaint: [
    'It was someone close. {I} could have borne it from a stranger.',
    '{I} gave trust and got this. You saw it.',
  ],
  collects: [
    [
      'c: you broke down the wall between those who had stopped speaking',
      'take away the pride that keeps us apart; give truth to our words and patience to our hearts',
      'being forgiven we may forgive, and live in peace',
    ],
  ],
  breaths: [
    ['You forgave', 'teach me'],
    ['Soften', 'what is hard'],
  ],
  verses: ['Ephesians 4:31-32', 'Matthew 5:23-24', 'Romans 12:18', 'Psalm 55:12-14', 'Colossians 3:13'],
  how: [
    'Pray it before you write the message, not after.',
    'Say the other person’s name where you can. If you cannot yet, leave a silence there.',
  ],
};

export const doubt: Topic = {
  id: 'doubt',
  words:
    /\b(doubt\w*|(?:can['’]?t|cannot|don['’]?t know how to|unable to) pray|no words|far from god|god (?:is|seems|feels) (?:silent|far|absent)|lost my faith|losing my faith|losing faith|not sure I believe|spiritually dry|dry season|where is god|angry (?:at|with) god|don['’]?t believe|hard to believe)\b/i,
  sure: /(?:lost|losing) (?:my|our) faith|not sure I believe/i,
  sureOf: 'self',
  noun: 'faith',
  about: 'self',
  matter: ['this doubt'],
  titles: ['From someone who is not sure', 'With little faith, and some'],
  truths: [
    'c: you let a doubter put out his hand and did not embarrass him',
    'you are not made smaller by our questions',
    'c: you heard the father who believed and did not believe in one breath, and that was prayer enough',
  ],
  honest: [
    '{I} {am} not sure who {I} {am} talking to, and {I} {am} talking all the same.',
    'The old words have gone flat. {I} would rather be silent than pretend.',
    'It used to be easy, or {I} used to be younger.',
    'Others sing as if they had been told something {I} was not.',
  ],
  ask: [
    'Meet {me} where {I} actually {am}, since {I} {am} not anywhere else.',
    'Give {me} a faith that can look at things.',
    'Let {me} keep company with people who know how to say “I don’t know.”',
    'If you are silent, be silent near {me}.',
    'Take away the god {I} have outgrown, and do not leave the place empty.',
    'Let something be beautiful enough today to interrupt {me}.',
    'Let others believe for {me} when {I} cannot, and let {me} do the same for them one day.',
    'Teach {me} to do the next kind thing, whether {I} feel anything or not.',
  ],
  intentions: [
    ['those who were hurt in your name', 'be unlike those who did it'],
    ['preachers who climb the steps with nothing', 'feed them too'],
    ['seekers who have no tradition to come home to', 'let them be found on the road'],
  ],
  release: [
    '{I} {am} holding on by a thread. {I} hope that you have the other end.',
    'Help the part of {me} that does not believe. The rest of {me} asks it.',
    '{I} will leave the door unlocked.',
  ],
  thanks: [
    'Thank you that wanting to pray may already be a prayer.',
    'For the times when it was clear, {I} {am} still grateful.',
  ],
  complaint: [
    'Why do you hide so well?',
    '{I} called in the daytime and there was no answer, and at night the line was dead.',
  ],
  collects: [
    [
      'you are nearer than our certainty and greater than our doubt',
      'hear this half-hearted prayer, and strengthen what little faith there is',
      'seeking you honestly {I} may be found by you in the end',
    ],
  ],
  breaths: [
    ['I believe', 'help my unbelief'],
    ['If you are here', 'I am here'],
  ],
  verses: ['Mark 9:24', 'John 20:27-29', 'Psalm 13:1-2', 'Romans 8:26', 'Habakkuk 3:17-18', 'Jude 1:22'],
  how: [
    'Read it as you would read a letter to someone who may have moved. Send it anyway.',
    'Skip whatever is not true of you. What is left will be shorter and better.',
  ],
};

export const guilt: Topic = {
  id: 'guilt',
  words:
    /\b(guilt\w*|asham\w+|regret\w*|I lied|my fault|I (?:have )?sinned|I hurt|sorry for what|made a mistake|did something|can['’]?t forgive myself|forgive me|confess\w*|lost my temper|yelled at|shouted at)\b/i,
  sure: /lied|lost my temper|(?:cheated on|yelled at|shouted at|stole from|betrayed) (?:my|our|the) \w+/i,
  sureOf: 'self',
  noun: 'wrong',
  sensitive: true,
  about: 'self',
  matter: ['what {I} have done and left undone'],
  naming: [
    '{I} come to you with what {I} have done, and with what {I} have left undone.',
    'You know what it is. {I} name it now in silence, and {I} do not look away.',
    'There is something {I} have to put down in front of you.',
  ],
  titles: ['To begin again', 'With nothing to hide'],
  truths: [
    'you know it already, and you are still listening',
    'you would rather have a short true word than a long handsome one',
    'you ran down the road to meet the one who was practicing his apology',
  ],
  honest: [
    '{I} knew better. That is the part that stays with {me}.',
    '{I} have told it several ways, and in each {I} come off rather well. Here it is the other way.',
    'There are things {I} did, and there are things {I} walked past.',
    '{I} {am} quick to see it in others. It is the same thing.',
  ],
  ask: [
    'Forgive {me}: for the words, for the silence, for the look {I} gave.',
    'Show {me} whom {I} hurt, as they would tell it.',
    'Give {me} the courage to say “I was wrong” without adding “but.”',
    'What can be repaired, let {me} repair. What must be paid, let {me} pay.',
    'Do not let shame do the work that only love can do.',
    'Free {me} from the lie that {I} {am} nothing but the worst thing {I} have done.',
    'Make {me} slower to judge, now that {I} remember what {I} {am} made of.',
    'Where {I} have been cruel out of tiredness, give rest. Where {I} have been cruel out of fear, give courage.',
  ],
  intentions: [
    ['those who carry the cost of what {I} did', 'heal them, with or without {my} help'],
    ['all who cannot believe that they are forgiven', 'let them hear it from a human mouth'],
    ['a world that would rather be right than reconciled', 'have mercy on us'],
  ],
  release: [
    '{I} take your pardon, though {I} have nothing to put in its place.',
    'What you have put away, let {me} not go and fetch again.',
    'Now let {me} get up and do the next right thing.',
  ],
  thanks: [
    'Thank you that mercy is older than anything {I} have done.',
    'Thank you for those who have forgiven {me} and never mentioned it since.',
  ],
  complaint: [
    '{I} go round it and round it, and it is always there in the middle.',
    '{my} own heart is the prosecutor, and it does not rest.',
  ],
  collects: [
    [
      'you do not desire our ruin but our return',
      'forgive what {I} have done and what {I} have left undone; mend those {I} have hurt and steady {my} will',
      '{I} may walk in the light, honest with others and at peace with you',
    ],
  ],
  breaths: [
    ['You know', 'you forgive'],
    ['I was wrong', 'make me new'],
  ],
  verses: ['Psalm 51:10', '1 John 1:9', 'Psalm 32:5', 'Psalm 103:11-12', 'Luke 15:20', 'Micah 7:18-19'],
  how: [
    'Leave a real silence after the first part and fill it with the particular thing, without explaining.',
    'When you have prayed it, consider whether there is somebody who should hear “I am sorry” from you.',
  ],
};
