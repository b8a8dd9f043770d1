import type { ReasonCode } from '@lampstand/sdk/protocol';
import { createElement } from './create-element.ts';
import { ORIGIN } from './origin.ts';

/** Makes the polite sentence that stands where an app could not open: the reason code, and a link to the app's own page. */
export function makeFallback(path: string, name: string, isSpanish: boolean, code: ReasonCode): HTMLElement {
  const sentence = createElement('p', {
    textContent: `${isSpanish ? 'No se pudo abrir aquí' : 'This app could not open here'} (${code}). `,
  });
  const textContent = isSpanish ? `Abrir ${name} en su propia página` : `Open the ${name} on its own page`;
  if (code !== 'bad-place')
    sentence.append(createElement('a', { href: `${ORIGIN}/a/${path}`, target: '_blank', textContent }));
  return sentence;
}
