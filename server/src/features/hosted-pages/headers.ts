/** Headers of a hosted page: no page can frame it, and its only script is the public loader. */
export function hostedPageHeaders(origins: { page: string; embed: string; nonce: string }): { [name: string]: string } {
  const { page, embed, nonce } = origins;
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${embed}`,
      `frame-src ${embed}`,
      `style-src ${page} 'nonce-${nonce}'`,
      `img-src ${page} data:`,
      `font-src ${page}`,
      `connect-src ${embed}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}
