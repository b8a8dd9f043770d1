import { bank } from '../question.ts';

/** Topics of the past that a person can choose in the form. */
export const gapQuestions = bank('gap', [
  [
    'past',
    'I see a gap in your work history. What were you doing then?',
    'whether there is a plain reason, and whether you are ready now',
    'the reason in one sentence, one thing you did in that time, and why you are ready now',
  ],
  [
    'past',
    'You haven’t worked for a while. How do we know you’ll stay?',
    'whether the reason for the gap is over',
    'what has changed, what you have arranged, and why you want this job',
  ],
  [
    'past',
    'What have you done to keep your skills up?',
    'whether you have lost touch with the work',
    'one class, task or habit, and one thing you can do with it',
  ],
  [
    'past',
    'Why were you away from work so long?',
    'whether you can come back to a schedule',
    'one sentence about the reason, as much as you choose to share, and what is arranged now',
  ],
  [
    'past',
    'You have had several short jobs. Why?',
    'whether you will leave soon',
    'the plain reasons, what they taught you, and what you want now',
  ],
]);
export const recordQuestions = bank('record', [
  [
    'past',
    'Have you ever been convicted of a crime?',
    'what happened, whether it touches this job, and what is different now',
    'a true answer in one or two sentences, what you have done since, and what you bring to this job',
  ],
  [
    'past',
    'Your background check shows something. Can you tell us about it?',
    'whether you are honest, and what has changed',
    'the fact, without excuse, the time since then, and proof of what you do now',
  ],
  [
    'past',
    'Why should we trust you?',
    'what shows that you can be relied on now',
    'something you do today, someone who can speak for it, and a calm end',
  ],
  [
    'past',
    'What did you do while you were away?',
    'whether you used the time',
    'work, classes or service there, with a number or a certificate if you have one',
  ],
  [
    'would',
    'What would you do if someone from your past came to see you at work?',
    'whether you keep work and old company apart',
    'what you would say to the person, and when you would tell your boss',
  ],
]);
export const firedQuestions = bank('let-go', [
  [
    'past',
    'Why did you leave your last job?',
    'whether the same thing could happen here',
    'the reason in one fair sentence, what you learned, and what you want now',
  ],
  [
    'past',
    'Have you ever been fired?',
    'whether you are honest about it and have learned',
    'a true answer, your own part in it, and what you do now',
  ],
  [
    'past',
    'What would your last boss say about why you left?',
    'whether your story and theirs agree',
    'the same reason the boss would give, and nothing bitter',
  ],
  [
    'past',
    'You were laid off. Why you and not others?',
    'whether it was about your work',
    'how many were let go or how it was chosen, if you know it, and what you did well there',
  ],
  [
    'past',
    'Did you ever quit without notice?',
    'whether you leave people with the work',
    'a true answer, the reason, and what you would do now',
  ],
]);
export const healthQuestions = bank('health', [
  [
    'terms',
    'You were out for a time. Is there anything we should know?',
    'whether you can do the work now',
    'that you can do the duties, with nothing about a diagnosis unless you choose to say it',
  ],
  [
    'terms',
    'Is there any part of this job that you would need help with?',
    'whether something has to be arranged',
    'the duty, what helps you do it, and that you have done it that way before',
  ],
  [
    'terms',
    'Can you do the lifting and the hours in the posting?',
    'whether you can do the duties',
    'a clear answer for each duty, and a simple arrangement if you need one',
  ],
]);
export const newFieldQuestions = bank('new-field', [
  [
    'past',
    'You have no experience in this field. Why should we try you?',
    'what you bring from elsewhere',
    'two skills from other work or from home, a proof for each, and what you have begun to learn',
  ],
  [
    'past',
    'You don’t have the degree we asked for. How would you do this job?',
    'whether you can do the work itself',
    'that you don’t have it, what you have done instead, and how you are learning the rest',
  ],
  [
    'past',
    'You have done much bigger jobs. Why this one?',
    'whether you will be bored and leave',
    'what you want from work now, and why this job has it',
  ],
  [
    'past',
    'You don’t have the license yet. What is your plan?',
    'whether you are honest about it, and how soon you will have it',
    'that you don’t have it yet, the step you have taken, and the date of the next one',
  ],
  [
    'past',
    'This is less pay than you had. Why would you stay?',
    'whether you will leave for more',
    'a true reason beyond pay, and how long you see yourself here',
  ],
]);
