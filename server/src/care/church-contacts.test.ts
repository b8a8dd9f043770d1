import { expect, test } from 'vitest';
import { churchContacts } from './church-contacts.ts';

test('a Spanish label has no English words inside', () => {
  const church = {
    name: 'Grace Chapel',
    care: { label: 'the care team at Grace Chapel', email: 'care@grace.example' },
  };
  const spanish = { ...church, care: { ...church.care, label: 'la hermana Ana' } };

  expect(churchContacts(church, 'es')).toMatchObject([{ label: 'Escribir a Grace Chapel' }]);
  expect(churchContacts(spanish, 'es')).toMatchObject([{ label: 'Escribir a la hermana Ana' }]);
  expect(churchContacts(church)).toMatchObject([{ label: 'Write to the care team at Grace Chapel' }]);
});
