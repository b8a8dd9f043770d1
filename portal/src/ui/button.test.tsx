import { expect, test, vi } from 'vitest';
import { click, named, render } from '../testing/render.tsx';
import { Button, ButtonLink } from './button.tsx';

test('a button calls its handler and submits no form by default', async () => {
  const pressed = vi.fn();
  render(<Button onClick={pressed}>Send invitation</Button>);

  await click(named('Send invitation'));

  expect(pressed).toHaveBeenCalledOnce();
  expect(named('Send invitation').getAttribute('type')).toBe('button');
});

test('a busy button keeps focus, is announced, and ignores clicks', async () => {
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

test('a busy submit button does not submit its form again', async () => {
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

test('a button link is a link', () => {
  render(<ButtonLink href="/login">Login</ButtonLink>);

  expect(named('Login').tagName).toBe('A');
  expect(named('Login').getAttribute('href')).toBe('/login');
});
