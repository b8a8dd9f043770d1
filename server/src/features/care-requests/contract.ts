import { cleanText } from '@lampstand/sdk/app';
import { z } from 'zod';
import { DocumentSchema } from '../exports/index.ts';

const words = (most: number) =>
  z
    .string()
    .max(most, `Please keep it to ${most.toLocaleString('en-US')} characters.`)
    .transform((text) => cleanText(text).trim())
    .optional();

const reload = 'Please reload the page, then try again.';

/** Body of `POST /embed-api/hand-offs`. */
export const CareRequest = z.strictObject({
  /** Slug of the church that the visitor saw, and id of the app. A token for another church or app is refused. */
  church: z.string(reload).max(100, reload),
  app: z.string(reload).max(100, reload),
  document: DocumentSchema,
  name: words(100),
  /** An e-mail address, a telephone number, or whatever else. */
  contact: words(200),
  message: words(1_000),
  consent: z.literal(true, 'Please confirm first that this may be sent.'),
});
export type CareRequest = z.infer<typeof CareRequest>;
