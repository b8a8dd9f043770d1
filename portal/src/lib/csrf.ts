interface Token {
  value: string;
  /** Epoch milliseconds. */
  until: number;
}

let cached: Token | undefined;
let underWay: Promise<Token> | undefined;

/** The forgery token for a write: reused while valid (its lifetime less a tenth), fetched once for any number of callers. */
export async function csrfToken(headers: Record<string, string>): Promise<string> {
  if (cached && cached.until > Date.now()) return cached.value;
  underWay ??= fetchToken(headers);
  const asked = underWay;
  try {
    const token = await asked;
    // Forgotten in the meantime: good for this one write at most.
    if (underWay === asked) cached = token;
    return token.value;
  } finally {
    if (underWay === asked) underWay = undefined;
  }
}

/** After login, signup, logout, a 401 or a refusal the token belongs to nobody any more. */
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
