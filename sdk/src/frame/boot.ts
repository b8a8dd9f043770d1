import type { Language, Manifest } from '../app/index.ts';
import type { FrameMessages, Messages } from './messages/index.ts';

/** The part of a manifest that the frame uses; the rest stays on the server. */
export interface FrameManifest
  extends Pick<
    Manifest,
    | 'id'
    | 'name'
    | 'surface'
    | 'intro'
    | 'fields'
    | 'moreLabel'
    | 'words'
    | 'examples'
    | 'chat'
    | 'practice'
    | 'keepsRecords'
    | 'exports'
  > {
  /** Language of the app's words, where the frame speaks another one. */
  lang?: Language;
}

/** Who answers when a visitor wants a person. */
export interface CareContact {
  /** e.g. "The care team of Grace Chapel". */
  label: string;
  email?: string;
  phone?: string;
}

/** What the document tells its runtime, as JSON in `script#lampstand-boot`. */
export interface Boot {
  church: { slug: string; name: string; care: CareContact | null };
  /** App id, e.g. `prayer-generator`. */
  app: string;
  /** Embed token, sent as bearer with each run and export. */
  token: string;
  /** Origin of the API, without a slash at the end. */
  api: string;
  /** Address of the hosted page, `/a/:church/:app` in full. */
  hosted: string;
  manifest: FrameManifest;
  words: FrameMessages;
  /** `auto` follows the page around the frame; the other two stay. */
  theme: 'light' | 'dark' | 'auto';
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Name of the care contact that a result can be sent to by e-mail; absent where that is not offered. */
  handOff?: string;
  /** Who the token speaks for: a visitor, a person signed in to the portal, or the home page's demo. */
  aud: 'embed' | 'portal' | 'demo';
  /** Our own portal opened this document, so it accepts a signed-in person's token from the page around it. */
  acceptsToken?: true;
}

/** Boot data with the messages of everything after the first screen, which come with the deferred chunk. */
export type FullBoot = Boot & { words: Messages };

/** Boot of a document that only explains itself: it reports its reason and height, and does nothing else. */
export interface NoticeBoot {
  notice: 'wrong-site' | 'not-found' | 'not-built' | 'paused';
}

/** The manifest without what only the server and the loader need, for a frame that speaks `frameLang`. */
export function frameManifest(manifest: Manifest, frameLang: Language): FrameManifest {
  const { id, name, surface, intro, fields, moreLabel, words, examples, chat, practice, keepsRecords, exports } =
    manifest;
  return {
    id,
    name,
    surface,
    intro,
    fields,
    words,
    examples,
    exports,
    ...((manifest.lang ?? 'en') !== frameLang ? { lang: manifest.lang ?? 'en' } : {}),
    ...(moreLabel ? { moreLabel } : {}),
    ...(chat ? { chat } : {}),
    ...(practice ? { practice } : {}),
    ...(keepsRecords ? { keepsRecords } : {}),
  };
}

/** What the deferred chunk loads on need: the run of a form, a conversation, records, pasted tables, saved files. */
export type Feature = 'run' | 'chat' | 'records' | 'csv' | 'files';

/** The features that the first screen needs; without any, it does not need the deferred chunk. */
export function neededFeatures({ surface, fields, keepsRecords }: FrameManifest): Feature[] {
  const kinds = (['records', 'csv'] as const).filter((wanted) => fields.some(({ kind }) => kind === wanted));
  const needed: (Feature | false | undefined)[] = [surface === 'chat' && 'chat', ...kinds, keepsRecords && 'files'];
  return needed.flatMap((feature) => feature || []);
}
