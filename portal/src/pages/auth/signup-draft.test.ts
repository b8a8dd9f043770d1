import { expect, test } from 'vitest';
import { payloadOf, type SignupDraft, signupProblems } from './signup-draft.ts';

const good: SignupDraft = {
  userType: 'individual',
  name: 'Church office',
  email: 'office@grace-chapel.example',
  password: 'a long sentence',
  confirmPassword: 'a long sentence',
  promoCode: 'BETA30',
  inviteCode: '',
  churchName: '',
  contactEmail: '',
  contactPhone: '',
};
const problemOf = (changed: Partial<SignupDraft>) => signupProblems({ ...good, ...changed })[0]?.message;

test('a complete signup has no problem for each user type', () => {
  expect(problemOf({})).toBeUndefined();
  expect(problemOf({ userType: 'join-church', inviteCode: 'abc' })).toBeUndefined();
  expect(problemOf({ userType: 'church-admin', churchName: 'Grace', contactEmail: 'a@b.example' })).toBeUndefined();
});

test("with everything wrong the messages follow the specification's order", () => {
  const wrong = { password: 'abc', confirmPassword: 'abd', inviteCode: ' ', churchName: ' ', contactEmail: ' ' };

  expect(problemOf({ ...wrong, userType: undefined })).toBe('Please select how you want to use Lampstand');
  expect(problemOf({ ...wrong, userType: 'join-church' })).toBe('Passwords do not match');
  const same = { ...wrong, confirmPassword: 'abc' };
  expect(problemOf({ ...same, userType: 'join-church' })).toBe('Password must be at least 6 characters');
  const long = { ...same, password: 'abcdef', confirmPassword: 'abcdef' };
  expect(problemOf({ ...long, userType: 'join-church' })).toBe('Please enter your invite code');
  expect(problemOf({ ...long, userType: 'church-admin' })).toBe('Please enter your church name');
  expect(problemOf({ ...long, userType: 'church-admin', churchName: 'Grace' })).toBe(
    'Please enter church contact email',
  );
});

test('all problems are found at once, each with its field', () => {
  const empty = { name: '', email: '', password: '', confirmPassword: '', churchName: '', contactEmail: '' };

  const problems = signupProblems({ ...good, ...empty, userType: 'church-admin' });

  expect(problems.map(({ field }) => field)).toEqual([
    'password',
    'churchData.name',
    'churchData.contactEmail',
    'name',
    'email',
  ]);
});

test('the shortest allowed password has six characters', () => {
  expect(problemOf({ password: '12345', confirmPassword: '12345' })).toBe('Password must be at least 6 characters');
  expect(problemOf({ password: '123456', confirmPassword: '123456' })).toBeUndefined();
});

test('only fields of the chosen user type are sent, never the repeated password', () => {
  const filled = { ...good, inviteCode: 'abc', churchName: 'Grace', contactEmail: 'a@b.example', contactPhone: ' ' };

  expect(payloadOf(filled)).toEqual({
    name: 'Church office',
    email: 'office@grace-chapel.example',
    password: 'a long sentence',
    userType: 'individual',
    promoCode: 'BETA30',
  });
  expect(payloadOf({ ...filled, userType: 'join-church' })).toMatchObject({ inviteCode: 'abc' });
  expect(payloadOf({ ...filled, userType: 'church-admin' }).churchData).toEqual({
    name: 'Grace',
    contactEmail: 'a@b.example',
    contactPhone: null,
  });
});
