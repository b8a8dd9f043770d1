import type { Localized } from '@lampstand/sdk/app';
import { forbidden } from '../../platform/http/app-error.ts';
import { ownChurchSlug } from '../churches/index.ts';
import type { EmbedClaims } from './embed-token.ts';

type Claims = Pick<EmbedClaims, 'church' | 'app' | 'aud'>;

/**
 * Refuses a token for another church or app than the frame shows. `shown` is the value of `x-lampstand-app`; a request
 * without it passes, because it comes from no frame. Our own church's frame accepts a signed-in person's token of any
 * church (see `openApp`).
 * @throws AppError `forbidden`
 */
export function assertSameApp({ church, app, aud }: Claims, shown: string | undefined): void {
  if (shown === undefined || shown === `${church}/${app}`) return;
  if (aud === 'portal' && shown === `${ownChurchSlug}/${app}`) return;
  throw otherApp();
}

export const otherApp = () => forbidden(words);

const words: Localized = {
  en: 'This page was opened for another church or app. Please reload the page and try again.',
  es: 'Esta página se abrió para otra iglesia u otra aplicación. Vuelva a cargarla e inténtelo de nuevo.',
};
