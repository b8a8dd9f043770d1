interface Body {
  message?: string;
  code?: string;
  field?: string;
  issues?: { path: string; message: string }[];
  requestId?: string;
}

/** A failed API call. Switch on `code`, never on the message. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field?: string;
  readonly issues: { path: string; message: string }[];
  readonly requestId?: string;
  /** Whether the answer said what is wrong. */
  private readonly explained: boolean;

  constructor(status: number, body: Body) {
    super(body.message || `Request failed (${status})`);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.field = body.field;
    this.issues = body.issues ?? [];
    this.requestId = body.requestId;
    this.explained = Boolean(body.message);
  }

  /** The answer's message, or `fallback` when it had none. */
  messageOr(fallback: string): string {
    return this.explained ? this.message : fallback;
  }

  /** The message for one form field, if any. */
  for(field: string): string | undefined {
    if (this.field === field) return this.message;
    return this.issues.find((issue) => issue.path === field)?.message;
  }
}

export async function apiErrorOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  let body: Body;
  try {
    body = Object(JSON.parse(text));
  } catch {
    body = { message: `${response.status}: ${text.slice(0, 200) || response.statusText}` };
  }
  if (response.status === 403 && /csrf|token/i.test(body.message ?? '')) {
    body = {
      ...body,
      code: 'csrf',
      message: `CSRF protection error: ${body.message?.replace(/\.$/, '')}. Please try again.`,
    };
  }
  return new ApiError(response.status, body);
}
