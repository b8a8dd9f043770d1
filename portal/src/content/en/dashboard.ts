import { type GroupId, groups, pluralOf } from '@lampstand/sdk/app';
import { refusedEn } from './failure.ts';
import { statesEn } from './states.ts';

/** English texts of the dashboard. The apps' own texts and the blog are in English. */
export const dashboardEn = {
  refused: refusedEn,
  page: 'Dashboard',
  title: 'Apps',
  about: 'We don’t keep what you write in an app.',
  state: {
    name: 'apps',
    failed: 'We couldn’t load the apps.',
    words: statesEn,
  },
  none: 'You haven’t opened an app yet.',
  last: 'Last opened',
  again: 'Open again',
  ready: 'Ready apps',
  coming: (count: number) => `On the way (${count})`,
  groups: groups as Readonly<Record<GroupId, string>>,
  waiting: 'Waiting for one of these?',
  tell: 'Tell us which one',
  aside: 'Your church and news',
  alone: 'On your own',
  joinText: [
    'You’re not part of a church, so the apps use general settings. With an invitation, you can',
    'join your church',
  ],
  waits: 'Your church hasn’t approved you yet. Until then, apps won’t use your church’s settings.',
  uses: 'Apps use your church’s tradition, Bible and care contact.',
  trial: (days: number) =>
    `Your trial ends in ${pluralOf(days, { one: '1 day', other: `${days} days` })}. Until then, use the apps here. The code for your website comes with a plan.`,
  admin: 'Members and website',
  churches: 'The churches',
  profile: 'Profile and notifications',
  news: 'New from the blog',
  articles: 'All articles',
};
