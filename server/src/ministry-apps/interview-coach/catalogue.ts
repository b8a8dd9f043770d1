import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'interview-coach',
  position: 130,
  name: 'AI Interview Coach',
  group: 'community-support',
  summary: 'Practice the questions before the day, and hear what to say better.',

  saying: 'The interview is tomorrow, and my mind goes blank.',
  keywords: 'job work career practice hiring',
  // A chair kept for you.
  icon: ['M7 12.5v-9h10v9M10.5 6.5v6M13.5 6.5v6M7.5 15.5v5M16.5 15.5v5', 'M5.5 12.5h13v3h-13z'],
  story: {
    forWhom: 'For the job seeker the evening before, and for a church that helps people back to work.',
    brings: [
      'The job title, and the posting if you have it',
      'The kind of interview: phone, video, a panel, a shop floor, a search committee',
      'Your own answers, typed one at a time',
    ],
    gets: [
      'Questions that fit the job, each with the reason it is asked',
      'A score you can read: situation, task, action, result, fit, length, honesty',
      'Your answer quoted back, one thing to improve, and a version made from your own facts',
      'A list for the day, questions to ask them, and a thank-you note',
    ],
    exact:
      'Marks follow a printed scale. Words, seconds and filler words are counted, and a mark without evidence in your answer is capped.',
    refuses: [
      'Coaching in a story that isn’t true',
      'Marks for an accent, a face or a voice',
      'A verdict on whether you will be hired',
    ],
    nearest: {
      id: 'prayer-generator',
      why: 'It can write a prayer for the evening before, with your own worry in it.',
    },
  },
});
