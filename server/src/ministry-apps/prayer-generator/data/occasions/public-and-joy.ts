import type { Theme } from '../../theme.ts';

export const gathering: Theme = {
  id: 'public-opening',
  about: 'self',
  matter: ['what brings us together'],
  naming: [
    'We have come together, and before we begin we turn to you.',
    'Here we are, all of us, before anything has started.',
    'We begin this time with you.',
  ],
  titles: ['Before we begin'],
  truths: [
    'you made us different and set us side by side',
    'you are here before the first person sits down',
    'you love everyone in this place, also the ones we disagree with',
    'you give wisdom to those who ask for it',
  ],
  honest: [
    'We come from busy days, and not all of us are calm.',
    'Some of us have strong feelings about this. You know them.',
    'We would like it to go well, and we cannot make it go well alone.',
  ],
  ask: [
    'Bless this time and everyone who has a part in it.',
    'Keep us fair, and keep us kind.',
    'Give calm where tempers are short, and ears where there are only mouths.',
    'Keep everyone safe.',
    'Let those who lead be wise, and those who follow be honest with them.',
    'Whatever the outcome, let us walk out with our heads up and our hands open.',
    'Let the quiet ones be noticed.',
    'Help us to do our best, and to be glad at what others do well.',
    'Let some good come of it for people who are not here.',
  ],
  intentions: [
    ['all who worked to make this possible', 'let them be thanked'],
    ['those who will live with what happens here', 'keep them in our minds'],
    ['anyone who is here for the first time', 'let them be made welcome'],
  ],
  release: ['We put this time in your hands.', 'Be with us from the first word to the last one.'],
  thanks: ['Thank you for this place, and for a day to be in it together.', 'Thank you for people who turn up.'],
  complaint: ['We are quicker to speak than to listen. You know us.', 'Do not leave us to our own tempers.'],
  collects: [
    [
      'you are the giver of peace',
      'be present with all who are gathered here, and give fairness, patience and joy',
      'what we do may be for the good of many',
    ],
  ],
  breaths: [
    ['We are here', 'you are here'],
    ['A calm word', 'an open ear'],
  ],
  verses: ['Psalm 133:1', 'James 1:19', 'Romans 12:10', 'James 3:17', 'Psalm 118:24'],
  how: [
    'Wait until people have stopped moving. Speak to the back row.',
    'Read it standing, then leave two breaths before anyone else speaks.',
  ],
};

export const war: Theme = {
  id: 'war-persecution',
  about: 'self',
  matter: ['those who live where there is war or persecution'],
  titles: ['For those in war and danger'],
  truths: [
    'you break the bow and put an end to wars, and we wait for it',
    'you hear the blood of the innocent crying from the ground',
    'you are with those who pray behind closed doors',
    'no border keeps you out',
  ],
  honest: [
    'The names of the towns go by on a screen, and someone’s mother lives in each.',
    'We can turn it off, and they cannot.',
    'It has gone on so long that the world has begun to look away.',
  ],
  ask: [
    'Stop the killing.',
    'Protect the children, the sick and the old, and all who cannot flee.',
    'Bring those who have been taken home alive.',
    'Open the roads for food, water and medicine.',
    'Give those in power a will to make peace, and a way to do it.',
    'Strengthen those who suffer for their faith; let them know that they are not forgotten.',
    'Comfort those who do not know where their people are.',
    'Let those who have fled find an open door.',
    'Keep hatred out of our own mouths.',
  ],
  intentions: [
    ['doctors and nurses who work by flashlight', 'protect them and their hands'],
    ['soldiers on every side', 'keep them human, and bring them home'],
    ['Christians who meet in secret', 'hide them, and let them sing'],
  ],
  release: ['Your kingdom come. We say it with them in mind.', 'We cannot reach them. You can, and you do.'],
  thanks: [
    'Thank you for those who carry bread and bandages into such places.',
    'Thank you for the faith of people who have lost everything else.',
  ],
  complaint: ['How long, O Lord? How long?', 'They cry to you. Answer them.'],
  collects: [
    [
      'you make wars cease to the end of the earth',
      'protect the innocent, bring the fighting to an end, and give strength to all who suffer for their faith',
      'there may be peace, and justice in it',
    ],
  ],
  breaths: [
    ['Lord, have mercy', 'make it stop'],
    ['Peace', 'on earth'],
  ],
  verses: ['Psalm 46:9', 'Isaiah 2:4', 'Hebrews 13:3', 'Psalm 10:17-18', 'Matthew 5:9-10'],
  how: [
    'Say the name of one place before you begin.',
    'After each line be silent for one breath, for those who cannot be named.',
  ],
};

