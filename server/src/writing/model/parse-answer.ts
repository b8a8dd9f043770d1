import type { z } from 'zod';

/** Reads the JSON object in a model's answer, also inside code fences or between other words; undefined when the schema refuses it. */
export function parseAnswer<Shape>(answer: string, schema: z.ZodType<Shape>): Shape | undefined {
  const [start, end] = [answer.indexOf('{'), answer.lastIndexOf('}')];
  if (start < 0 || end < start) return undefined;
  try {
    return schema.safeParse(JSON.parse(answer.slice(start, end + 1))).data;
  } catch {
    return undefined;
  }
}
