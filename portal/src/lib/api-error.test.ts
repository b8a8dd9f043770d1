import { expect, test } from 'vitest';
import { apiErrorOf } from './api-error.ts';

const answer = (status: number, body: unknown) =>
  apiErrorOf(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, statusText: 'Bad' }));

test('an error carries message, code, request id and the messages of its fields', async () => {
  const error = await answer(400, {
    message: 'We don’t recognize this promo code',
    code: 'invalid_input',
    field: 'promoCode',
    requestId: '7f3a',
    issues: [{ path: 'email', message: 'Email is required' }],
  });

  expect(error).toMatchObject({ status: 400, code: 'invalid_input', requestId: '7f3a' });
  expect(error.for('promoCode')).toBe('We don’t recognize this promo code');
  expect(error.for('email')).toBe('Email is required');
  expect(error.for('name')).toBeUndefined();
});

test('a CSRF refusal says what to do', async () => {
  const error = await answer(403, { message: 'Your csrf token is missing.', code: 'csrf' });

  expect(error.code).toBe('csrf');
  expect(error.message).toBe('CSRF protection error: Your csrf token is missing. Please try again.');
});

test('other messages are not changed', async () => {
  const error = await answer(403, { message: 'Only administrators may do this.', code: 'forbidden' });

  expect(error).toMatchObject({ code: 'forbidden', message: 'Only administrators may do this.' });
});

test('a response that is not ours is shown as status and text', async () => {
  expect((await answer(502, 'upstream gone')).message).toBe('502: upstream gone');
  expect((await answer(502, '')).message).toBe('502: Bad');
});
