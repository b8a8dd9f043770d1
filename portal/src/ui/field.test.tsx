import { expect, test, vi } from 'vitest';
import { click, find, named, render, type } from '../testing/render.tsx';
import { Checkbox } from './checkbox.tsx';
import { AreaField, TextField } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioOptions } from './radio-options.tsx';
import { Select, SelectField } from './select.tsx';

const describedBy = (control: Element) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

test('a field is labelled and described by its help, problem and note', () => {
  render(<TextField label="Email" name="email" help="Yours" problem="Email is required" fine="Looks good" />);
  const input = find<HTMLInputElement>('input');

  expect(find<HTMLLabelElement>('label').htmlFor).toBe(input.id);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(input)).toEqual(['Yours', 'Email is required', 'Looks good']);
});

test('a field without a problem is not marked invalid', () => {
  render(<AreaField label="Description" name="about" optional />);

  expect(find('textarea').hasAttribute('aria-invalid')).toBe(false);
  expect(find('textarea').hasAttribute('aria-describedby')).toBe(false);
  expect(find('label').textContent).toBe('Description optional');
});

test('a password is hidden until "show" is clicked', async () => {
  render(<PasswordField label="Password" name="password" />);
  const input = find<HTMLInputElement>('input');
  await type(input, 'a long sentence');
  expect(input.type).toBe('password');

  await click(named('Show'));

  expect(input.type).toBe('text');
  expect(input.value).toBe('a long sentence');
  expect(named('Hide').getAttribute('aria-pressed')).toBe('true');
});

test('a select has options and a visible or hidden label', () => {
  const options = [
    { value: '', label: 'Every status' },
    { value: 'active', label: 'Active' },
  ];
  const change = vi.fn();
  render(
    <>
      <Select label="Status" options={options} defaultValue="active" onChange={change} />
      <SelectField label="Role" options={options} problem="Please choose a role" />
    </>,
  );
  const [quiet, labelled] = document.querySelectorAll('select');

  expect(quiet?.getAttribute('aria-label')).toBe('Status');
  expect(quiet?.value).toBe('active');
  expect(labelled?.id).toBe(find<HTMLLabelElement>('label').htmlFor);
  expect(labelled?.getAttribute('aria-invalid')).toBe('true');
});

test('a checkbox over some of the rows is indeterminate', () => {
  render(
    <Checkbox some onChange={() => undefined} checked={false}>
      Select all
    </Checkbox>,
  );

  expect(find<HTMLInputElement>('input').indeterminate).toBe(true);
});

test('a choice reports the chosen option', async () => {
  const chosen = vi.fn();
  render(
    <RadioOptions
      legend="How?"
      name="how"
      value={undefined}
      onChange={chosen}
      options={[
        { value: 'one', label: 'One', help: 'first' },
        { value: 'two', label: 'Two', help: 'second' },
      ]}
    />,
  );

  await click(find('input[value="two"]'));

  expect(chosen).toHaveBeenCalledExactlyOnceWith('two');
  expect(find('legend').textContent).toBe('How?');
});
