import type { HostLook } from '@lampstand/sdk/protocol';

const language = /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i;
// As browsers write a computed colour; any other notation is left to the frame, which can ask again.
const color = /^rgba?\(\d{1,3}, ?\d{1,3}, ?\d{1,3}(, ?(0|1|0?\.\d{1,6}))?\)$/;

/**
 * How the page around the frame looks, as the loader writes it into the frame's address. Undefined without a theme;
 * anything that is not written exactly as expected is left out.
 */
export function readHostLook(query: { readonly [name: string]: string | undefined }): HostLook | undefined {
  const { theme, lang = '', dir, ground = '' } = query;
  if (theme !== 'light' && theme !== 'dark') return undefined;
  return {
    theme,
    ...(language.test(lang) ? { lang } : {}),
    ...(dir === 'ltr' || dir === 'rtl' ? { dir } : {}),
    ...(color.test(ground) ? { ground } : {}),
  };
}
