import { expect, test } from 'vitest';
import { type LetterId, letterAddress, letters, letterText } from './letters.ts';

test.each(Object.keys(letters) as LetterId[])('the email “%s” opens with its subject and every line', (id) => {
  const address = new URL(letterAddress('support@lampstand.example', id));

  expect(address.protocol).toBe('mailto:');
  expect(address.pathname).toBe('support@lampstand.example');
  expect(address.searchParams.get('subject')).toBe(letters[id].subject);
  for (const line of letters[id].lines) expect(address.searchParams.get('body')).toContain(`${line}\r\n`);
  expect(letterText(id)).not.toMatch(/password/i);
});
