import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openTestUnderstanding } from '../../../testing/test-understanding.ts';
import { writeDocument } from '../../../testing/write-document.ts';
import { followUpsFor, isFollowUp } from '../data/follow-ups.ts';
import { shapes } from '../data/shape.ts';
import { interviewCoach } from '../index.ts';
import { filled, sectionIn, textIn, visit } from '../visits.fixture.ts';

const { understanding, close } = openTestUnderstanding();
afterAll(close);
const given = { understanding };
const practice = (answers: readonly string[], more = {}) =>
  visit({ job: 'Cashier at a grocery store', focus: ['story'], ...more }, answers, given);

/** The reply to one answer to a question of someone's own. */
const replyTo = async (question: string, text: string, more = {}) =>
  writeDocument(interviewCoach, {
    ...given,
    input: filled({ job: 'Cashier at a grocery store', ...more }),
    messages: [
      { role: 'assistant', text: question },
      { role: 'user', text },
    ],
  });

const good =
  'Last December I was working the register at Kroger on the Saturday before Christmas. It was my job to keep the line moving. I called for a second cashier and I opened register four. I told the people in the back which line was shorter. After ten minutes the line was down from twelve people to four. It taught me to call early, and I would do that in your store.';
const noEnd =
  'Last December I was working the register at Kroger. It was my job to keep the line moving. I called for a second cashier and I opened register four.';

test('an answer gets its points with its own words, and the follow-up asks for what is missing in it', async () => {
  const { last } = await practice([noEnd]);
  const card = sectionIn(last, 'card');

  expect(card?.title).toMatch(/^\d+ of 28 points$/);
  expect(JSON.stringify(card)).toContain('“Last December I was working the register at Kroger”');
  expect(last.practice).toMatchObject({ turn: 1, of: 5 });
  expect(last.practice?.question).toMatch(/^You said: “(?:I called for a second cashier|I opened register four)\.” /);
});

test('the detail goes to its place, and the whole answer is asked for and compared with the one before', async () => {
  const detail = 'In ten minutes the line was down to four people.';
  const { documents } = await practice([noEnd, detail, good]);
  const [, , withDetail, again] = documents;

  expect(textIn(withDetail as never)).toContain(
    'I opened register four. In ten minutes the line was down to four people.',
  );
  expect(withDetail?.practice?.question).toMatch(/^Once more, the whole answer: Tell me/);
  const versions = sectionIn(again as never, 'versions');
  expect(versions?.title).toMatch(/points? more than before$/);
  expect(versions?.blocks.map(({ type }) => type)).toEqual(['prose', 'cards', 'table']);
  expect(again?.practice?.turn).toBe(2);
});

test('an answer to another question is scored on its own, with a turn of its own', async () => {
  const messages = [
    { role: 'assistant' as const, text: 'Describe a long night at work.' },
    { role: 'user' as const, text: noEnd },
    { role: 'assistant' as const, text: 'How do you handle a ratio you think is unsafe?' },
    { role: 'user' as const, text: 'I would go up the chain, fill out the form, and take the sickest first.' },
  ];
  const reply = await writeDocument(interviewCoach, { ...given, input: filled({ job: 'Cashier' }), messages });

  expect(sectionIn(reply, 'detail')).toBeUndefined();
  expect(sectionIn(reply, 'card')?.title).toMatch(/points$/);
  expect(textIn(reply)).toContain('From 15 to 90');
  expect(textIn(reply)).not.toContain('Kroger');
  expect(reply.practice?.turn).toBe(3);
});

test('every follow-up of the app is known as one, with any quotation', () => {
  for (const shape of shapes) {
    for (const id of ['action', 'result', 'we', 'claim', 'point', 'fit'] as const) {
      const { quoting, plain } = followUpsFor(shape, id);
      for (const line of quoting) expect(isFollowUp(line('I called the manager'))).toBe(true);
      for (const line of plain) expect(isFollowUp(line)).toBe(true);
    }
  }
  expect(isFollowUp('What salary do you expect?')).toBe(false);
});

