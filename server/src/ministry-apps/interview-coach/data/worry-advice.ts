import type { Worry } from './questions/index.ts';

/** How to speak about a hard fact, truly and briefly. Written for this app. */
export const worryAdvice: { readonly [worry in Worry]: { steps: readonly string[]; say: string } } = {
  gap: {
    steps: [
      'Say the true reason in one sentence. You choose how much: “I was out of work and looking,” “I was caring for a relative,” “I was in school” or “I was taking care of my health” is enough where it’s so.',
      'Name one thing that you did in that time: a class, odd jobs, care, service at church.',
      'Say why you are ready now, and stop. Don’t apologize.',
    ],
    say: '“I was away from work for [how long] because [the true reason]. In that time I [one thing you did]. Now [what is arranged], and I’m ready to work.”',
  },
  record: {
    steps: [
      'Listen to the question, and answer that question truthfully. Don’t bring up what they don’t ask, and never say no where the true answer is yes.',
      'Say the fact in one sentence, without excuse and without the whole story.',
      'Say what you’ve done since: work, classes, service, years. Bring a name that can speak for it.',
      'Go back to the job.',
    ],
    say: '“Yes. In [year] I was convicted of [offense]. I took responsibility for it. Since then I’ve [what you did]. What I bring to this job is [one thing].”',
  },
  'let-go': {
    steps: [
      'Say it in one fair sentence. Don’t speak ill of anyone, and don’t call it something else.',
      'If it was your own doing, say your part and what you do now. If jobs were cut, say how many, if you know it.',
      'Say what you want next.',
    ],
    say: '“I was let go because [one fair sentence]. I learned to [what you do now]. What I’m looking for is [this job].”',
  },
  health: {
    steps: [
      'Before an offer you don’t have to tell anyone about a condition. Read the duties in the posting and decide what you can say yes to.',
      'If you need something for a duty, say the duty and what helps. You needn’t name a diagnosis.',
      'If you need something for the interview itself, ask when they invite you.',
    ],
    say: '“I can do the duties in the posting. For [one duty] I use [what helps], and I’ve worked that way before.”',
  },
  'new-field': {
    steps: [
      'Say plainly that you don’t have it. Never claim a license, a degree or years that you don’t have.',
      'Name two things from other work, home or church that are close to it, with a proof for each.',
      'Say what you’ve begun to learn, and the next step with a date.',
    ],
    say: '“I don’t have [the license] yet. I’ve [what you began], and I’ll [next step] by [date]. What I do have is [something close, with a proof].”',
  },
};

/** The same time away, where a record explains it: one true answer for both. */
export const gapWithRecord: { steps: readonly string[]; say: string } = {
  steps: [
    'If the record is the reason for the gap, answer with the words for the record. Don’t give another reason for that time.',
    'If the gap has another reason, say that one in one true sentence.',
    'Name one thing that you did in that time: work, a class, service. Then go back to the job.',
  ],
  say: '“I was away from work for [how long] because [the true reason]. In that time I [work, class or service]. I’ve been ready to work since [month].”',
};
