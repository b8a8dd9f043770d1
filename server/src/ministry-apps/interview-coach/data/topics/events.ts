import { topicsOf } from './topic.ts';

const told = (asked: string, why: string, shows: string, know?: string) => ({
  asked,
  why,
  shows,
  ...(know ? { know } : {}),
});

/** Something that happened: every one is read as a story. */
export const storyTopics = topicsOf('story', {
  conflict: told(
    'Tell me about a conflict with a coworker.|Tell me about a time you handled conflict.|Tell me about a difficult coworker.|Tell me about a time you disagreed with your boss.',
    'whether you stay fair when it is hard',
    'what it was about in one sentence, what you said and did, and how you worked together after it',
    'Tell what was hard in one fair sentence. Most of the answer is what you did.',
  ),
  'managed-person': told(
    'Tell me about a time you dealt with a difficult employee.|Tell me about a time you had to discipline someone.|Have you ever fired someone?|Tell me about a time you corrected someone you supervise.',
    'whether you are fair and clear as a boss',
    'what you saw, what you said in private, what you agreed on, and what changed',
    'Leave out the name, and anything that would tell them who it was.',
  ),
  upset: told(
    'Tell me about an angry customer.|Tell me about a time someone was angry with you at work.|Tell me about a difficult customer.|Tell me about a hard patient.',
    'whether you keep calm and listen',
    'what the person was upset about, what you said and did, and how it ended',
    'Say what happened without a name. What people tell you in care work stays private.',
  ),
  mistake: told(
    'Tell me about a mistake you made.|Tell me about a time you failed.|What did you learn from a mistake?|Tell me about something that went wrong.|What went wrong?|Tell me about an accident or near miss.',
    'whether you admit a mistake and fix it',
    'the mistake in one sentence, who you told, what you did, and what you changed',
    'Everyone has one, and “nothing went wrong” sounds like hiding. Choose one that you fixed.',
  ),
  busy: told(
    'Tell me about a time you had too much to do.|Tell me about a busy shift.|Tell me about multi-tasking.|Tell me about working under pressure.|Tell me about fixing something under pressure.|Describe a long night at work.',
    'how you choose what comes first',
    'what was on you at once, what you did first and why, and how the day ended',
  ),
  team: told(
    'Tell me about a time you worked as a team.|Tell me about a team you were on.|Tell me about a time you helped a coworker.',
    'what you yourself add to a team',
    'the team’s task, your own part, and the result',
  ),
  led: told(
    'Tell me about a time you led people.|Tell me about mentoring a junior.|Tell me about a time you trained someone.|Tell me about building a team.',
    'how people do with you in charge',
    'who they were, what you showed or changed, and what they could do afterward',
  ),
  extra: told(
    'Tell me about a time you went the extra mile.|Tell me about a time you did more than your job asked.|Tell me about a time you took initiative.',
    'what you do when no one is checking',
    'what was expected, what you added, and what came of it',
  ),
  goal: told(
    'Tell me about a goal you hit.|Tell me about a goal you set and reached.|Tell me about a success at work.|Describe an achievement.',
    'whether you can stay with something',
    'the goal, your steps, how long it took, and the result',
  ),
  project: told(
    'Tell me about a large project you managed.|Describe a test strategy you owned.|Tell me about a project you built or ran.|Tell me about something you improved.|Tell me about a problem you solved.',
    'what you can do from start to end',
    'what it was for, your own part, the steps, and what changed, with a number',
    'Each figure can be asked about, so use the ones whose source you know. Say which part was yours.',
  ),
  repair: told(
    'Tell me about a hard repair.|Tell me about fixing something that others couldn’t.|Tell me about a hard bug or fault that you found.|Tell me about a job that was hard to fix.',
    'how you look for causes',
    'what people saw, what you ruled out, what it was, and how long it took',
  ),
  learned: told(
    'Tell me about something you had to learn fast.|Tell me about a time you learned something new.|Tell me about a change you had to get used to.',
    'how you learn when no one has time to teach you',
    'what it was, how you went about it, and how soon you could do it alone',
  ),
  patient: told(
    'Tell me about a time you advocated for a patient.|Tell me about a time you noticed a change in a patient.|Tell me about a medication error you caught.|Tell me about a time you noticed something before anyone else did.',
    'whether you watch closely and speak up',
    'what you saw, who you told, what you did when they didn’t act, and how it ended',
    'Leave out names and anything that would tell them who the patient was.',
  ),
  comfort: {
    ...told(
      'Tell me about a time you comforted someone.|Tell me about serving people in a hard moment.|Tell me about a time you helped someone.|Tell me about a time you helped a family.',
      'whether people can lean on you',
      'who it was without a name, what you did, and how you knew that it helped',
      'What is sad in the story needs no happy end. What you did is enough.',
    ),
    hasNoEnd: true,
  },
  student: told(
    'Tell me about helping a student.|Tell me about a student you reached.|Tell me about a child who was hard to teach.',
    'whether children learn and are safe with you',
    'what was hard for the child, what you tried, and what the child could do afterward',
    'Speak of the child without a name.',
  ),
  calm: told(
    'Tell me about a time you calmed a tense situation.|Tell me about a time you stayed calm when someone else couldn’t.|Tell me about an emergency you handled.',
    'whether your voice stays steady',
    'what was going on, what you said, and how it ended',
  ),
  honest: told(
    'Tell me about a time you were honest when it cost you.|Tell me about a time you had to say no.|Tell me about a time you followed a rule you didn’t agree with.',
    'whether your word holds',
    'what was asked of you, what you said, and what came of it',
  ),
  'own-part': {
    ...told(
      'What was your own part?|What was your role in that?|What did you do yourself?|What exactly did you do?',
      'what was yours and what was the team’s',
      'what you yourself did, in plain words, with how often or how many',
      'A small part that is true counts for more than a large one that isn’t yours.',
    ),
    seconds: [15, 60],
  },
});

