import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import { issueMessage, plainIssue } from './plain-issue.ts';

const schemas = new WeakMap<object, { target: keyof ValidationTargets; schema: z.core.$ZodType }>();

/**
 * Checks one part of a request against a schema; the route reads it with `c.req.valid(target)`.
 * `schemaOf` finds the schema again for the API description.
 * @throws AppError `invalid_input` with the first field and all issues, `unsupported_type` for a body that is not JSON.
 */
export function validate<Target extends keyof ValidationTargets, Schema extends z.core.$ZodType>(
  target: Target,
  schema: Schema,
) {
  const middleware = zValidator(
    target,
    schema,
    (result, c) => {
      if (target === 'json' && !isJson(c.req.header('content-type'))) throw unsupportedType();
      if (!result.success) throw invalid(result.error.issues);
    },
    {
      // A schema's own message comes first; without one, the issue gets ours in place of the library's.
      validationFunction: checkPlainly,
    },
  );
  schemas.set(middleware, { target, schema });
  return middleware;
}

/** The schema of a middleware made by `validate`; undefined for any other handler. */
export function schemaOf(handler: object) {
  return schemas.get(handler);
}

// The validator's result type depends on the schema's in a way that only the call can know.
const checkPlainly = (schema: z.core.$ZodType, value: unknown) =>
  z.core.safeParseAsync(schema, value, { error: (raw) => plainIssue(raw).en }) as Promise<never>;

const isJson = (type = '') => /^application\/([a-z0-9.-]+\+)?json\b/i.test(type);

const unsupportedType = () => new AppError('unsupported_type', 'Please send JSON (Content-Type: application/json).');

function invalid(found: readonly z.core.$ZodIssue[]): AppError {
  const issues = found.map((issue) => {
    const path = issue.path.join('.');
    return { path, rule: ruleOf(issue), label: path, message: issue.message };
  });
  const [first] = issues;
  return new AppError('invalid_input', found[0] ? issueMessage(found[0]) : 'Please check the highlighted fields.', {
    ...(first?.path ? { field: first.path } : {}),
    issues,
  });
}

function ruleOf(issue: z.core.$ZodIssue) {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? ('required' as const) : ('wrong_type' as const);
    case 'too_small':
      return issue.origin === 'string' ? ('required' as const) : ('too_small' as const);
    case 'too_big':
      return issue.origin === 'string' ? ('too_long' as const) : ('too_large' as const);
    case 'invalid_value':
      return 'not_an_option' as const;
    default:
      return 'wrong_type' as const;
  }
}
