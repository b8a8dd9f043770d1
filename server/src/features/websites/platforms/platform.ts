import type { PlatformId } from '../../embeds/contract.ts';
import type { DeliveryForm } from '../contract.ts';

/** Languages that instructions are written in. */
export type GuideLanguage = 'en' | 'es';

/** Instructions to put an app into a page of one platform. */
interface PlatformWords {
  name: string;
  /** How to recognize this platform. */
  description: string;
  /** For the recommended form: one action a step, in the platform's own words. */
  steps: readonly string[];
  /** What depends on plan or role, or is otherwise surprising. */
  caveats: readonly string[];
  /** What to do when the code disappears after saving. */
  gone: string;
  /** Where to look whether it works, because many editors do not run scripts. */
  look: string;
}

/** One website platform. Facts carry a date: plans and menus change. */
export interface Platform {
  id: PlatformId;
  recommended: DeliveryForm;
  /** Forms that work there too, the better one first. */
  alsoWorks: readonly DeliveryForm[];
  /** Day on which the facts were last compared with their sources, YYYY-MM-DD. */
  asOf: string;
  /** Where the facts come from. */
  source: string;
  words: { readonly [Language in GuideLanguage]: PlatformWords };
}
