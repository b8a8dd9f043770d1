import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'resume-builder',
  position: 140,
  name: 'Resume Builder',
  group: 'community-support',
  summary: 'A clear resume from the work you have done, paid or not.',

  saying: 'Ten years at home. What do I write on one page?',
  keywords: 'job work cv employment career cover letter',
  // A sheet of paper with a portrait corner.
  icon: ['M5.5 3.5H15L18.5 7v13.5h-13zM15 3.5V7h3.5M13.5 10.5h2.5M8.5 14h7.5M8.5 17h7.5', 'M8.5 7.5h3v3.5h-3z'],
  story: {
    forWhom:
      'For a parent going back to work, someone coming home from prison, a teenager, and the volunteer at the library table.',
    brings: [
      'The work you have done, paid or not, with rough dates',
      'The job you want, and its posting',
      'An old resume, or your story as you would tell it',
    ],
    gets: [
      'One plain page in a single column that people and machines can read',
      'Church and family work in words an employer knows',
      'What the posting asks for that you have, and what is missing',
      'A cover letter, and a list of things to confirm',
    ],
    exact:
      'It uses only the employers, dates, degrees and numbers you gave. It finds gaps and overlaps by counting months.',
    refuses: [
      'A claim you didn’t make',
      'Birth date, photograph, marital status or Social Security number',
      'Your faith on the page unless you put it there',
    ],
  },
});
