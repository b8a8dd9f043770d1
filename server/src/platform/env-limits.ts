import { z } from 'zod';
import { defaultConcurrency, defaultRates, type LimitSettings } from './limit-defaults.ts';

const whole = z.int().min(0);
const rate = z.union([whole, z.strictObject({ max: whole, seconds: z.int().min(1) })]);

/** Merges LIMITS over the defaults: a number changes `max`, `{ max, seconds }` both. Names every bad key. */
export function mergeLimits(json: string, context: z.core.$RefinementCtx<string>): LimitSettings {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  const given = parseObject(json);
  if (!given) {
    refuse('must be a JSON object such as {"runPerIp":120}');
    return { rates: defaultRates, concurrency: defaultConcurrency };
  }
  const rates: LimitSettings['rates'] = { ...defaultRates };
  const concurrency: LimitSettings['concurrency'] = { ...defaultConcurrency };
  for (const [name, value] of Object.entries(given)) {
    if (name in defaultRates) {
      const parsed = rate.safeParse(value);
      if (!parsed.success) refuse(`${name} must be a whole number or {"max":…,"seconds":…}`);
      else if (typeof parsed.data === 'number')
        Object.assign(rates, { [name]: { ...rates[name as keyof typeof rates], max: parsed.data } });
      else Object.assign(rates, { [name]: parsed.data });
    } else if (name in defaultConcurrency) {
      const parsed = whole.safeParse(value);
      if (parsed.success) Object.assign(concurrency, { [name]: parsed.data });
      else refuse(`${name} must be a whole number`);
    } else {
      refuse(
        `${name} isn’t a limit. The limits are ${Object.keys({ ...defaultRates, ...defaultConcurrency }).join(', ')}`,
      );
    }
  }
  return { rates, concurrency };
}

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
