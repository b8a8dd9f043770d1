import { platformIds } from '@lampstand/server/contracts';
import { expect, test } from 'vitest';
import { formsOf } from '../../../server/src/features/websites/forms.ts';
import { platforms } from '../../../server/src/features/websites/platforms/index.ts';
import { embedForms, slugProblem } from './embed-forms.ts';
import { platformNotes, platformsAsOf } from './embed-platforms.ts';

const app = { id: 'prayer-generator', name: 'Prayer Generator' };
const origin = 'https://lampstand.example';

test('the public page and the admin page write the same six forms except for the height', () => {
  const portal = formsOf({ church: 'grace-chapel', app, embedOrigin: origin, publicOrigin: origin, language: 'en' });
  const flat = (code: string) => code.replaceAll(/min-height:[^"]+|height="\d+"/g, 'HEIGHT');

  for (const { id, code, once } of embedForms) {
    const subject = { origin, church: 'grace-chapel', app };
    expect(flat(code(subject)), id).toBe(flat(portal[id].code));
    expect(once?.code(subject), id).toBe(portal[id].once?.code);
  }
  expect(embedForms.map(({ id }) => id).sort()).toEqual(Object.keys(portal).sort());
});

test('every platform of the wizard has a note with the same recommended form and date', () => {
  expect(platformNotes.map(({ id }) => id)).toEqual([...platformIds]);
  for (const { id, form } of platformNotes) {
    const { recommended, asOf } = platforms[id];
    expect({ form, asOf: platformsAsOf }, id).toEqual({ form: recommended, asOf });
  }
});

test.each(['', 'Grace Chapel', 'grace_chapel', '-grace', '"><script>', 'a'.repeat(61)])(
  'the id %j is refused with an example of a valid one',
  (typed) => expect(slugProblem(typed)).toMatch(/like grace-chapel/),
);

test('an id from the portal is accepted', () => {
  expect(slugProblem('grace-chapel-2')).toBeUndefined();
});
