import { cleanText } from '@lampstand/sdk/app';
import { z } from 'zod';
import { DocumentSchema } from '../exports/index.ts';

const words = (most: number) =>
  z
    .string()
    .max(most, `Please keep it to ${most.toLocaleString('en-US')} characters.`)
    .transform((text) => cleanText(text).trim())
    .optional();

/** Body of `POST /embed-api/hand-offs`. */
export const HandOff = z.strictObject({
  document: DocumentSchema,
  name: words(100),
  /** An e-mail address, a telephone number, or whatever else. */
  contact: words(200),
  message: words(1_000),
  consent: z.literal(true, 'Please confirm first that this may be sent.'),
});
export type HandOff = z.infer<typeof HandOff>;
