import * as z from 'zod/mini';
import { OfChurch } from '../accounts/contract.ts';
import { type PlatformId, platformIds } from '../embeds/contract.ts';

/** The six ways an app gets into a page; church and app are the same in each. */
export const deliveryForms = ['line', 'placeholder', 'iframe', 'link', 'hosted', 'element'] as const;
export type DeliveryForm = (typeof deliveryForms)[number];

/** One form of one app, ready to paste. */
export interface EmbedForm {
  form: DeliveryForm;
  /** What it is called on the platform, e.g. "Custom HTML block". */
  name: string;
  /** What is pasted. */
  code: string;
  /** A second piece that is pasted elsewhere, once, e.g. the script in the site's header. */
  once?: { where: string; code: string };
}

export interface EmbedCode {
  appId: string;
  appName: string;
  category: string;
  description: string;
  /** The recommended form's code on the asked platform. */
  code: string;
  /** How to paste it there, one step an entry. */
  instructions: string[];
  /** All six forms, the recommended one first. */
  forms: EmbedForm[];
  /** Switched off by the church: the code stays valid and shows a calm notice. */
  off: boolean;
}

/** One website platform as the wizard offers it. `GET /api/church/platforms?lang=` answers `{ platforms }`. */
export interface PlatformChoice {
  id: PlatformId;
  name: string;
  /** How to recognize this platform. */
  description: string;
}

/** Instructions to put an app into a page of one platform. */
export interface PlatformGuide extends PlatformChoice {
  recommended: DeliveryForm;
  /** One action a step. */
  steps: string[];
  /** What depends on plan or role, or is otherwise surprising. */
  caveats: string[];
  /** What to do when the code disappears after saving. */
  gone: string;
  /** Where to look whether it works. */
  look: string;
  /** Day on which the facts were last compared with their sources, YYYY-MM-DD. */
  asOf: string;
  source: string;
}

/** `GET /api/church/embed-codes?platform=` */
export interface EmbedCodesAnswer {
  success: boolean;
  platform: PlatformGuide;
  embedCodes: EmbedCode[];
  error?: string;
}

export const EmbedCodesQuery = z.object({
  ...OfChurch.shape,
  platform: z.enum(platformIds),
  lang: z.optional(z.enum(['en', 'es'])),
});
export type EmbedCodesQuery = z.infer<typeof EmbedCodesQuery>;

export const PlatformsQuery = z.object({ ...OfChurch.shape, lang: z.optional(z.enum(['en', 'es'])) });

/** An email to the person who maintains the website. */
export const WebmasterMail = z.object({
  email: z.email('Please enter a valid email address').check(z.maxLength(254)),
  platform: z.enum(platformIds),
  appIds: z
    .array(z.string().check(z.maxLength(60)))
    .check(z.minLength(1, 'Please choose at least one app'), z.maxLength(22)),
  note: z.optional(z.string().check(z.trim(), z.maxLength(1_000))),
  lang: z.optional(z.enum(['en', 'es'])),
});
export type WebmasterMail = z.infer<typeof WebmasterMail>;

/** Texts for the church's website and the person who runs it, ready to copy. `GET /api/church/website-texts?lang=` answers `{ texts }`. */
export interface WebsiteTexts {
  /** The two lines for a host with a Content-Security-Policy. */
  csp: string;
  /** A paragraph for the church's privacy page. */
  privacy: string;
  /** A paragraph for the church's accessibility statement. */
  accessibility: string;
}
