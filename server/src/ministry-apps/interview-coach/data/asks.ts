import type { PhrasingSet } from '../../../understanding/nearest.ts';

/** What a person asks the coach in the middle of an answer. `other`: questions that belong to the answer. */
const askKinds = ['allowed', 'why', 'more', 'how', 'softer', 'other'] as const;
export type AskKind = (typeof askKinds)[number];

const phrasings: { readonly [kind in AskKind]: readonly string[] } = {
  allowed: [
    'Are they allowed to ask that?',
    'Is he allowed to ask me this?',
    'Can they ask that?',
    'Is that legal to ask?',
    'Is it even legal?',
    'Can they even ask me that?',
    'Are they even allowed to ask that question?',
    'Can she really ask about my kids?',
    'Do I have to answer that?',
    'Do I have to tell them?',
    'Is that question against the law?',
    'Am I required to say?',
    'Was I supposed to say that?',
    'Was I supposed to tell them that?',
    'Should I have said that?',
    'Did I have to tell him about my baby?',
    'Was it wrong to say that?',
  ],
  why: [
    'Why do they ask me this?',
    'Why they ask me that?',
    'Why would they want to know?',
    'What does that have to do with the job?',
    'Why is that their business?',
    'What do they want to hear?',
    'What are they looking for?',
  ],
  more: [
    'Are they going to ask more than that?',
    'Will they ask more about it?',
    'Are they going to want details?',
    'What if they ask for more?',
    'How much do I have to say?',
    'Will they dig into it?',
  ],
  how: [
    'What do I say to that?',
    'How do I answer this?',
    'What should I say?',
    'How am I supposed to answer that?',
    'Is that a good answer?',
    'What am I supposed to say here?',
  ],
  softer: [
    'Can I just say they cut hours?',
    'Can I say I was laid off?',
    'Should I leave that out?',
    'Can I tell them I quit?',
    'Do I have to mention it?',
    'Should I just say something else?',
  ],
  other: [
    'Are you okay?',
    'What can I do for you?',
    'Who is next?',
    'What happened?',
    'Why did the machine stop?',
    'Can you show me?',
    'Why not do it another way?',
    'What would the customer want?',
    'When do I start?',
    'What kind of faucet is it?',
    'Can we get more boxes?',
    'Where does it hurt?',
  ],
};

export const asks: PhrasingSet = {
  id: 'interview-asks',
  phrasings: askKinds.flatMap((id) => phrasings[id].map((text) => ({ id, text }))),
};
