import type { Env } from '../../platform/env.ts';

/**
 * A strict page allows what we ask churches to allow, and no style that is written into an element; the others allow that
 * as a usual page does. The whole address goes to our own frames as the referrer, and to nobody else.
 */
export function previewHeaders(
  { PUBLIC_ORIGIN, EMBED_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN' | 'EMBED_ORIGIN'>,
  { strict, nonce }: { strict: boolean; nonce: string },
): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${EMBED_ORIGIN}`,
      `frame-src ${EMBED_ORIGIN}`,
      `style-src ${strict ? `'nonce-${nonce}'` : "'unsafe-inline'"}`,
      'img-src data:',
      `connect-src ${EMBED_ORIGIN}`,
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${[...new Set([PUBLIC_ORIGIN, EMBED_ORIGIN])].join(' ')}`,
    ].join('; '),
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}

/** What WordPress' own script does with a frame that came from a link: it takes a height between 200 and 1,000 px, and no more. */
export const wordpressHost = `addEventListener('message', (event) => {
  const frame = document.querySelector('iframe');
  const { secret, message, value } = Object(event.data);
  if (!frame || event.source !== frame.contentWindow || secret !== frame.dataset.secret || message !== 'height') return;
  frame.style.height = Math.min(Math.max(Number.parseInt(value, 10) || 200, 200), 1000) + 'px';
});
`;

/** An imagined church page: our words appear in it nowhere, its own text is drawn as lines. */
export const previewStyle = `
* { box-sizing: border-box; }
html { color-scheme: light; }
body { margin: 0; background: #fff; color: #24292e; font: 17px/1.6 Georgia, "Times New Roman", serif; }
.dark { color-scheme: dark; }
.dark body { background: #1c2128; color: #e6e8ea; }
.head { display: flex; flex-wrap: wrap; gap: 8px 28px; align-items: center; padding: 18px clamp(16px, 4vw, 44px); border-bottom: 1px solid; border-color: color-mix(in srgb, currentColor 18%, transparent); }
.head b { font-size: 21px; font-weight: 600; }
.menu { display: flex; gap: 18px; margin-inline-start: auto; }
i { display: block; height: 9px; border-radius: 2px; background: currentColor; opacity: .15; }
.menu i { width: 52px; }
.column { max-width: 860px; margin: 0 auto; padding: 28px clamp(16px, 4vw, 44px) 56px; }
h1 { margin: 0 0 18px; font-size: clamp(24px, 5vw, 34px); font-weight: 600; line-height: 1.2; }
.text { display: grid; gap: 13px; margin: 0 0 28px; }
.text i:nth-child(2) { width: 94%; }
.text i:nth-child(3) { width: 61%; }
.after { margin: 36px 0 0; }
.box { display: block; width: 100%; height: 720px; border: 0; outline: 1px dashed; outline-color: color-mix(in srgb, currentColor 45%, transparent); outline-offset: 6px; }
.bare .column { max-width: none; padding: 0; }
.link { display: block; width: 100%; border: 0; }
@media (max-width: 520px) { .menu i:nth-child(n + 3) { display: none; } .menu i { width: 36px; } }
`;
