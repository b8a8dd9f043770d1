import { z } from 'zod';

/** Body of `POST /embed-api/runs`. Fields of `input` are checked against the app's manifest afterwards. */
export const RunBody = z.strictObject({
  input: z.record(z.string().max(100), z.unknown()),
  messages: z
    .array(z.strictObject({ role: z.enum(['user', 'assistant']), text: z.string().max(20_000) }))
    .max(200)
    .optional(),
  answers: z.record(z.string().max(100), z.unknown()).optional(),
  section: z.string().min(1).max(100).optional(),
  attempt: z.int().min(1).max(1_000).optional(),
});
export type RunBody = z.infer<typeof RunBody>;

/** Bytes of a run's body unless its manifest asks for more, and the most that one may ask for. */
export const RUN_BYTES = 16 * 1024;
export const MOST_RUN_BYTES = 256 * 1024;
