import type { IconName } from '../ui/icon.tsx';
import type { CategoryId } from './consent.ts';

/** A cookie category, for the dialog and the policy page. */
export interface CookieCategory {
  id: CategoryId;
  name: string;
  description: string;
  icon: IconName;
  examples: readonly string[];
  /** Default value. */
  enabled: boolean;
  /** Cannot be turned off. */
  essential: boolean;
  /** What we store in this category. */
  today: string;
}

export const cookieCategories: readonly CookieCategory[] = [
  {
    id: 'essential',
    name: 'Essential',
    description: 'What the site cannot work without: who is logged in, and that a form was sent by you.',
    icon: 'lock',
    examples: ['authentication tokens', 'security settings', 'session management'],
    enabled: true,
    essential: true,
    today: 'In use: your login, a cookie that protects forms, and this choice.',
  },
  {
    id: 'functional',
    name: 'Functional',
    description: 'What would spare you from saying the same thing twice.',
    icon: 'sliders',
    examples: ['language preferences', 'theme settings', 'ministry tool preferences'],
    enabled: false,
    essential: false,
    today: 'Nothing today.',
  },
  {
    id: 'analytics',
    name: 'Analytics',
    description: 'What would count visits and tell us which pages are slow.',
    icon: 'chart',
    examples: ['usage statistics', 'performance metrics', 'user behavior analysis'],
    enabled: false,
    essential: false,
    today: 'Nothing today. No counter runs on these pages.',
  },
  {
    id: 'marketing',
    name: 'Marketing',
    description: 'What would choose what you are shown, and measure whether it was of use.',
    icon: 'letter',
    examples: ['targeted content', 'ministry resource recommendations', 'outreach effectiveness'],
    enabled: false,
    essential: false,
    today: 'Nothing today. We place no advertising.',
  },
];
