import { expect, test } from 'vitest';
import { checkSignup, payloadOf, type SignupDraft } from './signup-draft.ts';

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
const problemsOf = (changed: Partial<SignupDraft>) =>
  checkSignup({ ...good, ...changed }).map(({ message }) => message);

test('a complete signup has no problem for each user type', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ userType: 'join-church', inviteCode: 'abc' })).toEqual([]);
  expect(problemsOf({ userType: 'church-admin', churchName: 'Grace', contactEmail: 'a@b.example' })).toEqual([]);
});

test('all problems are listed, in the order of the fields', () => {
  const wrong = {
    name: ' ',
    email: 'office',
    password: 'abc',
    confirmPassword: 'abd',
    inviteCode: ' ',
    churchName: ' ',
  };
  const person = ['Please enter your name', 'Please enter a valid email address'];
  const passwords = ['Password must be at least 6 characters', 'Passwords do not match'];

  expect(problemsOf({ ...wrong, userType: undefined })).toEqual([
    'Please select how you want to use Lampstand',
    ...person,
    ...passwords,
  ]);
  expect(problemsOf({ ...wrong, userType: 'join-church' })).toEqual([
    ...person,
    'Please enter your invite code',
    ...passwords,
  ]);
  expect(problemsOf({ ...wrong, userType: 'church-admin' })).toEqual([
    ...person,
    'Please enter your church name',
    'Please enter church contact email',
    ...passwords,
  ]);
});

test('the shortest allowed password has six characters', () => {
  expect(problemsOf({ password: '12345', confirmPassword: '12345' })).toEqual([
    'Password must be at least 6 characters',
  ]);
  expect(problemsOf({ password: '123456', confirmPassword: '123456' })).toEqual([]);
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