test('a question, a yes or no and a refusal in a detail stay out of the answer', async () => {
  const { last } = await practice([
    noEnd,
    'No. In ten minutes the line was down to four people. Why do they ask me this?',
  ]);

  expect(textIn(last)).toContain('In ten minutes the line was down to four people.');
  expect(textIn(last)).not.toContain('Why do they ask me this');
  expect(textIn(last)).not.toContain(' No. ');
});

test('a whole answer in the place of a detail is compared at once', async () => {
  const { documents } = await practice([noEnd, good]);

  expect(sectionIn(documents[2] as never, 'versions')?.title).toMatch(/points? more than before$/);
  expect(documents[2]?.practice?.turn).toBe(2);
});

test('a good answer goes on at once, and the same thread has the same points', async () => {
  const first = await practice([good]);
  const second = await practice([good]);

  expect(first.last.practice?.turn).toBe(2);
  expect(second.last).toEqual(first.last);
});

const unscored: readonly (readonly [string, string])[] = [
  ['...', 'There are no words in it yet'],
  ['👍', 'There are no words in it yet'],
  ['Customers.', 'That is too short to score'],
  ['asdf asdf asdf asdf asdf asdf asdf asdf asdf', 'We couldn’t tell what your answer is'],
  ['In my role at [Company] I drove strong results for everyone on the team.', 'There is a blank in it'],
  ['idk', 'A blank mind is common'],
  ["I don't know, I never had a job.", 'A blank mind is common'],
  ['This is stupid and so are you', 'This can be a lot'],
  [
    'Mi trabajo era atender a los clientes y siempre llegaba temprano para ayudar a mi jefe con la caja.',
    'Solo podemos dar puntos en inglés',
  ],
];
test.each(unscored)('"%s" gets a kind reply, no points, and the same question', async (text, title) => {
  const { documents } = await practice([text]);
  const [first, reply] = documents;

  expect(sectionIn(reply as never, 'reply')?.title).toBe(title);
  expect(sectionIn(reply as never, 'card')).toBeUndefined();
  expect(reply?.practice?.question).toBe(first?.practice?.question);
});

// Written for this test; none of them is a training sentence.
const dishonest = [
  'I just say I have the license.',
  'I would tell them I have my CDL even though I only have the permit.',
  'I will say I worked there two more years so there is no gap.',
  "I'm going to put my friend down as my manager and he will lie for me.",
  "I'd check no on the felony box, they won't find out.",
  'I say I graduated but I never finished high school.',
];
test.each(dishonest)('"%s" is refused kindly, with an honest way', async (text) => {
  const { last } = await practice([text]);

  expect(sectionIn(last, 'reply')?.title).toBe('You want this job. Say what is true');
  expect(textIn(last)).toContain('A true answer can work.');
  expect(sectionIn(last, 'card')).toBeUndefined();
  expect(sectionIn(last, 'rewrite')).toBeUndefined();
});

test.each([
  [
    'Will your religion affect your schedule?',
    "I pray 5 times a day, it takes 5 minutes, I've done it for 6 years at Rite Aid. Is he allowed to ask?",
    'whether you can work the days in the posting',
  ],
  ['How long do you plan to work?', "Till they carry me out. I'm 61. Are they allowed to ask that?", 'You can say: '],
  ['Do you have a family?', 'Yes 4 kids, why they ask me this?', 'whether you can work the hours'],
  [
    'What did you do after the divorce?',
    'I stepped down for a year. Are they going to ask more than that',
    'They can ask more.',
  ],
])('what the person asks about "%s" is answered first and not scored', async (question, text, reply) => {
  const { sections } = await replyTo(question, text);
  const asked = text.slice(text.search(/(?:Is he|Are they|why they)/));

  expect(sections[0]?.id).toBe('asks');
  expect(JSON.stringify(sections[0])).toContain(reply);
  expect(JSON.stringify(sections.slice(1))).not.toContain(asked.replace(/[?]$/, ''));
});

test('a question inside a story stays in the answer', async () => {
  const { sections } = await replyTo(
    'Tell me about a time you helped.',
    `${noEnd} I asked her: are you okay? Then I got water.`,
  );

  expect(sections.map(({ id }) => id)).not.toContain('asks');
});

