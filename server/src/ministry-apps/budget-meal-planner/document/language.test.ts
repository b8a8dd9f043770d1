import { expect, test } from 'vitest';
import { nameBeside } from './recipes.ts';
import { withInstead } from './view.ts';

test('two foods of one name have their form', () => {
  expect(nameBeside('dry-pinto-beans', 'pinto-beans')).toBe('dry pinto beans');
  expect(nameBeside('pinto-beans', 'kidney-beans')).toBe('pinto beans');
});

test('a pronoun goes with the food that is really there', () => {
  const instead = [{ from: 'canned-green-beans', to: 'canned-corn' }] as const;

  expect(withInstead('Drain the green beans and heat them. Fry the eggs and turn them.', instead)).toBe(
    'Drain the corn and heat it. Fry the eggs and turn them.',
  );
});