export const pastor: Theme = {
  id: 'pastor-leader',
  matter: ['those who lead and serve your church'],
  titles: ['For those who lead the church'],
  truths: [
    'you call ordinary people and give them work too large for them',
    'c: you washed the feet of those you sent',
    'you are the shepherd of the shepherds',
    'you know what is carried out of each counseling room and told to no one',
  ],
  honest: [
    'They hear everyone’s trouble, and not many ask about theirs.',
    'The sermon has to be there on Sunday, whatever happened on Saturday.',
    'We expect a great deal, and we say thank you less than we think it.',
  ],
  ask: [
    'Give {whom} joy in the work, and rest from it.',
    'Give words that are true, and courage to say them.',
    'Guard the family that shares this calling without being asked.',
    'Send friends to whom nothing has to be explained.',
    'Keep {whom} close to you when there is no audience.',
    'Protect from bitterness, from flattery and from overwork.',
    'Make us a congregation that prays, helps and forgives.',
    'Give patience with committees.',
    'Let there be fruit that can be seen, at least now and then.',
    'Bless what begins and what ends in these days.',
  ],
  intentions: [
    ['all who are beginning in ministry', 'give them good mentors and thick skin'],
    ['those who served for decades and have gone home', 'let them hear thanks'],
    ['churches without a pastor', 'lead the right person to them'],
  ],
  release: ['The church is yours, and so are those who lead it.', 'You who began this work will carry it on.'],
  thanks: [
    'Thank you for a faithful voice in joy and in trouble.',
    'Thank you for every visit, every sermon and every late call that was answered.',
    'For those who lead by serving, thank you.',
  ],
  complaint: [
    'Why do those who comfort others go so long without comfort?',
    'The harvest is large and the workers are tired.',
  ],
  collects: [
    [
      'you are the chief shepherd',
      'strengthen {whom} with wisdom, courage and joy',
      'your people may be fed and your name be honored',
    ],
  ],
  breaths: [
    ['You call', 'you carry'],
    ['Feed the shepherd', 'keep the flock'],
  ],
  verses: ['Hebrews 13:17', '1 Peter 5:2-4', 'Isaiah 52:7', 'Galatians 6:9', 'Numbers 6:24-26'],
  how: ['Lay a hand on a shoulder, if that is welcome.', 'Pray it for them, and then tell them that you did.'],
};

export const birthday: Theme = {
  id: 'birthday',
  matter: ['this birthday', 'another year of life'],
  titles: ['For a birthday'],
  truths: [
    'you were there on the first day, and you have been at every birthday since',
    'you give the years, and you fill them',
    'you rejoice over us with singing',
    'you know the number of our days, and you are not stingy',
  ],
  honest: [
    'The candles are getting hard to count, or easy, depending.',
    'A year is a lot of ordinary Tuesdays.',
    'Someone who is loved is a year older today.',
  ],
  ask: [
    'Bless {whom} in this new year of life.',
    'Give health, good friends and work worth doing.',
    'Let there be cake, and laughter, and no hurry.',
    'Let this year hold at least one good surprise.',
    'Heal what hurt in the year that is past.',
    'Give wisdom that fits the age, and keep the child in us alive.',
    'Keep {whom} close to you, and close to those who love {him}.',
    'Remember those who used to be at this table.',
    'Let every year make {whom} kinder.',
  ],
  intentions: [
    ['all who have a birthday today and no one to tell', 'let them be remembered'],
    ['mothers, who remember this day best', 'let them be thanked'],
    ['friends who live too far away to come', 'let the phone ring'],
  ],
  release: ['{My} times are in your hand, and so are these years.', 'Another year lies ahead. You are already there.'],
  thanks: [
    'Thank you for {whom}, and for the day this life began.',
    'Thank you for another year, with all that was in it.',
    'For every candle, thank you.',
    'Thank you for a life that has made ours better.',
  ],
  complaint: ['The years go by fast, Lord.', 'Somebody is missing at the table today.'],
  collects: [
    [
      'our times are in your hand',
      'bless {whom} today and in the year that begins',
      'each day of it may be lived in love and in thanks',
    ],
  ],
  breaths: [
    ['Another year', 'from you'],
    ['Thank you', 'for this life'],
  ],
  verses: ['Psalm 118:24', 'Psalm 90:12', 'Zephaniah 3:17', 'Numbers 6:24-26', 'Psalm 139:14'],
  how: [
    'Read it before the candles are blown out, and keep it short.',
    'Let each person at the table add one thank-you.',
  ],
};

