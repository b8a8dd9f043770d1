import { act, type ComponentType } from 'react';
import { SWRConfig, unstable_serialize } from 'swr';
import { expect, test, vi } from 'vitest';
import { listApps } from '../../../../server/src/features/apps/list-apps.ts';
import { keys } from '../../lib/keys.ts';
import { click, emptyPage, find, named, render, type } from '../../testing/render.tsx';
import { toastStore } from '../../ui/toast-store.ts';
import { CommunityOutreachPage } from '../audiences/community-outreach-page.tsx';
import { MinistryToolsPage } from '../audiences/ministry-tools-page.tsx';
import { OutreachInnovationPage } from '../audiences/outreach-innovation-page.tsx';
import { SpiritualGrowthPage } from '../audiences/spiritual-growth-page.tsx';
import { AboutPage } from './about-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { EmbedInstructionsPage } from './embed-instructions-page.tsx';
import { PricingPage } from './pricing-page.tsx';

const site = {
  supportEmail: 'support@lampstand.example',
  demoChurch: null,
  embedOrigin: 'https://apps.example.org',
  verse: null,
  homeVerses: { stand: null, afraid: null },
};
const app = (id: string, name: string, available: boolean) => ({ id, name, available });
const catalogue = [
  app('prayer-generator', 'Prayer Generator', true),
  app('AI-Bible-App', 'Scripture Companion', false),
  app('church-mission-ideas', 'Mission Ideas', false),
  app('nonprofit-grants', 'Grant Finder', false),
];

function open(Page: ComponentType, apps: readonly object[] = catalogue) {
  const fallback = {
    [unstable_serialize(keys.site())]: { site },
    [unstable_serialize(keys.apps())]: { apps },
  };
  render(
    <SWRConfig value={{ fallback, provider: () => new Map(), revalidateIfStale: false, revalidateOnMount: false }}>
      <Page />
    </SWRConfig>,
  );
  return document.body.textContent ?? '';
}

const pages = {
  AboutPage,
  CommunityOutreachPage,
  ContactPage,
  EmbedInstructionsPage,
  MinistryToolsPage,
  OutreachInnovationPage,
  PricingPage,
  SpiritualGrowthPage,
};

test.each(Object.entries(pages))('%s has one first heading, and no level is skipped below it', (_, Page) => {
  open(Page);
  const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));

  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  for (const [place, level] of levels.entries()) expect(level - (levels[place - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test('an app is called ready only when the server says so', () => {
  open(SpiritualGrowthPage);
  const stateOf = (name: string) => named(name).closest('p')?.textContent;

  expect(stateOf('Prayer Generator')).toContain('Ready');
  expect(stateOf('Scripture Companion')).toContain('Coming soon');
});

test('a group without a finished app says so and names those of other groups', () => {
  const none = open(OutreachInnovationPage);

  expect(none).toContain('None of these is ready yet.');
  expect(none).toContain('Ready in the other groups: Prayer Generator.');
});

test('a group with a finished app no longer says that none is built', () => {
  const one = open(OutreachInnovationPage, [...catalogue.slice(0, 3), app('nonprofit-grants', 'Grant Finder', true)]);

  expect(one).not.toContain('None of these four');
});

test('pricing is one offer: one plan with its price, and both ways to begin', () => {
  const text = open(PricingPage);

  expect(text).toContain('Church plan, about $300 a month, everyone included');
  expect(text).not.toMatch(/not set|isn’t set|Solo Plan|Team Plan/i);
  expect(named('Start the trial').getAttribute('href')).toBe('/signup?promo=BETA30');
  expect(document.querySelector('#seat-based-model')).not.toBeNull();
});

test('the seat calculator answers the input and shows errors beside the field', async () => {
  open(PricingPage);
  const people = find<HTMLInputElement>('input[inputmode="numeric"]');

  await type(people, '12');
  expect(find('[role="status"]').textContent).toContain('about $25 a month for each of 12 people');
  await click(find('input[type="checkbox"]'));
  expect(find('[role="status"]').textContent).toContain('Team Plan');
  await type(people, 'twelve');
  expect(people.getAttribute('aria-invalid')).toBe('true');
  expect(find('[role="status"]').textContent).toBe('');
});

test('every code on the embed page follows the church id, and an invalid id changes nothing', async () => {
  open(EmbedInstructionsPage);
  const church = find<HTMLInputElement>('main input');
  const codes = () => [...document.querySelectorAll('pre')].map(({ textContent }) => textContent ?? '');

  await type(church, 'St-Anne');
  expect(codes().filter((code) => code.includes('st-anne'))).toHaveLength(6);
  expect(codes()[0]).toContain('src="https://apps.example.org/embed.js" data-church="st-anne"');
  await type(church, '"><script>');
  expect(church.getAttribute('aria-invalid')).toBe('true');
  expect(codes().join()).not.toContain('"><script>"');
});

test('when copying fails the toast says to copy by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  open(EmbedInstructionsPage);

  await click(named('Copy: the embed code'));

  expect(toastStore.read()[0]).toMatchObject({ tone: 'urgent', title: 'Copy failed' });
  expect(named('Copy: the embed code').textContent).toBe('Copy');
});

test('a copied code shows "Copied" for three seconds', async () => {
  vi.useFakeTimers();
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  open(EmbedInstructionsPage);

  await click(named('Copy: the embed code'));
  expect(written).toHaveBeenCalledWith(expect.stringContaining('data-app="prayer-generator"'));
  expect(toastStore.read()[0]).toMatchObject({ title: 'Copied to clipboard!' });
  expect(named('Copied: the embed code').textContent).toBe('Copied');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(named('Copy: the embed code').textContent).toBe('Copy');
});

test('the four group pages list every app of the catalog by its name', () => {
  const apps = listApps();
  const listed = [MinistryToolsPage, SpiritualGrowthPage, CommunityOutreachPage, OutreachInnovationPage].flatMap(
    (Page) => {
      emptyPage();
      open(Page, apps);
      const links = document.querySelectorAll('main :is(li, article):has([data-tone]) a[href^="/apps/"]');
      return [...links].map((link) => link.textContent?.trim());
    },
  );

  expect(listed.sort()).toEqual(apps.map(({ name }) => name).sort());
});
