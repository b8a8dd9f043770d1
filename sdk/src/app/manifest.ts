import type { Field, Input } from './fields.ts';
import type { Language } from './language.ts';

export const groups = {
  'church-leaders': 'For Church Leaders & Staff',
  'spiritual-growth': 'For Spiritual Growth',
  'community-support': 'For Community Support',
  'outreach-innovation': 'For Outreach & Innovation',
} as const;
export type GroupId = keyof typeof groups;

/** One row of the catalogue: what is known of an app whether or not it is built. */
export interface CatalogueEntry {
  /** Spelling of the specification, e.g. `sermon-AI`; matched case-insensitively everywhere. */
  id: string;
  name: string;
  group: GroupId;
  summary: string;
  /** Path data of a 24 by 24 line drawing. */
  icon: string;
  /** The part of the drawing that is lit (filled with the lamp colour), as path data. */
  iconLit: string;
  requiresAuth: boolean;
  /** A frame embedded in a church's page may be used without signing in although `requiresAuth` is set. */
  authBypassSupported: boolean;
}

/** How a finished document can leave the screen. */
export type ExportKind = 'copy' | 'print' | 'docx' | 'csv' | 'ics';

/** Everything the frame needs to show an app: data only, inlined into the frame document as JSON. */
export interface Manifest extends CatalogueEntry {
  surface: 'form' | 'chat' | 'practice';
  /** One or two sentences under the app's name. */
  intro: string;
  fields: readonly Field[];
  /** Label of the "more" disclosure, when a field is marked `more`. */
  moreLabel?: string;
  words: {
    /** Main button: what it does, e.g. "Write the prayer". */
    submit: string;
    /** While a run is under way, e.g. "Writing your prayer". */
    busy: string;
    /** Status when it is done, e.g. "Your prayer is ready". */
    ready: string;
    /** Back to the form, e.g. "Change what I wrote". */
    change: string;
    /** New, empty form, e.g. "Start another". */
    restart: string;
    /** One line beside the main button. */
    submitHelp?: string;
  };
  /** Filled-in starting points a visitor can press. */
  examples: readonly { label: string; input: Input }[];
  /** Language of the words here; absent in English. */
  lang?: Language;
  /** Chat surface only. */
  chat?: { greeting: string; placeholder: string; maxLength: number };
  /** Practice surface only: the composer under a question. */
  practice?: {
    answerLabel: string;
    placeholder: string;
    maxLength: number;
    sendLabel: string;
    endLabel: string;
    /** What the end button sends, for an app that sums up; without it the practice ends at once. */
    endText?: string;
  };
  /** Documents carry `records`, and the form opens a file that was saved from one. */
  keepsRecords?: true;
  exports: readonly ExportKind[];
  /** Who reads it, when it is not everyone: for children, unfit sentences are left out of the prose. */
  audience?: 'children';
  /** Bytes of a run's body, at most; 16 KB unless set, never above 256 KB. */
  maxBodyBytes?: number;
  /** Height in px to reserve before the frame has reported its own, by frame width. */
  heights: {
    /** Below 480 px. */
    narrow: number;
    /** 480 to 839 px. */
    medium: number;
    /** From 840 px. */
    wide: number;
  };
  /** Browser permissions the frame asks the host page for, e.g. `clipboard-write`. */
  permissions: readonly 'clipboard-write'[];
}

/** The height to reserve for a place of this width (px). Source of the wizard's min-height: the largest of the three. */
export function reservedHeight(heights: Manifest['heights'], width: number): number {
  return width < 480 ? heights.narrow : width < 840 ? heights.medium : heights.wide;
}

export function largestHeight(heights: Manifest['heights']): number {
  return Math.max(heights.narrow, heights.medium, heights.wide);
}

/** Window width in px below which a church's page is one narrow column. */
const PHONE = 600;

/**
 * The height to reserve before any script has run, as a CSS length: only the window's width is known then. On a phone it is
 * the narrow height, on everything wider the larger of the other two; the middle of the clamp jumps from one to the other.
 */
export function reservedLength(heights: Manifest['heights']): string {
  const most = largestHeight(heights);
  const wide = Math.max(heights.medium, heights.wide);
  return wide === most ? `${most}px` : `clamp(${wide}px,(${PHONE}px - 100vw)*9999,${most}px)`;
}