// Asked by someone else; none of them is a phrasing of the set.
test.each([
  [
    'Are you nationally certified?',
    "I'm gonna say yes because I take the test on the 20th and I'll pass it. Course is done, 160 hours at Wayne County.",
    'I take the test on the 20th. Course is done, 160 hours at Wayne County.',
  ],
  [
    'Do you have a GED?',
    "I'll just nod and say sure. I have four of five tests done.",
    'I have four of five tests done.',
  ],
  ['Where did you work?', "I'll put that I worked there till March. I left in January.", 'I left in January.'],
])('to "%s" a plan to claim gets no points for honesty and the true words', async (question, text, facts) => {
  const reply = await replyTo(question, text);
  const said = JSON.stringify(sectionIn(reply, 'reply'));

  expect(said).toContain('"points":0');
  expect(said).toContain(facts);
  expect(sectionIn(reply, 'rewrite')).toBeUndefined();
  expect(sectionIn(reply, 'card')).toBeUndefined();
});

test('not to bring up what no one asks is no lie, and the true sentence is given for when they ask', async () => {
  const text = "Was hoping they won't ask. DUI in 2019. If they dont bring it up I aint going to.";
  const reply = await replyTo('Any moving violations or criminal history?', text);
  const said = JSON.stringify(sectionIn(reply, 'reply'));

  expect(said).toContain('That isn’t a lie.');
  expect(said).toContain('“DUI in 2019.”');
  expect(said).not.toContain('aint going to');
  expect(sectionIn(reply, 'rewrite')).toBeUndefined();
});

const honest = [
  "I would tell the patient that I can't share that, and then I called the nurse in charge at once.",
  'I drank, I quit five years ago in June, and I go to a meeting at my church each week on Thursday.',
  'I take the test on May 3 and I will pass it, because the course is done and I got 96 of 100.',
  'I told the boss yes because we needed the hours, and I worked six Saturdays in a row that spring.',
  "I don't have my CDL yet, but I have the permit and my road test is on May 3 in Dayton.",
  'I told my manager the truth about the missing forty dollars and we counted the drawer again.',
  'I was fired in March for being late, and since then I take the early bus and I have not been late once.',
  'I was convicted in 2016 and I told my boss about it in the first talk we had.',
];
test.each(honest)('"%s" is scored', async (text) => {
  const { last } = await practice([text]);

  expect(sectionIn(last, 'card')?.title).toMatch(/points$/);
});

test('the question itself, a pasted posting and the same answer twice are named as what they are', async () => {
  const posting = 'Greet each customer at the register and answer their questions about our products in a friendly way';
  const question = (await practice([])).last.practice?.question ?? '';
  const copied = await practice([question]);
  const pasted = await visit({ job: 'Cashier', posting }, [posting], given);
  const same = await practice([noEnd, 'again', noEnd]);

  expect(sectionIn(copied.last, 'reply')?.title).toBe('That is the question itself');
  expect(sectionIn(pasted.last, 'reply')?.title).toBe('That is from the text you pasted');
  expect(sectionIn(same.last, 'reply')?.title).toBe('That is the same answer as before');
});

test('"next", "again" and "finish" do what they say, in other words too', async () => {
  const next = await practice(['next']);
  const other = await practice(['can we skip this question']);
  const again = await practice([noEnd, 'let me try that again']);
  const finish = await practice([good, 'finish']);

  expect(next.last.practice?.turn).toBe(2);
  expect(other.last.practice?.turn).toBe(2);
  expect(again.last.practice?.question).toMatch(/^Once more/);
  expect(finish.last.practice).toBeUndefined();
  expect(sectionIn(finish.last, 'summary')).toBeDefined();
  expect(sectionIn(finish.last, 'thanks')?.blocks.length).toBeGreaterThan(0);
});

test('a plan in the place of a story, a claim and "we" alone each get their own follow-up', async () => {
  const plan = await practice(['I would call the manager and I would offer to make it again for free.']);
  const claim = await practice(['I am a hard worker and a very friendly person.']);
  const ours = await practice([
    'At Target in May we had a line out the door. We opened two more registers and we gave out water.',
  ]);

  expect(plan.last.practice?.question).toMatch(/Did that ever happen|When did you last do that/);
  expect(claim.last.practice?.question).toMatch(/When did someone last see that|one time when it showed/);
  expect(ours.last.practice?.question).toMatch(/Which part of that did you do yourself|your own part/);
});

