import type { Concern } from '../concern.ts';

export const schoolConcerns: readonly Concern[] = [
  {
    id: 'bullying',
    group: 'school',
    label: 'Bullying or being bullied',
    what: 'this bullying',
    lines: [
      'Stop all bullying, and keep safe everyone who is or was hurt by it.',
      'Let those in charge see it, believe it and act without delay.',
      'Heal what cruel words and hands have done, however long ago, and let none of those words be believed.',
      'Let those who bully see what they do, stop it, and make it good as far as they can.',
    ],
    situations: [
      {
        id: 'bullied-at-school',
        label: 'Bullied at school',
        occasion: 'bullying',
        lines: [
          'Stop this bullying, and let grown-ups see it, believe it and act.',
          'Keep the one who is bullied safe, and let none of the cruel words sink in.',
          'Give a friend who stands close, and courage to tell.',
        ],
      },
      {
        id: 'bullied-on-bus',
        label: 'Bullied on the bus',
        occasion: 'bullying',
        lines: [
          'Make the way to school and back safe, and stop the cruelty there.',
          'Let the driver and the school see what happens and put an end to it.',
          'Give someone kind to sit with, and courage to speak up.',
        ],
      },
      {
        id: 'bullied-online',
        label: 'Bullied online',
        lines: [
          'Stop the cruelty being spread online, and let what was posted be taken down.',
          'Let the adults responsible act, and let those who did it face the harm they cause.',
          'Guard the heart and the safety of the one being attacked, and give people close by to trust.',
        ],
      },
      {
        id: 'child-is-the-bully',
        label: 'My child bullies others',
        lines: [
          'Stop this bullying, and keep the children who were hurt by it safe.',
          'Let the child who hurts others see it, be sorry and change, and find out what lies behind it.',
          'Give the adults firmness, love and honest words.',
        ],
      },
      {
        id: 'i-was-the-bully',
        label: 'I was mean at school',
        lines: [
          'Cruelty was done to someone, and it is regretted now. Thank you for a conscience that speaks.',
          'Give courage to say sorry plainly, where that would help and not hurt more.',
          'Heal the one who was hurt, and make the one who did it kind.',
        ],
      },
      {
        id: 'own-bullied-someone',
        label: 'I bullied someone',
        occasion: 'unfaithful-guilt',
        lines: [
          'Someone was bullied and hurt. Heal that person from what was said and done, however long ago it was.',
          'Give the courage to stop, to say sorry where that is welcome, and to stand up for others from now on.',
        ],
      },
      {
        id: 'adults-bullying',
        label: 'Adults who bully',
        lines: [
          'Grown people can be cruel too. Let it be named and stopped by those who could speak up.',
          'Give the one who is targeted a calm answer, one ally, and freedom to walk away.',
          'Let those words not be believed, least of all by the one they were aimed at.',
        ],
      },
    ],
  },
  {
    id: 'performance-or-creative-work',
    group: 'school',
    label: 'A performance or creative work',
    what: 'this performance or project',
    lines: [
      'You know what was put into this work. Let it find people it is good for.',
      'Give calm and a clear memory, and joy in what was practiced or made.',
      'Let nobody’s worth depend on applause or on a rejection, and let listeners and critics be kind.',
      'Thank you for those who teach, prepare and encourage. Bless them, whatever the result.',
    ],
    situations: [
      {
        id: 'recital-performance-ahead',
        label: 'A recital or play ahead',
        lines: [
          'Give steady hands, a calm breath and a clear memory for this performance.',
          'Let the practice hold, and let any small mistake be passed over lightly.',
          'Let there be joy in it, for the one who performs and for those who come.',
        ],
      },
      {
        id: 'recital-went-well',
        label: 'Thanks that it went well',
        lines: [
          'Thank you for a performance that went well and for the courage it took.',
          'Let the joy of it last, and let it bring more love of the art.',
          'Bless the teachers, and everyone who came to watch and listen.',
        ],
        glad: true,
      },
      {
        id: 'performance-win-joy',
        label: 'Thanks for winning or performing well',
        occasion: 'thanks',
        lines: [
          'Thank you for this success, and for all the practice and encouragement that led to it.',
          'Let it be enjoyed with a light heart, and let there be kindness toward those who did not win.',
        ],
        glad: true,
      },
      {
        id: 'work-deadline-presentation',
        label: 'A presentation or deadline at work',
        lines: [
          'Give a clear mind and enough time for what has to be ready.',
          'Steady the voice and the hands, and let the work be understood by those who hear it.',
          'Let what is good enough be enough, and let there be rest afterward.',
        ],
      },
      {
        id: 'creative-work-rejected',
        label: 'Creative work that was rejected',
        lines: [
          'It hurts when work made with such care is turned away. Comfort the disappointment.',
          'Let the joy of making it not be lost along with the hope of selling it.',
          'Bring the right people to see or hear it, and give wisdom about how to go on.',
        ],
      },
    ],
  },
  {
    id: 'school-and-classmates',
    group: 'school',
    label: 'School days and classmates',
    what: 'life at school',
    lines: [
      'Be near to this student in hallways and classrooms, at recess, at lunch and on the bus.',
      'Calm nervous stomachs, and let any deeper fear be understood and taken seriously.',
      'Send one good friend, someone to sit with, play with and laugh with.',
      'Let teachers and classmates notice who stands alone, and make room.',
    ],
    situations: [
      {
        id: 'school-first-day',
        label: 'The first day of school',
        occasion: 'school',
        lines: [
          'Bless this new school year and the first days of it.',
          'Ease the nervous stomachs, and let there be a kind teacher and a friendly face nearby.',
          'Keep everyone safe on the bus, in the halls and on the way home.',
        ],
      },
      {
        id: 'new-school',
        label: 'A new school',
        occasion: 'school',
        lines: [
          'Starting in a new school is lonely. Let someone friendly come near in the first days.',
          'Let teachers be welcoming, and let the way around and the work become familiar soon.',
          'Give courage to walk in, and a good friend before long.',
        ],
      },
      {
        id: 'school-refusal-anxiety',
        label: 'Afraid to go to school',
        lines: [
          'School has become frightening. Ease this fear and show what is underneath it.',
          'Let someone at school be patient and safe to trust, and let good help be found.',
          'Make one morning easier, and then the next.',
        ],
      },
      {
        id: 'no-friends-at-school',
        label: 'Left out at school',
        lines: [
          'It hurts to be left out at school. Let there be one true friend.',
          'Let someone make room at the table or in the game, and let a teacher notice.',
          'Let being left out never be believed as proof of not being worth knowing.',
        ],
      },
      {
        id: 'child-wants-friend',
        label: 'I wish for a friend',
        lines: [
          'You see how it is to be without a friend to play with. Please send one good friend soon.',
          'Give courage to say hello and ask to play, and let someone kind come near and say hello first.',
        ],
      },
    ],
  },
  {
    id: 'schoolwork-and-trouble',
    group: 'school',
    label: 'Grades or trouble at school',
    what: 'this student’s schooling',
    lines: [
      'Give understanding, attention and joy in learning, one lesson at a time.',
      'Let the truth about school be told early, and let someone listen to what lies behind it.',
      'Let teachers, principals and parents be fair, see what is needed, and praise every honest effort.',
      'Let no grade or mistake decide how much anyone is loved.',
    ],
    situations: [
      {
        id: 'homework-battles',
        label: 'Homework battles',
        lines: [
          'Bring peace to the hours of homework, and an end to the fighting over it.',
          'Give understanding of what is hard, and help from someone who can explain it.',
          'Give patience on every side, and enough time for play and sleep.',
        ],
      },
      {
        id: 'reading-trouble',
        label: 'Trouble with reading',
        lines: [
          'Reading is hard to learn here. Give patience, and teaching that fits.',
          'Let words become clearer little by little, and let each bit of progress be noticed.',
          'Take away the shame, and the false belief of being stupid.',
        ],
      },
      {
        id: 'grades-dropping',
        label: 'Bad grades',
        lines: [
          'The grades are falling. Let the reason be understood before anyone is blamed.',
          'Give help with the hard subjects, better rest, and the will to try again.',
          'Let no mark on paper decide what a person is worth.',
        ],
      },
      {
        id: 'good-grades',
        label: 'Thanks for good grades',
        lines: [
          'Thank you for this good result and for the work behind it.',
          'Bless the teachers and helpers who did not give up.',
          'Let the joy of learning grow along with the confidence.',
        ],
        glad: true,
      },
      {
        id: 'suspended-expelled',
        label: 'Suspended or expelled',
        lines: [
          'There is trouble at school over something that was done. Let the truth be told fully.',
          'Let the consequences be fair and teach something, without closing off the future.',
          'Give patience, a good talk at home, and a way to make it right.',
        ],
      },
      {
        id: 'dropping-out',
        label: 'Dropping out of school',
        lines: [
          'Give wisdom about leaving school, and honest listening to what is behind it.',
          'Let no door to learning be closed for good, and let there be a way back when it is wanted.',
          'Give useful work and good company in the meantime.',
        ],
      },
    ],
  },
  {
    id: 'exam',
    group: 'school',
    label: 'An exam or test',
    what: 'this exam',
    lines: [
      'Let honest preparation count in this exam, and give calm before, during and after it.',
      'Let examiners be fair, and let the result be taken with courage, whatever it is.',
      'Show the next step after the exam, and let nobody’s worth be measured by a score.',
    ],
    situations: [
      {
        id: 'exam-ahead-school',
        label: 'A test at school',
        occasion: 'exam',
        lines: [
          'Bring to mind what was studied, and give a calm, clear head for this test.',
          'Give sleep beforehand and steadiness when a question looks hard.',
          'Let honest work be rewarded, and let no result be more than it is.',
        ],
      },
      {
        id: 'exam-ahead-license',
        label: 'A license or board exam',
        occasion: 'exam',
        lines: [
          'Give calm, a clear memory and good judgment for this exam.',
          'Let all the preparation come together on the day, and let the nerves settle.',
          'Let it open the way to the work or the freedom hoped for.',
        ],
      },
      {
        id: 'exam-result-waiting',
        label: 'Waiting for an exam result',
        lines: [
          'The test is over and the result is not known. Give peace while waiting.',
          'Let the work that was done bear fruit, and let the result be good.',
          'Whatever it says, let someone be near who says that it took courage.',
        ],
      },
      {
        id: 'exam-passed',
        label: 'Thanks for a passed exam',
        lines: [
          'Thank you that the test was passed and the work has paid off.',
          'Let the relief and the joy be enjoyed, and bless everyone who helped with the studying.',
          'Give humility and care in what this now makes possible.',
        ],
        glad: true,
      },
      {
        id: 'exam-failed',
        label: 'A failed exam',
        lines: [
          'The test did not go as hoped. Take away the shame of it, and show whether and when to try again.',
          'Let one result not be the last word on years of work.',
          'Give comfort today, and a wise plan when there is strength for it.',
        ],
      },
      {
        id: 'own-cheated-on-test',
        label: 'I cheated on a test',
        occasion: 'unfaithful-guilt',
        lines: [
          'There was cheating in schoolwork or on a test. Forgive it, and give the courage to be honest about it, whatever that costs.',
          'Let the next piece of work be honest, even if the mark on it is lower.',
        ],
      },
    ],
  },
  {
    id: 'games-teams-and-tryouts',
    group: 'school',
    label: 'A game, team or tryout',
    what: 'this game or tryout',
    lines: [
      'Keep everyone safe from injury, on both sides, and let them play fairly.',
      'Let winning and losing, being chosen and not being chosen be taken well, with no one shamed.',
      'Thank you for teamwork, effort and fun, and for those who coach, drive and cheer.',
    ],
    situations: [
      {
        id: 'tryout-ahead',
        label: 'A tryout or audition ahead',
        lines: [
          'Give calm and energy for this tryout, and let the practice show.',
          'Keep everyone safe from injury, and let the choosing be fair.',
          'Let it be enjoyed for its own sake, whatever the list says afterward.',
        ],
      },
      {
        id: 'team-made',
        label: 'Thanks for making the team',
        lines: [
          'Thank you for this good news and for all the practice that led to it.',
          'Give good teammates, fair coaches, and joy in being part of it.',
          'Keep everyone safe, and kind to those who were not chosen.',
        ],
        glad: true,
      },
      {
        id: 'team-cut',
        label: 'Cut from the team',
        lines: [
          'It hurts not to be chosen after hoping and trying so hard. Comfort the disappointment.',
          'Let a list not decide anyone’s worth or end the joy of playing or performing.',
          'Keep friendships whole, and show what is good to try next.',
        ],
      },
      {
        id: 'big-game-ahead',
        label: 'A big game ahead',
        lines: [
          'Keep every player on both sides safe from injury in this contest.',
          'Give each one the freedom to play well, fairly and with joy.',
          'Let winning be humble and losing be bearable, and let everyone come away friends.',
        ],
      },
      {
        id: 'game-lost',
        label: 'A game that was lost',
        lines: [
          'Ease the sting of this loss, and let no one carry the blame for it alone.',
          'Thank you for the practice, the friendships and the effort that were real.',
          'Let the good of the season be remembered longer than the score.',
        ],
      },
      {
        id: 'game-won',
        label: 'Thanks for a win',
        lines: [
          'Thank you for this win and for the effort and teamwork behind it.',
          'Let the joy be full, and let it come with kindness to those who lost.',
          'Thank you for coaches and helpers who made it possible.',
        ],
        glad: true,
      },
      {
        id: 'sports-game-event-blessing',
        label: 'A blessing before an event',
        lines: [
          'Bless this event and everyone taking part. Keep players, helpers and spectators safe and well.',
          'Let there be fairness, joy and good spirit, whatever the result or the weather.',
        ],
      },
    ],
  },
  {
    id: 'graduation',
    group: 'school',
    label: 'A graduation',
    what: 'this graduation',
    lines: [
      'Thank you for every year of learning, and for teachers and family who helped.',
      'Bless those who graduate, and comfort those for whom it comes later or in another way.',
      'Show each student the next step, and give people who encourage along the way.',
    ],
    situations: [
      {
        id: 'graduation-ahead-done',
        label: 'A graduation',
        occasion: 'graduation',
        lines: [
          'Thank you for this graduation and for all the effort that led to it.',
          'Bless the one who graduates, and everyone who helped along the way.',
          'Give courage and good guidance for what comes next.',
        ],
        glad: true,
      },
      {
        id: 'graduation-joy',
        label: 'Thanks for a graduation',
        occasion: 'graduation',
        lines: [
          'Thank you for this graduation, and for the hard work and the people behind it.',
          'Let the celebration be a happy one, and guide what comes next.',
        ],
        glad: true,
      },
      {
        id: 'not-graduating',
        label: 'Not graduating with the others',
        lines: [
          'It is hard to watch others graduate and not be among them. Comfort that disappointment.',
          'Take away the shame, and show clearly what remains to be done.',
          'Give the will and the help to finish, in whatever time it takes.',
        ],
      },
    ],
  },
  {
    id: 'college-admission-and-cost',
    group: 'school',
    label: 'Getting into or paying for college',
    what: 'these college plans',
    lines: [
      'You know every application, every answer and every plan. Give calm and clear thinking.',
      'Show the school or path that fits, and provide what it costs through aid, work, gifts or scholarships.',
      'Let a yes be received with thanks, and let a no not become a verdict on anyone.',
    ],
    situations: [
      {
        id: 'college-applying-waiting',
        label: 'Waiting for college decisions',
        lines: [
          'Give peace while the college decisions are out of reach.',
          'Let the right place be found, where good things can be learned and good friends made.',
          'Let no letter be taken as a judgment of worth.',
        ],
      },
      {
        id: 'college-accepted',
        label: 'Accepted to college',
        lines: [
          'Thank you for this acceptance and the hard work that led to it.',
          'Bless what will be learned there, and provide what it will cost.',
          'Let the joy be full, and give good guidance for the choices still to come.',
        ],
        glad: true,
      },
      {
        id: 'college-rejected',
        label: 'Rejected by a college',
        lines: [
          'The school said no, and a hope is lost with it. Comfort the disappointment.',
          'Let this answer not be believed as a verdict on ability or worth.',
          'Let another good path become clear, and give heart to take it.',
        ],
      },
      {
        id: 'choosing-major-path',
        label: 'Which college or major',
        lines: [
          'Give clear thinking about which path of study or training to take.',
          'Let honest advice come, and let the cost and the gifts both be weighed well.',
          'Give peace with the choice, and freedom to change it later if need be.',
        ],
      },
      {
        id: 'acceptance-scholarship-joy',
        label: 'Thanks for admission or scholarship',
        occasion: 'thanks',
        lines: [
          'Thank you for this good news, and for the hard work that came before it.',
          'Give joy in it now, and courage, friends and good teachers for what begins.',
        ],
        glad: true,
      },
      {
        id: 'tuition-unpaid',
        label: 'Tuition that cannot be paid',
        lines: [
          'Provide what is needed for the cost of this schooling.',
          'Let financial aid, scholarships or other help be found, and let the office be willing to work it out.',
          'Give wisdom about what to borrow and what not to, and keep the hope of learning alive.',
        ],
      },
      {
        id: 'scholarship',
        label: 'Thanks for a scholarship',
        lines: [
          'Thank you for this help with the cost of learning.',
          'Bless those who gave it, and let it be used well.',
          'Let the relief be felt by everyone who worried about how it would be paid.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'college-life',
    group: 'school',
    label: 'Life at college',
    what: 'life in college',
    lines: [
      'Bless those who study, in dorms, in libraries and at the kitchen table at night.',
      'Give good friends, clear teachers and enough sleep, and courage to ask for help early.',
      'Comfort homesickness on both sides, and let calls between students and families be honest.',
    ],
    situations: [
      {
        id: 'college-leaving-home',
        label: 'Leaving home for college',
        lines: [
          'Bless the beginning of college, and give courage to the one who goes there.',
          'Let there soon be good friends, honest work and a place that feels safe.',
          'Comfort those at home who miss someone, and keep love strong across the distance.',
        ],
      },
      {
        id: 'college-homesick',
        label: 'Homesick at college',
        lines: [
          'Ease the homesickness, and let one good friendship begin soon.',
          'Let calls from home comfort, and let the new place become less strange.',
          'Show whether to stay and give it time, and keep despair away.',
        ],
      },
      {
        id: 'college-failing-overwhelmed',
        label: 'Failing at college',
        lines: [
          'The demands of study have become too much. Give one manageable step for today.',
          'Let there be honest talk with a professor, an adviser or someone at home, and real help.',
          'Give rest, clear thinking, and freedom from shame about struggling.',
        ],
      },
      {
        id: 'back-to-school-adult',
        label: 'Back to school as an adult',
        lines: [
          'Give courage and a clear mind for learning again after so long.',
          'Provide time, energy and support at home, and teachers who encourage.',
          'Let each small success build confidence, and let it lead to what is hoped for.',
        ],
      },
    ],
  },
  {
    id: 'teaching',
    group: 'school',
    label: 'Teachers and teaching',
    what: 'the work of teaching',
    lines: [
      'Bless those who teach, and every student who comes into their classrooms.',
      'Give teachers rest, supplies, fair parents and the backing of those in charge.',
      'Let there be good moments each day, when learning and laughter happen.',
    ],
    situations: [
      {
        id: 'teacher-burnout',
        label: 'An exhausted teacher',
        lines: [
          'Restore the strength of those who teach and have nothing left to give.',
          'Let there be support from those in charge, respect from families, and fewer burdens beyond teaching.',
          'Give rest, safety in the classroom, and one sign that the work matters to someone.',
        ],
      },
      {
        id: 'teacher-new-year',
        label: 'A new year of teaching',
        lines: [
          'Bless this classroom, the one who teaches there, and every student who will come in.',
          'Give patience, fairness, good humor and an eye for the one who needs help.',
          'Let it be a safe place where learning is a joy.',
        ],
      },
    ],
  },
];
