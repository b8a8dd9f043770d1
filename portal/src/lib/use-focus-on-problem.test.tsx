import { act, useRef } from 'react';
import { expect, test } from 'vitest';
import { find, render } from '../testing/render.tsx';
import { Announcer } from '../ui/announcer.tsx';
import { ApiError } from './api-error.ts';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

function Form({ error }: { error: ApiError | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, error);
  return (
    <>
      <Announcer />
      <form ref={form} lang="es">
        <input aria-invalid={error ? true : undefined} aria-describedby="help why-problem" />
        <p id="why-problem">Please enter an email address.</p>
      </form>
    </>
  );
}

test('a problem of the field that has the focus is announced in the language of its form', async () => {
  const page = render(<Form error={undefined} />);
  find('input').focus();

  page.again(<Form error={new ApiError(400, { message: 'No.', code: 'invalid_input' })} />);
  await act(async () => {});

  expect(find('[aria-live=assertive]').textContent).toBe('Please enter an email address.');
  expect(find('[aria-live=assertive]').lang).toBe('es');
});
