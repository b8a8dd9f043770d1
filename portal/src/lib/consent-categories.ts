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
    description: 'Needed to log in and to protect forms.',
    icon: 'lock',
    examples: ['authentication tokens', 'security settings', 'session management'],
    enabled: true,
    essential: true,
    today: 'In use: your login, a cookie that protects forms, this choice, and the language you choose.',
  },
  {
    id: 'functional',
    name: 'Functional',
    description: 'Remembers your preferences.',
    icon: 'sliders',
    examples: ['language preferences', 'theme settings', 'ministry tool preferences'],
    enabled: false,
    essential: false,
    today: 'Not used.',
  },
  {
    id: 'analytics',
    name: 'Analytics',
    description: 'Would count visits and find slow pages.',
    icon: 'chart',
    examples: ['usage statistics', 'performance metrics', 'user behavior analysis'],
    enabled: false,
    essential: false,
    today: 'Not used.',
  },
  {
    id: 'marketing',
    name: 'Marketing',
    description: 'Would show ads and measure them.',
    icon: 'letter',
    examples: ['targeted content', 'ministry resource recommendations', 'outreach effectiveness'],
    enabled: false,
    essential: false,
    today: 'Not used. We don’t advertise.',
  },
];
