import type { Block, CalloutBlock, ChurchVoice, TableBlock } from '@lampstand/sdk/app';
import type { ComposeRequest, MinistryApp, Plan, PlannedSection } from '../ministry-apps/contract.ts';
import { inTermsOf } from './denomination-terms.ts';
import { typedWords } from './output-filter/allow-list.ts';
import { hasAvoided, withoutAvoided } from './words-to-avoid.ts';

/**
 * What an app has computed, as the church wants it: its tradition and reading level in the words, and no word it avoids. A
 * sentence or an entry with such a word goes, a heading or label takes another wording where the app has one. Verses, figures,
 * help, cautions, what is `fixed` and labels without another wording stay as they are; nothing is left empty.
 */
export function planInVoice(
  app: MinistryApp,
  plan: Plan,
  { church, ...asked }: Pick<ComposeRequest, 'church' | 'input' | 'messages'>,
): Plan {
  const voice = voiceOf(app, church, typedWords(app, asked).join('\n'));
  const { about, suggestions, otherTitles = [], ...rest } = plan;
  const titles = voice.figures(plan.title) ? [plan.title] : [plan.title, ...otherTitles, app.manifest.name];
  const line = about && voice.text(about);
  return {
    ...rest,
    title: titles.find(voice.clean) ?? plan.title,
    ...(line ? { about: line } : {}),
    sections: plan.sections.flatMap((section) => sectionIn(voice, section)),
    notices: plan.notices.flatMap((notice) => calloutIn(voice, notice)),
    ...(suggestions ? { suggestions: suggestions.filter(voice.clean) } : {}),
  };
}

interface Voice {
  clean(text: string): boolean;
  /** Exact words around figures, which mean nothing in part. */
  figures(text: string): boolean;
  /** Sentences as far as they may stay; empty when none may. */
  text(text: string): string;
  /** A heading or label, in another wording where it has a word that is avoided. */
  label(text: string): string;
}

function voiceOf({ exactFigures, otherLabels = {} }: MinistryApp, church: ChurchVoice, typed: string): Voice {
  const clean = (text: string) => !hasAvoided(text, church.avoid);
  const figures = (text: string) => exactFigures === true && /\d/.test(text);
  return {
    clean,
    figures,
    text(text) {
      const worded = inTermsOf(church, text, typed);
      return clean(worded) || figures(worded) ? worded : withoutAvoided(worded, church.avoid);
    },
    label: (text) => (clean(text) ? text : (otherLabels[text]?.find(clean) ?? text)),
  };
}

function sectionIn(voice: Voice, section: PlannedSection): PlannedSection[] {
  const { title, again } = section;
  const labels = { title: voice.label(title), ...(again ? { again: voice.label(again) } : {}) };
  if (section.fixed) return [{ ...section, ...labels }];
  const blocks = section.blocks.flatMap((block) => blockIn(voice, block));
  // A heading over nothing leads nowhere.
  const led = blocks.filter(({ type }, index) => type !== 'heading' || (blocks[index + 1] ?? section.write));
  return led.length > 0 || section.write ? [{ ...section, ...labels, blocks: led }] : [];
}

function blockIn(voice: Voice, block: Block): Block[] {
  switch (block.type) {
    case 'heading':
      return voice.clean(voice.label(block.text)) ? [{ ...block, text: voice.label(block.text) }] : [];
    case 'prose': {
      const text = voice.text(block.text);
      return text ? [{ ...block, text }] : [];
    }
    case 'steps':
    case 'checklist': {
      const items = block.items.filter((item) => stays(voice, item)).map(voice.text);
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    case 'cards': {
      const items = block.items.filter(({ title, text }) => stays(voice, title) && stays(voice, text));
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    case 'callout':
      return calloutIn(voice, block);
    case 'verse':
      return [block.text && block.note ? { ...without(block, 'note'), ...noteIn(voice, block.note) } : block];
    case 'table':
      return [tableIn(voice, block)];
    case 'stat':
      return [{ ...block, items: block.items.map((item) => statIn(voice, item)) }];
    case 'chart':
      return [{ ...block, title: voice.label(block.title), series: block.series.map((one) => seriesIn(voice, one)) }];
    case 'score':
      return [block];
    case 'schedule':
      return [{ ...block, title: voice.label(block.title) }];
  }
}

const stays = (voice: Voice, entry: string) => voice.clean(entry) || voice.figures(entry);

/** Help and cautions stay: whoever names people to call, or warns, is not worded by taste. */
function calloutIn(voice: Voice, callout: CalloutBlock): CalloutBlock[] {
  if (callout.tone === 'urgent' || callout.tone === 'caution' || callout.contacts) return [callout];
  const text = voice.text(callout.text);
  if (!text) return [];
  const title = callout.title && voice.label(callout.title);
  return [{ ...without(callout, 'title'), text, ...(title && voice.clean(title) ? { title } : {}) }];
}

function tableIn(voice: Voice, { notes, ...table }: TableBlock): TableBlock {
  const kept = Object.entries(notes ?? {}).filter(([, note]) => stays(voice, note));
  const headed = ([head = '', ...cells]: string[]) => [voice.label(head), ...cells];
  return {
    ...table,
    caption: voice.label(table.caption),
    columns: table.columns.map((column) => ({ ...column, label: voice.label(column.label) })),
    rows: table.rows.map(headed),
    ...(table.foot ? { foot: headed(table.foot) } : {}),
    ...(notes ? { notes: Object.fromEntries(kept) } : {}),
  };
}

function statIn<Item extends { label: string; detail?: string }>(voice: Voice, item: Item) {
  const label = voice.label(item.label);
  return item.detail === undefined || stays(voice, item.detail)
    ? { ...item, label }
    : { ...without(item, 'detail'), label };
}

const seriesIn = <Item extends { name: string }>(voice: Voice, series: Item): Item => ({
  ...series,
  name: voice.label(series.name),
});

function noteIn(voice: Voice, note: string): { note?: string } {
  const text = voice.text(note);
  return text ? { note: text } : {};
}

function without<From extends object, Key extends keyof From>(from: From, key: Key): Omit<From, Key> {
  const { [key]: _, ...rest } = from;
  return rest;
}
