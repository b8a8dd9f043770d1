import type { HostLook } from '@lampstand/sdk/protocol';

const language = /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i;
// As browsers write a computed color. The frame can request other notations later.
const color = /^rgba?\(\d{1,3}, ?\d{1,3}, ?\d{1,3}(, ?(0|1|0?\.\d{1,6}))?\)$/;

/**
 * Theme, language, direction and background of the page around the frame, from the query that the loader writes.
 * Undefined without a theme; unexpected values are left out.
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
