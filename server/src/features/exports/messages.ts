import type { Language } from '@lampstand/sdk/app';
import { type ExportMessages, en } from './messages.en.ts';
import { es } from './messages.es.ts';

export const exportMessages: { readonly [lang in Language]: ExportMessages } = { en, es };
