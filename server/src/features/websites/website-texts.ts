import type { Language } from '@lampstand/sdk/app';
import type { ChurchContext } from '../accounts/index.ts';
import type { WebsiteTexts } from './contract.ts';
import { websiteMessages } from './messages.ts';

/** Texts for the church's own website: CSP lines, a privacy paragraph and an accessibility statement. */
export function websiteTexts({ env, church }: Pick<ChurchContext, 'env' | 'church'>, lang: Language): WebsiteTexts {
  const origin = env.EMBED_ORIGIN;
  return { csp: `script-src ${origin};\nframe-src ${origin};`, ...websiteMessages[lang].texts(church.name) };
}
