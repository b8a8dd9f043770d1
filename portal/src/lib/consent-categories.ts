import type { IconName } from '../ui/icon.tsx';
import type { CategoryId } from './consent.ts';

/** A cookie category, for the dialog and the policy page. Its texts are with those of the banner. */
export interface CookieCategory {
  id: CategoryId;
  icon: IconName;
  /** Default value. */
  enabled: boolean;
  /** Cannot be turned off. */
  essential: boolean;
}

export const cookieCategories: readonly CookieCategory[] = [
  { id: 'essential', icon: 'lock', enabled: true, essential: true },
  { id: 'functional', icon: 'sliders', enabled: false, essential: false },
  { id: 'analytics', icon: 'chart', enabled: false, essential: false },
  { id: 'marketing', icon: 'letter', enabled: false, essential: false },
];