// None of them is a training sentence.
test.each([
  'I would run after him and knock him down.',
  'I would just beat him up.',
  'I would push him out of the door with my own hands.',
])('"%s" gets a warning with what a good answer has, and no praise', async (text) => {
  const { last } = await practice([text], { focus: ['would'], family: 'safety', job: 'Guard' });

  expect(sectionIn(last, 'unsafe')?.title).toBe('This could hurt someone, or cost you the job.');
  expect(JSON.stringify(sectionIn(last, 'card')?.blocks[0])).not.toContain(text.slice(0, 20));
});

test('what is private is named as a choice, and never scored down', async () => {
  const text = `${noEnd} I'm pregnant and due in May.`;
  const plain = await practice([noEnd]);
  const shared = await practice([text]);

  expect(sectionIn(shared.last, 'private')?.title).toBe('You don’t have to share this.');
  const points = (title = '') => Number(title.split(' ')[0]);
  expect(points(sectionIn(shared.last, 'card')?.title)).toBeGreaterThanOrEqual(
    points(sectionIn(plain.last, 'card')?.title),
  );
});

test('without the encoder words are counted and nothing is scored', async () => {
  const { last } = await visit({ job: 'Cashier' }, [good]);

  expect(sectionIn(last, 'card')?.title).toBe('Counted, not scored');
  expect(last.practice?.turn).toBe(2);
});

test('every practice ends, whatever is answered, and at its end the summary adds up', async () => {
  const said = fc.constantFrom(
    good,
    noEnd,
    'idk',
    'next',
    'again',
    'I just say I have the license.',
    'We did it.',
    '…',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(said, { minLength: 40, maxLength: 40 }), async (answers) => {
      const { last, messages } = await practice(answers, { count: 3 });

      // No one says "again" for ever; the others end within nine messages a question.
      if (answers.filter((one) => one === 'again').length < 12)
        expect(messages.length).toBeLessThanOrEqual(2 * (27 + 24));
      if (last.practice) return;
      const table = sectionIn(last, 'summary')?.blocks.find((block) => block.type === 'table');
      for (const [, points, of] of table?.rows ?? []) expect(Number(points)).toBeLessThanOrEqual(Number(of));
    }),
    { numRuns: 2 },
  );
});

test('a thread that fills a run ends with the summary', async () => {
  const asked = 'Tell me about a time you helped a coworker without being asked.';
  const messages = Array.from({ length: 182 }, (_, index) =>
    index % 2 === 0 ? { role: 'assistant' as const, text: asked } : { role: 'user' as const, text: 'again' },
  );
  const last = await writeDocument(interviewCoach, { ...given, input: filled({ job: 'Cashier' }), messages });

  expect(last.practice).toBeUndefined();
  expect(sectionIn(last, 'summary')).toBeDefined();
});

const boss =
  'My manager got changed and the new one looks at nothing but counts. I gave two weeks and finished my work.';

test.each([
  ['Why are you leaving the job you have?', boss, 'From 10 to 75|good length', 'what you want now'],
  ['Is your forklift certificate current?', 'Yes, until next May.', 'good length', 'They can look up a license'],
  ['How do you organize a shift with five people?', 'I write a list each morning.', '', '“'],
  ['What do you still have to get better at?', 'I talk too little in meetings.', '', 'what you do about it'],
])('the question "%s" decides what is asked of its answer', async (question, text, length, what) => {
  const { sections } = await replyTo(question, text);
  const said = JSON.stringify(sections);

  expect(said).toMatch(new RegExp(length));
  expect(said).toContain(what);
  expect(said).not.toMatch(/"label":"(?:Situation|Task|Action|Result)"/);
});

test('a question that is near to none gets the general scale, without the parts of a story', async () => {
  const { sections } = await replyTo(
    'What does blue mean to you?',
    'My aunt painted her kitchen blue in June and I helped her with it.',
  );
  const labels = JSON.stringify(sections).match(/"label":"[^"]+","points"/g) ?? [];

  expect(labels.join()).toBe(
    ['Answer', 'Your own part', 'True detail', 'Length', 'Honesty']
      .map((label) => `"label":"${label}","points"`)
      .join(),
  );
});