export const anniversary: Theme = {
  id: 'anniversary',
  matter: ['these years of marriage'],
  titles: ['For an anniversary'],
  truths: [
    'you are the author of every love that lasts',
    'you were a guest at a wedding, and at every anniversary since',
    'your steadfast love teaches us ours',
  ],
  honest: [
    'There were easy years and hard ones, and they are still at the same table.',
    'A promise was made once, and it was kept in the mornings.',
  ],
  ask: [
    'Bless this marriage with many more years.',
    'Give health, laughter and a hand to hold.',
    'Let the children and all who watch learn from it what faithfulness is.',
    'Let the party be warm and the stories long.',
    'Keep tenderness fresh, and forgiveness quick.',
    'Be their strength in whatever comes now.',
    'Remember those who stood beside them then and are no longer here.',
  ],
  intentions: [
    ['couples who are just beginning', 'let them see what is possible'],
    ['those who celebrate an anniversary alone', 'be with them on that day'],
  ],
  release: ['The years behind were in your hands, and so are those ahead.', 'Love that lasts comes from you. Keep it.'],
  thanks: [
    'Thank you for two people who kept a promise.',
    'Thank you for every year of it: the first apartment, the long nights, the quiet suppers.',
    'For love that has grown older and has not grown old, thank you.',
  ],
  complaint: ['The years have gone so quickly.'],
  collects: [
    [
      'you are faithful from generation to generation',
      'bless this marriage, and give health, tenderness and joy for the years to come',
      'all who see it may learn to love',
    ],
  ],
  breaths: [
    ['All these years', 'thank you'],
    ['Love that lasts', 'is from you'],
  ],
  verses: ['1 Corinthians 13:7-8', 'Song of Solomon 8:7', 'Psalm 118:1', 'Ecclesiastes 4:9-10', 'Colossians 3:14'],
  how: ['Read it as a toast, glass in hand.', 'Let the oldest guest say the Amen.'],
};

export const thanksgiving: Theme = {
  id: 'thanks',
  matter: ['this gladness'],
  naming: [
    '{I} have come to say thank you.',
    'This is a prayer of thanks, and it is for something real.',
    '{I} bring you thanks today, before anything else.',
  ],
  titles: ['With thanks'],
  truths: [
    'every good gift comes from you',
    'you love a grateful heart, and you have given {me} reason for one',
    'you are good, and today it is easy to see',
    'you hear {me} when {I} ask; hear {me} now when {I} thank you',
  ],
  honest: [
    '{I} ask for things so often. Today {I} only want to say this.',
    'It is a gladness that has to be told to someone, and {I} tell it to you.',
    '{I} do not want to let it go by without a word.',
  ],
  ask: [
    'Let {me} remember this day when a harder one comes.',
    'Let {my} gladness be good for somebody else.',
    'Let those who are still waiting have their turn.',
    'Keep {me} from taking it for granted.',
    'Make {me} generous with what {I} have been given.',
    'Let joy make {me} kinder today.',
    'Let this gladness last past supper.',
  ],
  intentions: [
    ['everyone who is still waiting for good news', 'let it come to them too'],
    ['all who had a hand in this', 'bless them for it'],
    ['those who have nobody to tell their joy to', 'send them somebody'],
  ],
  release: [
    'You are good. That is all {I} wanted to say.',
    '{I} will tell someone about it before the day is over.',
    'To you be the praise.',
  ],
  thanks: [
    'Thank you. {I} say it plainly, and {I} mean all of it.',
    'Thank you for what you have given, and for eyes to see it.',
    'For mercy that {I} could not have earned, thank you.',
    'Thank you for today, exactly as it is.',
    'For the people who prayed and waited along with {me}, thank you.',
    'Thank you for the long road that led here.',
    'For breath, for light, for this moment: thank you.',
    'Thank you that joy is allowed.',
  ],
  complaint: ['{I} had nearly given up asking.', 'So many others still wait. Do not forget them.'],
  collects: [
    [
      'you are the giver of every good gift',
      'receive our thanks, and make us glad to share what we have',
      'our joy may become joy for others',
    ],
    [
      'your mercies are new every morning',
      'let us never take your kindness for granted',
      'we may praise you with our lips and with our lives',
    ],
  ],
  breaths: [
    ['Thank you', 'thank you'],
    ['Every good gift', 'is from you'],
  ],
  verses: ['Psalm 103:1-5', 'James 1:17', 'Psalm 118:1', 'Psalm 126:3', 'Psalm 30:11-12', '1 Thessalonians 5:16-18'],
  how: ['Say it aloud, and smile if you feel like it.', 'Before the Amen add three small things that only you know.'],
};
