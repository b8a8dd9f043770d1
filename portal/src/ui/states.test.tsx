import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { click, find, named, render } from '../testing/render.tsx';
import { Announcer, announce } from './announcer.tsx';
import { AsyncState, Empty } from './async-state.tsx';
import { Badge } from './badge.tsx';
import { Callout } from './callout.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { Page } from './page.tsx';
import { SkipLinks } from './skip-links.tsx';
import { StatBoard } from './stat-board.tsx';

const list = (data: string[] | undefined, error?: { message: string; requestId?: string }, retry = () => {}) => (
  <AsyncState
    name="members"
    data={data}
    error={error}
    retry={retry}
    empty={{
      when: (rows: string[]) => rows.length === 0,
      show: <Empty art={<svg aria-hidden="true" />} title="No members yet" text="Invite someone." />,
    }}
  >
    {(rows) => <p>{rows.join(', ')}</p>}
  </AsyncState>
);

test('fetched data has four states, each with a text', async () => {
  const retry = vi.fn();
  const { again } = render(list(undefined));
  expect(find('[role="status"]').textContent).toBe('Loading members…');

  again(list(undefined, { message: 'Network error', requestId: '7f3a' }, retry));
  expect(find('[role="alert"]').textContent).toBe('We couldn’t load the members.Network error Request ID: 7f3a');
  await click(named('Try Again'));
  expect(retry).toHaveBeenCalledOnce();

  again(list([]));
  expect(find('h3').textContent).toBe('No members yet');

  again(list(['Church office', 'Music desk']));
  expect(document.body.textContent).toBe('Church office, Music desk');
});

test('loaded data stays when reloading fails', () => {
  render(list(['Church office'], { message: 'Network error' }));

  expect(document.body.textContent).toBe('Church office');
});

test('of several lists that load for long, one says so', () => {
  vi.useFakeTimers();
  render(
    <>
      {list(undefined)}
      {list(undefined)}
    </>,
  );

  act(() => void vi.advanceTimersByTime(1_001));

  expect(document.querySelectorAll('[role="status"] > [aria-hidden="true"]')).toHaveLength(1);
  expect(document.querySelectorAll('[role="status"]')).toHaveLength(2);
});

test('announcements are polite or assertive and are cleared after 1,000 ms', async () => {
  vi.useFakeTimers();
  render(<Announcer />);
  const polite = find('[aria-live="polite"]');
  const assertive = find('[aria-live="assertive"]');

  act(() => announce('Copied'));
  act(() => announce('Network error', 'assertive'));
  expect([polite.textContent, assertive.textContent]).toEqual(['Copied', 'Network error']);
  act(() => void vi.advanceTimersByTime(999));
  expect(polite.textContent).toBe('Copied');
  act(() => void vi.advanceTimersByTime(1));
  expect([polite.textContent, assertive.textContent]).toEqual(['', '']);
});

test('a second announcement gets its own 1,000 ms', () => {
  vi.useFakeTimers();
  render(<Announcer />);

  act(() => announce('First'));
  act(() => void vi.advanceTimersByTime(900));
  act(() => announce('Second'));
  act(() => void vi.advanceTimersByTime(900));

  expect(find('[aria-live="polite"]').textContent).toBe('Second');
});

test('a page sets the document title, and a private one is not indexed', () => {
  const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
  const { again } = render(
    <Page title="Church Admin" noindex>
      People
    </Page>,
  );
  expect(document.title).toBe('Church Admin · Lampstand');
  expect(robots()).toBe('noindex');
  expect(find('h1').textContent).toBe('Church Admin');

  again(<Page title="Home">Welcome</Page>);
  expect(document.title).toBe('Home · Lampstand');
  expect(robots()).toBeUndefined();
});

test('the loading screen fades out for 100 ms over the page, and one that was never visible does not', () => {
  vi.useFakeTimers();
  const { again } = render(<LoadingScreen name="Member" />);
  find('main').style.opacity = '1';

  again(<p>Welcome</p>);
  const copy = find('body > [inert]');
  expect(copy.textContent).toContain('Loading Member...');
  vi.advanceTimersByTime(100);
  expect(document.body.textContent).toBe('Welcome');

  again(<LoadingScreen name="Member" />);
  find('main').style.opacity = '0';
  again(<p>Welcome</p>);
  expect(document.body.textContent).toBe('Welcome');
});

test('the first focusable links lead to the content and the navigation', () => {
  render(<SkipLinks />);

  expect(named('Skip to main content').getAttribute('href')).toBe('#main');
  expect(named('Skip to navigation').getAttribute('href')).toBe('#navigation');
});

test('problems are announced at once, other notices politely, and a status has a text', () => {
  render(
    <>
      <Callout tone="urgent">Login failed.</Callout>
      <Callout tone="success">Sent.</Callout>
      <Badge tone="wait">Pending</Badge>
    </>,
  );

  expect(find('[role="alert"]').textContent).toBe('Login failed.');
  expect(find('[role="status"]').textContent).toBe('Sent.');
  expect(find('[data-tone="wait"]').textContent).toBe('Pending');
});

test('screen readers read a stat as one number', () => {
  render(<StatBoard label="Members" counts={[{ label: 'Members', count: 42, lit: true }]} />);

  expect(find('dd b').textContent).toBe('42');
  expect([...document.querySelectorAll('dd span')].every((digit) => digit.getAttribute('aria-hidden'))).toBe(true);
});