test('a question that the law limits gets its safe answer and no points, asked about or not', async () => {
  const store = await replyTo('Do you plan to have more children?', 'No, I am done with that, my boys are 10 and 12.');
  const church = await replyTo('Tell us about your wife and your children.', 'We have been married nine years.', {
    job: 'Pastor',
    level: 'ministry',
  });

  expect(JSON.stringify(store.sections[0])).toContain('You don’t have to answer more than that.');
  expect(textIn(store)).not.toContain('"points"');
  expect(textIn(church)).toContain('a church can ask about faith');
});

test('what can be there is not said to be missing: it is not counted, and the reply says so', async () => {
  const { last } = await practice([
    'I opened register four at Kroger and I called Dana. The boxes were blue that day and so on and on.',
  ]);
  const card = JSON.stringify(sectionIn(last, 'card'));

  expect(card).toMatch(/Not counted: [^"]*Task/);
  expect(card).not.toMatch(/"label":"Task"/);
});

test('the reply to a follow-up is the part that was asked for, however it is worded', async () => {
  const { last } = await practice([noEnd, 'Everyone went home happy I suppose.']);

  expect(textIn(last)).toContain('You said: “Everyone went home happy I suppose.” We asked for what came of it');
  expect(textIn(last)).toContain('I opened register four. Everyone went home happy I suppose.');
});

test('a step that puts out, forces, threatens or hides is quoted, costs all points and is asked again', async () => {
  const asked = 'Two children start to fight in the van while you drive. What do you do?';
  const bad = [
    'I pull over at a safe place and separate them. If they don’t behave they can walk. Then I report it to the office.',
    'I stop the van. I would grab the bigger one by the arm and make him sit down. Then I drive on to the school.',
    'I stop first. I tell him he will be sorry if he tries it again. Then I drive on to the school and let them out.',
    'I stop and sort it out with both of them. If one is hurt I clean it up so no one finds out, and I drive on.',
  ];
  for (const text of bad) {
    const reply = await replyTo(asked, text, { job: 'Van driver for a day care', family: 'children' });
    expect(textIn(reply), text).toContain('One part of this could cost you the job');
    expect(textIn(reply), text).not.toMatch(/of \d+ points|ready|Stop there/);
    expect(reply.practice, text).toMatchObject({ question: asked, turn: 1 });
  }
  const good =
    'I pull over at a safe place and separate them. I talk in a calm voice, and I call the school right away.';
  expect(textIn(await replyTo(asked, good, { family: 'children' }))).not.toContain('cost you the job');
});

test('where only the form of an answer is known, nothing is called ready and the quotation is near the question', async () => {
  const asked = 'In this office you will hear who is sick and who is behind on giving. How do you handle that?';
  const reply = await replyTo(
    asked,
    'I grew up in a town of 300 people. I did payroll at the mill for nine years. I keep what I hear in the office to myself.',
    { job: 'Church secretary', family: 'office' },
  );

  expect(textIn(reply)).toContain('We can only count here');
  expect(textIn(reply)).toMatch(/You said: “I keep what I hear in the office/);
  expect(textIn(reply)).not.toMatch(/That answer is ready|Nothing that we can name|4\/4/);
});

test.each([
  'Do you have little ones at home? Who keeps them when they are sick?',
  'How old are you, if you don’t mind?',
  'Are you a U.S. citizen or do you have a green card?',
])('"%s" is not scored, the question of the person is answered, and they can try the safe line', async (asked) => {
  const text = 'um well I am not sure, its kind of a long story at my house. was I supposed to say that';
  const reply = await replyTo(asked, text, { job: 'Nurse aide', family: 'care' });

  expect(textIn(reply)).toContain('You asked');
  expect(textIn(reply)).toContain('You can say: “');
  expect(textIn(reply)).toContain('Try it now');
  expect(textIn(reply)).not.toMatch(/of \d+ points|ready/);
  expect(reply.practice?.question).toBe(asked);
});