const planned = (asked: string, why: string, shows: string, frame: string, know?: string) => ({
  ...told(asked, why, shows, know),
  frame,
});

/** What someone would do. */
export const wouldTopics = topicsOf('would', {
  'rude-customer': {
    ...planned(
      'What would you do if a customer was rude?|A customer yells at you. What do you do?|What do you do if a guest complains?|A customer wants a refund you can’t give.|A parent is angry. What do you do?',
      'whether you stay polite and keep your limits',
      'what you would say first, what you can offer, and when you would get a supervisor',
      'First I’d say “[your words].” Then I’d [what you can offer]. If it goes on, I’d get [who].',
    ),
    tells: true,
  },
  theft: {
    ...planned(
      'What would you do if you saw a coworker steal?|You see someone shoplift. What do you do?|A coworker takes something home. What do you do?',
      'whether you are honest and stay safe',
      'that you don’t accuse or stop anyone yourself, and who you would tell, how soon',
      'I’d write down what I saw, and tell [who] the same day. I wouldn’t [accuse or stop the person].',
      'Most employers don’t want you to stop or follow anyone. Tell a manager what you saw.',
    ),
    tells: true,
  },
  drawer: {
    ...planned(
      'What would you do if your drawer was short?|Your register is short. What do you do?|You find a mistake in something you already handed in. What do you do?',
      'whether you come forward',
      'that you check once more, and tell your boss the same day',
      'I’d count again, and then tell [who] right away what is missing.',
      'Don’t put in your own money or change the count: it hides the mistake, and it can cost the job. A supervisor who hears it early can find it.',
    ),
    tells: true,
  },
  emergency: {
    ...planned(
      'Someone is hurt at work. What do you do?|How do you handle an emergency?|What would you do in a fire?|A patient falls. What do you do?|A caller is screaming and you can’t understand the address. What do you do?',
      'whether you keep people safe and call for help',
      'what you would make safe first, who you would call, and what you wouldn’t do',
      'First I’d [make safe or call]. Then I’d [next step], and I’d tell [who].',
      'Say when you would call 911, and that you would follow the training of the place.',
    ),
    tells: true,
  },
  'wrong-order': {
    ...planned(
      'What would you do if a doctor ordered a dose you thought was wrong?|How do you handle a ratio you think is unsafe?|Your boss asks you to do something unsafe. What do you do?|You see someone working in an unsafe way. What do you do?|How do you handle a boss who is wrong?',
      'whether you speak up for safety',
      'what you would stop, what you would say, and who you would go to if no one acts',
      'I’d stop and say “[your words].” If that changes nothing, I’d go to [who], and I’d write down [what].',
    ),
    tells: true,
  },
  dishonest: {
    ...planned(
      'Your boss asks you to change the records. What do you do?|Someone asks you to lie to a customer. What do you do?|You are asked to sign for work that wasn’t done. What do you do?',
      'whether your word can be trusted',
      'a plain no, who you would tell, and what you would offer in its place',
      'I’d say no: “[your words].” I’d offer [an honest way], and tell [who].',
    ),
    tells: true,
  },
  'two-people': planned(
    'What if two team members won’t work together?|Two people on your team are fighting. What do you do?|A church member comes to you angry about another member. What do you do?|Two students start to fight. What do you do?',
    'whether you settle things early and fairly',
    'what you would do to keep it safe, how you would hear each side, and what you would agree on',
    'I’d talk with each one alone first and ask [your question]. Then I’d [what you agree on], and check again [when].',
  ),
  student: {
    ...planned(
      'What would you do if a student refused to sit down?|A child won’t listen. What do you do?|What would you do if a student hit you?|A student won’t do the work. What do you do?',
      'whether you stay calm and keep everyone safe',
      'what you would make safe first, what you would say, and who you would tell afterward',
      'First I’d [make safe]. Then I’d say “[your words].” Afterward I’d tell [who].',
      'Say that you would follow the school’s policy, and that you wouldn’t use your hands unless someone is in danger.',
    ),
    tells: true,
  },
  refuses: {
    ...planned(
      'How do you deal with a resident who refuses care?|A patient won’t take the medicine. What do you do?|A client doesn’t want to be washed. What do you do?|A resident hits you. What do you do?',
      'whether you respect people and keep them safe',
      'what you would say and offer, when you would step back and try again, and who you would tell',
      'First I’d [step back or ask]. Then I’d offer [what]. I’d try again [when], tell [who], and write it down.',
      'No one may be forced. Say that you would follow the care plan and report it.',
    ),
    tells: true,
  },
  unknown: planned(
    'What would you do if you didn’t know how to do a task?|You are given a job you have never done. What do you do?|Two people give you two different orders. What do you do?',
    'whether you ask or guess',
    'who you would ask, what you would do until you know, and how you would check the result',
    'I’d ask [who] before I start. Then I’d [do it], and check it by [how].',
  ),
  late: {
    ...planned(
      'What would you do if you were going to be late?|Your ride doesn’t come. What do you do?|You wake up sick. What do you do?',
      'whether you call, and how early',
      'when you would call, who you would call, and how you would keep it from happening again',
      'I’d call [who] as soon as I know, at least [how long] before, and [how you would still get there].',
    ),
    tells: true,
  },
  advise: planned(
    'A customer wants to fix a leaking faucet. What do you do?|A customer doesn’t know what to buy. What do you do?|How would you help a customer choose?|A customer says that it costs too much. What do you say?',
    'whether you listen before you sell',
    'the question you would ask first, what you would show, and how you would know that it fits',
    'First I’d ask [your question]. Then I’d show [what], and make sure that [it fits].',
  ),
  heavy: planned(
    'Three calls come in at once. How do you choose?|You have too many tasks and one hour. What do you do?|Everything is due today. What do you do?|You are alone and the line is long. What do you do?',
    'how you choose what comes first',
    'what you would do first and why, what can wait, and who you would tell',
    'First comes [what], because [why]. I’d tell [who] that [the rest] has to wait.',
  ),
  begin: planned(
    'What would you do in your first 90 days?|What would you do in your first two weeks here?|What would you change here?|What would you do first as our pastor?|How would you grow our youth group?',
    'whether you plan to listen and learn',
    'people to meet, things to learn, and one thing you would be able to do by then',
    'In the first weeks I’d meet [who] and learn [what]. By the end I’d [one thing].',
  ),
});
