import { bank } from '../question.ts';

/** For people who have not had a paid job: school, home, church, sport and neighbors count. */
export const firstJob = bank('first-job', [
  [
    'story',
    'Tell me about a time people counted on you.',
    'whether you show up',
    'who counted on you, what you did each time, and for how long',
  ],
  [
    'story',
    'Tell me about a group project at school. What did you do in it?',
    'what your own part in a team is',
    'the project, your own part, a problem, and the grade or the end',
  ],
  [
    'story',
    'Tell me about a job you do at home.',
    'whether you do routine work without being asked',
    'what the job is, how often you do it, and what would happen without you',
  ],
  [
    'story',
    'Tell me about a time you helped at church, at school or in your neighborhood.',
    'whether you have worked for others',
    'what you did, how many people or hours, and what someone said',
  ],
  [
    'story',
    'Tell me about a time you had to practice something over and over.',
    'whether you keep going when it is slow',
    'what it was, how often you practiced, and what you can do now',
  ],
  [
    'story',
    'Tell me about a time you took care of a child, an older person or an animal.',
    'whether you are careful and patient',
    'who it was, what you did, and what you watched out for',
  ],
  [
    'story',
    'Tell me about a time you had a conflict with a friend or classmate.',
    'whether you can talk things out',
    'what it was about, what you said, and how it is now',
  ],
  [
    'story',
    'Tell me about a time you got up early or stayed late for something.',
    'whether you keep to a schedule',
    'what it was, how often, and what it led to',
  ],
  [
    'story',
    'Tell me about a time you handled money for someone.',
    'whether you are careful with what isn’t yours',
    'whose money, how much, how you kept track, and that it came out right',
  ],
  [
    'would',
    'It’s your first day and no one has time to show you anything. What do you do?',
    'whether you look for a way to be useful',
    'who you would ask, what you would watch, and a task you could start',
  ],
  [
    'would',
    'Your friends come in while you’re working. What do you do?',
    'whether you keep your mind on the work',
    'what you would say to them, and what you would go on doing',
  ],
  [
    'would',
    'You have a test tomorrow and the boss asks you to stay late. What do you do?',
    'whether you speak up early and honestly',
    'what you would tell the boss, and what you would offer instead',
  ],
  [
    'would',
    'You break something on the job. What do you do?',
    'whether you say so at once',
    'how you make it safe, who you tell, and when',
  ],
  [
    'would',
    'You don’t hear your name on next week’s schedule. What do you do?',
    'whether you ask in a calm way',
    'who you would ask, when, and in which words',
  ],
  [
    'self',
    'What do your teachers say about you?',
    'how you behave when you have work to do',
    'one thing a teacher said, and what you did to earn it',
  ],
  [
    'self',
    'What are you good at?',
    'what they can give you to do',
    'one thing, a time it showed, and where they could use it',
  ],
  [
    'self',
    'How do you get your schoolwork and chores done?',
    'whether you can keep a schedule',
    'how you plan the week, and one busy week that worked',
  ],
  ['self', 'What is hard for you?', 'whether you know yourself', 'one real thing, and what you do about it'],
  ['why', 'Why do you want to work?', 'whether you will take it seriously', 'a true reason, and why this place'],
  [
    'why',
    'Why did you choose us for your first job?',
    'whether you know the place',
    'something you have seen here, and what you would like to learn',
  ],
  [
    'terms',
    'How many hours can you work during school?',
    'whether school and work fit together',
    'days and hours that are true, and what changes in vacation',
  ],
  ['terms', 'Do you have your work permit?', 'whether the papers are ready', 'yes, or the date when you will have it'],
  [
    'terms',
    'Who can bring you to work?',
    'whether you will be on time',
    'the way you will come, and what you do when it fails',
  ],
]);
