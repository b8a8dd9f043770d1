import type { Language } from '@lampstand/sdk/app';
import { en, type WebsiteMessages } from './messages.en.ts';
import { es } from './messages.es.ts';

export const websiteMessages: { readonly [language in Language]: WebsiteMessages } = { en, es };
