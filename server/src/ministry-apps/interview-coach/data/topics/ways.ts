import { topicsOf } from './topic.ts';

/** How someone does their work, day after day. */
export const wayTopics = topicsOf('how', {
  stress: {
    asked:
      'How do you handle stress?|How do you work under pressure?|How do you handle a busy desk?|How do you stay calm?|How do you get over a hard call?|How do you handle a bad day?',
    why: 'what you do on a bad day',
    shows: 'what you do in the moment, and one day when it worked',
    points: [
      [
        'what you do in the moment',
        'I make a list|I take a breath and do one thing at a time|I pray|I step outside for a minute|I ask for help',
      ],
      [
        'one day when it worked',
        'I did it for mom and it worked|Last Christmas when the line was long I|One night three calls came at once',
      ],
    ],
    frame: 'When it gets busy, I [what you do first]. One day, at [place], [what happened], and [how it ended].',
  },
  organize: {
    asked:
      'How do you keep yourself organized?|How do you decide what comes first?|How do you prioritize?|How do you manage your time?|How do you keep track of details?|How do you handle interruptions?',
    why: 'whether things get lost with you',
    shows: 'the tool or habit you use, and one thing it saved',
    points: [
      [
        'the tool or habit you use',
        'I keep a notebook|I make a list every morning|I finish one thing and then start the next|I put it on the calendar',
      ],
      ['one thing it saved', 'I never missed a dose|We never ran out|It kept us from missing the deadline'],
    ],
    frame: 'I use [one tool or habit]. It helped when [one day], and [what it saved].',
  },
  week: {
    asked:
      'How do you spend a typical week?|What does your day look like?|Describe a typical day in your last job.|Walk me through your day.|How do you prepare your sermons?',
    why: 'where your time goes',
    shows: 'the two or three biggest pieces with hours, and what you guard',
    points: [
      [
        'the biggest pieces, with hours',
        'Sermon prep fifteen hours|Mornings I do the register|Half my day is on the phone',
      ],
      ['what you do when it gets too much', 'I try to keep Friday free|I put the sick first|I ask for help when'],
    ],
    frame: 'Most of my week goes to [two pieces, with hours]. When something urgent comes, I [what you do].',
    seconds: [20, 75],
  },
  lead: {
    asked:
      'How do you lead a team?|How do you lead techs?|How do you manage people?|How do you motivate people?|How do you work with volunteers?|How do you train new people?|How do you lead through conflict?|Describe how you lead through conflict.',
    why: 'how it would be to work with you in charge',
    shows: 'two things that you do, and one change that came of it',
    points: [
      [
        'two things that you do',
        'I send the plan by Tuesday and pray with them|I ask them which station they like|I show it once and then watch|I talk to them one on one|By example',
      ],
      [
        'what came of it',
        'We went from four to nine people|No one quit in three years|She still works there|They finish early now',
      ],
    ],
    frame: 'I [one thing you do], and I [a second thing]. Since then [what changed, with a number].',
  },
  criticism: {
    asked:
      'How do you handle criticism?|How do you take feedback?|How do you handle criticism from a church member?|What do you do when your boss corrects you?|How do you handle someone who is unhappy with you?',
    why: 'whether you can be coached',
    shows: 'what you do first, and one time you changed something because of it',
    points: [
      ['what you do first', 'I listen first|I try not to answer the same day|I thank them|I ask for an example'],
      [
        'one thing you changed because of it',
        'I cut it to twenty-five minutes|Now I check twice|I changed how I write my notes',
      ],
    ],
    frame: 'First I [what you do]. When [who] told me [what], I changed [one thing].',
  },
  quality: {
    asked:
      'How do you make sure something is really clean?|How do you check your work?|How do you make sure you don’t make mistakes?|How do you keep food safe?|How do you make sure the job is done right?|How do you test something?',
    why: 'whether you do it right when no one looks',
    shows: 'the steps of your check, in order, and a figure or a day that shows it works',
    points: [
      [
        'the steps of your check',
        'I go top to bottom and check the corners|I take the temperature every two hours and write it down|I count twice|I read the label three times',
      ],
      [
        'what shows that it works',
        'We got a 98 on the inspection|In twelve years no problem|My drawer was never short',
      ],
    ],
    frame: 'First I [step], then I [step]. That it works shows in [a figure or a day].',
  },
  customers: {
    asked:
      'How do you treat customers?|How do you handle difficult customers?|What does good service mean to you?|How do you talk with families?|How do you deal with angry parents?|How do you handle difficult people?',
    why: 'how people would feel after talking with you',
    shows: 'what you say first, what you do next, and one person it helped',
    points: [
      [
        'what you say or do first',
        'I let them talk|I say I am sorry and I listen|I smile and ask what they need|I keep my voice low',
      ],
      [
        'one person it helped',
        'One lady came back and asked for me|A man was mad about his order and I|She left happy',
      ],
    ],
    frame: 'First I [what you say or do]. One time, [who] was [upset about what], and I [what you did].',
  },
  children: {
    asked:
      'How do you manage a classroom?|How do you handle a child who won’t listen?|How do you discipline students?|How do you keep kids safe?|How do you teach a child who is behind?|How do you get kids to behave?',
    why: 'whether children are safe and can learn with you',
    shows: 'what you do before there is trouble, what you do when there is, and one child it helped',
    points: [
      [
        'what you do before there is trouble',
        'I tell them the rules the first day|We have a routine|I greet each one at the door',
      ],
      ['one child it helped', 'One boy couldn’t sit and I|She went from|Now he can do twenty minutes'],
    ],
    frame:
      'Before there is trouble, I [what you do]. One child [what was hard], so I [what you did], and [what changed].',
    know: 'Speak of children without their names.',
  },
  learning: {
    asked:
      'How do you keep learning?|How do you learn something new?|How do you stay current?|How do you keep up your skills?|How do you like to learn?',
    why: 'whether you keep up',
    shows: 'one source, one thing you learned this year, and where you used it',
    points: [
      ['how you learn', 'I watch and then do it|I take a class|I read the manual|I ask the older guys'],
      ['one thing you learned, and where you used it', 'This year I learned to|I used it on|Now I do it that way'],
    ],
    frame: 'I learn best by [how]. This year I learned [one thing] and used it for [what].',
  },
  safety: {
    asked:
      'How do you stay safe at work?|How do you keep your crew safe?|How do you handle heat?|What safety rules do you follow?|How do you check the truck before a route?|How do you lift a patient?',
    why: 'whether people go home in one piece',
    shows: 'two things that you do each day, and one time you stopped something',
    points: [
      [
        'two things that you do each day',
        'I check the brakes and the lights|We start early and take water breaks|I lock it out before I touch it|I wear the gear',
      ],
      ['one time you stopped something', 'I told him no|I sent them to the shade|I stopped the line|I shut it down'],
    ],
    frame: 'Each day I [two things]. One time I stopped [what], because [what I saw].',
  },
});
