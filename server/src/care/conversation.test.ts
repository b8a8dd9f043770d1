import { expect, test } from 'vitest';
import { standingOf } from './conversation.ts';
import { saidOfSafety } from './safety.ts';

const standing = (...messages: string[]) => standingOf(messages.map((text) => [text]));

test('a disclosure holds for the following turns, whatever they ask', () => {
  for (const next of ['why', 'What does the Bible say about heaven?', 'ok', 'no', 'are you a real person', 'whatever'])
    expect(standing('I want to die', next)).toMatchObject({
      state: 'danger',
      turn: 2,
      findings: [{ kind: 'suicide' }],
    });
});

test('it ends when the person says that they are safe, and a person is still offered after that', () => {
  expect(standing('I want to die', "I'm safe now, my sister is here")).toMatchObject({ state: 'safe' });
  expect(standing('I want to die', 'i am safe', 'Who wrote Romans?')).toMatchObject({
    state: 'after',
    findings: [{ kind: 'suicide' }],
  });
});

test('it begins again when they say that they are not', () => {
  expect(standing('I want to die', 'i am safe', 'i am not safe')).toMatchObject({ state: 'danger' });
  expect(standing('I want to die', "i'm not safe")).toMatchObject({ state: 'danger', safety: 'unsafe' });
});

test('saying that one is safe and in danger in one message is danger', () => {
  expect(standing('I want to die', 'I am safe but I took all my pills')).toMatchObject({
    state: 'danger',
    findings: [{ kind: 'poison' }],
  });
});

test('a second disclosure of another kind brings its own first answer', () => {
  expect(standing('I want to die', 'my stepdad touches me at night')).toMatchObject({
    state: 'danger',
    turn: 1,
    findings: [{ kind: 'abuse-child', who: 'self' }],
  });
});

test('a conversation without danger is calm', () => {
  expect(standing('What does the Bible say about fear?', 'thanks')).toEqual({ state: 'calm', findings: [] });
});

test.each([
  ["I'm safe", 'safe'],
  ['im safe tonight. can you just talk to me', 'safe'],
  ['ok my mom is here with me now', 'safe'],
  ['I called 988 and talked to someone', 'safe'],
  ['the ambulance is here', 'safe'],
  ['Estoy a salvo', 'safe'],
  ['ya estoy con mi hermana', 'safe'],
  ["I'm not safe", 'unsafe'],
  ["i don't feel safe", 'unsafe'],
  ['No estoy a salvo', 'unsafe'],
  ['I wish I was safe', 'unsafe'],
  ['am I safe to tell you', 'unsafe'],
  ['ok', undefined],
  ['no', undefined],
  ['it’s not a big deal', undefined],
  ['dont tell me to call my pastor', undefined],
])('“%s” says of safety: %s', (text, expected) => {
  expect(saidOfSafety(text)).toBe(expected);
});
