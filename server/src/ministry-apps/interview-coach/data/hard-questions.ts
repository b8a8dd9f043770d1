/**
 * Questions that an employer shouldn't ask, or may ask only in a narrow form. United States, federal law. Compiled from the
 * pages of the US Equal Employment Opportunity Commission on prohibited practices and questions before an offer; checked
 * 2026-11-23, review by 2027-05-23.
 */
export interface HardQuestion {
  topic: string;
  /** As it is asked. */
  asked: string;
  /** What they may ask. */
  may: string;
  /** An answer that is true and gives nothing away. */
  answer: string;
  /** A church or another religious employer may ask it. */
  church?: true;
}

export const hardQuestions: readonly HardQuestion[] = [
  {
    topic: 'Age',
    asked: 'How old are you? When did you finish school?',
    may: 'whether you are old enough for the job by law',
    answer: 'I’m old enough to do this job, and I’m here to stay for a good while.',
  },
  {
    topic: 'Children and pregnancy',
    asked: 'Do you have children? Do you plan to have any?',
    may: 'whether you can work the hours, if they ask everyone',
    answer: 'I can work the hours you posted and be here on time. [Say it only if it’s true.]',
  },
  {
    topic: 'Marriage and family',
    asked: 'Are you married? What does your husband do?',
    may: 'whether you can work the hours or move, if they ask everyone',
    answer: 'I keep my family out of work questions. Is there something about the schedule I can answer?',
    church: true,
  },
  {
    topic: 'Religion',
    asked: 'What church do you go to? Do you pray?',
    may: 'whether you can work the days in the posting',
    answer: 'I can work the schedule you posted. If I ever need a day, I’ll ask early.',
    church: true,
  },
  {
    topic: 'Birthplace and language',
    asked: 'Where are you from? What is your first language?',
    may: 'whether you are authorized to work in the United States, whether you will need sponsorship for a visa, and which languages you speak if the job needs them',
    answer:
      '[If it’s true: I’m authorized to work in the United States.] Is there a language that you need for this job?',
  },
  {
    topic: 'Health',
    asked: 'Do you have a disability? What medicine do you take? How often were you sick?',
    may: 'whether you can do the duties, with or without an accommodation',
    answer: 'I can do the duties of this job. Is there one that you would like to hear more about?',
  },
  {
    topic: 'Family illness',
    asked: 'Does cancer run in your family?',
    may: 'nothing: employers may not ask for family medical history',
    answer: 'I’d rather talk about the job. I can do the duties you listed.',
  },
  {
    topic: 'Race or color',
    asked: 'What is your race?',
    may: 'on a separate form that you can leave empty, for the count that the law asks of them',
    answer: 'I’d like to tell you about my work. Which part would help you most?',
  },
  {
    topic: 'Arrests',
    asked: 'Have you ever been arrested?',
    may: 'in many places, about convictions that matter for the job, often after an offer',
    answer: 'Are you asking about convictions? I’ll answer that truthfully.',
  },
  {
    topic: 'Debts',
    asked: 'Do you own your home? Have you been bankrupt?',
    may: 'for some jobs with money, a credit report, with your written permission',
    answer: 'I handle money with care, and I can give you a reference for that.',
  },
  {
    topic: 'Former pay',
    asked: 'What did you earn in your last job?',
    may: 'what pay you are looking for; some states and cities don’t let them ask about former pay',
    answer: 'I’m looking at the pay for this job. What range do you have in mind?',
  },
  {
    topic: 'Military discharge',
    asked: 'What kind of discharge did you get?',
    may: 'what you learned in the service that helps in this job',
    answer: 'I’d be glad to tell you what I did there and how it helps here.',
  },
  {
    topic: 'Unions and politics',
    asked: 'Are you in a union? How do you vote?',
    may: 'nothing about either',
    answer: 'I keep that private. I work well with all kinds of people.',
  },
];

/** What may be asked in the place of a question of this topic. */
export const hardQuestionOf = (topic: string | undefined): HardQuestion | undefined =>
  hardQuestions.find((one) => one.topic === topic);
