import { cookiesEn } from '../content/en/cookies.ts';
import { translated } from './translated.ts';

/** Texts of the cookie banner and its dialog. */
export const useCookieTexts = translated(cookiesEn, () =>
  import('../content/es/cookies.ts').then(({ cookiesEs }) => cookiesEs),
);
