import type { Manifest } from '../app/index.ts';
import type { FrameWords, Words } from './words/index.ts';

/** The part of a manifest that the frame uses; the rest stays on the server. */
export type FrameManifest = Pick<
  Manifest,
  'id' | 'name' | 'surface' | 'intro' | 'fields' | 'moreLabel' | 'words' | 'examples' | 'chat' | 'exports'
>;

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
  /** Address of the privacy page in full. */
  privacy: string;
  manifest: FrameManifest;
  words: FrameWords;
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

/** Boot data with the words of everything after the first screen, which come with the second chunk. */
export type FullBoot = Boot & { words: Words };

/** Boot of a document that only explains itself: it reports its reason and height, and does nothing else. */
export interface NoticeBoot {
  notice: 'wrong-site' | 'not-found' | 'not-built' | 'paused';
}

/** The manifest without what only the server and the loader need. */
export function frameManifest(manifest: Manifest): FrameManifest {
  const { id, name, surface, intro, fields, moreLabel, words, examples, chat, exports } = manifest;
  return {
    id,
    name,
    surface,
    intro,
    fields,
    words,
    examples,
    exports,
    ...(moreLabel ? { moreLabel } : {}),
    ...(chat ? { chat } : {}),
  };
}

/** The parts of the second chunk that only some apps need: a conversation, records, pasted tables. */
export type Part = 'chat' | 'rows' | 'csv';

/** The parts that the first screen needs; with none of them it does without the second chunk. */
export function neededParts({ surface, fields }: FrameManifest): Part[] {
  const has = (wanted: string) => fields.some(({ kind }) => kind === wanted);
  const needed: [Part, boolean][] = [
    ['chat', surface === 'chat'],
    ['rows', has('records')],
    ['csv', has('csv')],
  ];
  return needed.flatMap(([part, needs]) => (needs ? [part] : []));
}
