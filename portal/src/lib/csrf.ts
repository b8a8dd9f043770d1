interface Token {
  value: string;
  /** Epoch milliseconds. */
  until: number;
}

let cached: Token | undefined;
let underWay: Promise<Token> | undefined;

/** The CSRF token: reused for 90% of its lifetime, fetched once for concurrent callers. */
export async function csrfToken(headers: Record<string, string>): Promise<string> {
  if (cached && cached.until > Date.now()) return cached.value;
  underWay ??= fetchToken(headers);
  const asked = underWay;
  try {
    const token = await asked;
    // The token was cleared meanwhile, so it is not stored.
    if (underWay === asked) cached = token;
    return token.value;
  } finally {
    if (underWay === asked) underWay = undefined;
  }
}

/** Clears the token: after login, signup, logout, a 401 or a refusal. */
export function forgetCsrfToken(): void {
  cached = undefined;
  underWay = undefined;
}

async function fetchToken(headers: Record<string, string>): Promise<Token> {
  const response = await fetch('/api/csrf-token', { headers });
  if (!response.ok) throw new Error(`CSRF token fetch failed: ${response.status} ${await response.text()}`);
  const body: { ok?: boolean; csrf_token?: string; expires_in?: number; error?: string } = await response.json();
  if (!body.ok || !body.csrf_token) throw new Error(`CSRF token error: ${body.error ?? 'Invalid response'}`);
  return { value: body.csrf_token, until: Date.now() + (body.expires_in ?? 0) * 900 };
}
