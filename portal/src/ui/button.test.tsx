import { expect, test, vi } from 'vitest';
import { click, named, render } from '../testing/render.tsx';
import { Button, ButtonLink } from './button.tsx';

test('a button does what it says, and sends no form unless told to', async () => {
  const pressed = vi.fn();
  render(<Button onClick={pressed}>Send invitation</Button>);

  await click(named('Send invitation'));

  expect(pressed).toHaveBeenCalledOnce();
  expect(named('Send invitation').getAttribute('type')).toBe('button');
});

test('a button under way keeps its focus, says so, and a second press does nothing', async () => {
  const pressed = vi.fn();
  render(
    <Button busy onClick={pressed}>
      Sending…
    </Button>,
  );
  const button = named('Sending…');
  button.focus();

  await click(button);

  expect(pressed).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
});

test('a submit button under way does not send its form again', async () => {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Button type="submit" busy>
        Sending…
      </Button>
    </form>,
  );

  await click(named('Sending…'));

  expect(sent).not.toHaveBeenCalled();
});

test('what goes somewhere is a link', () => {
  render(<ButtonLink href="/login">Login</ButtonLink>);

  expect(named('Login').tagName).toBe('A');
  expect(named('Login').getAttribute('href')).toBe('/login');
});
