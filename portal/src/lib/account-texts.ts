import { accountEn } from '../content/en/account.ts';
import { translated } from './translated.ts';

/** Texts around a signed-in page. */
export const useAccountTexts = translated(accountEn, () =>
  import('../content/es/account.ts').then(({ accountEs }) => accountEs),
);
