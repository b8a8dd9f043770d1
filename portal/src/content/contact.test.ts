import { contactTopics } from '@lampstand/server/contracts';
import { expect, test } from 'vitest';
import { contactAddress, isTopic } from './contact.ts';

test.each(Object.entries(contactTopics))(
  'the email about “%s” opens with its subject and what was typed',
  (topic, subject) => {
    const address = new URL(contactAddress('support@lampstand.example', topic, 'One line\nand "more" & more'));

    expect(address.protocol).toBe('mailto:');
    expect(address.pathname).toBe('support@lampstand.example');
    expect(address.searchParams.get('subject')).toBe(subject);
    expect(address.searchParams.get('body')).toBe('One line\r\nand "more" & more');
  },
);

test('before a topic is chosen, the email has a subject and no body', () => {
  const address = new URL(contactAddress('support@lampstand.example', '', ''));

  expect([...address.searchParams]).toEqual([['subject', 'A question about Lampstand']]);
  expect(isTopic('toString')).toBe(false);
});
