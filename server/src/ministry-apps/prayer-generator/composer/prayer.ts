import { spokenWordsIn } from '../../../app-kit/index.ts';
import { words } from '../texts.en.ts';
import { breathPrayer } from './breath.ts';
import { collects } from './collect.ts';
import { lament } from './lament.ts';
import { litany } from './litany.ts';
import { plainPrayer } from './plain.ts';
import type { Setting } from './setting.ts';

/** Writes the whole prayer in small Markdown: paragraphs, responses in bold, the ending. */
export function writePrayer(setting: Setting): string {
  switch (setting.style) {
    case 'collect':
      return asCollects(setting);
    case 'litany':
      return [...litany(withoutEnding(setting)), ending(setting)].join('\n\n');
    case 'breath':
      return [...breathPrayer(setting), ending(setting, words.prayer.amen)].join('\n\n');
    case 'lament':
      return [...withResponses(lament(withoutEnding(setting)), setting), ending(setting)].join('\n\n');
    default:
      return [...withResponses(plainPrayer(withoutEnding(setting)), setting), ending(setting)].join('\n\n');
  }
}

/** Each collect has its own ending; "Amen" is bold when the people say it. */
function asCollects(setting: Setting): string {
  const paragraphs = collects(setting);
  return paragraphs.map((text) => (setting.response ? text.replace(/Amen\.$/, '**Amen.**') : text)).join('\n\n');
}

/** The ending, with a bold "Amen" when leader and people alternate. */
function ending({ ending: usual, response }: Setting, only?: string): string {
  const text = only ?? usual;
  return response ? text.replace(/Amen\.$/, '**Amen.**') : text;
}

/** The setting with the words of the ending taken off the target. */
function withoutEnding(setting: Setting): Setting {
  return { ...setting, target: setting.target - spokenWordsIn(setting.ending) };
}

/** Adds the response after about every forty words, never after the first line or the last. */
function withResponses(paragraphs: string[], { response, target }: Setting): string[] {
  if (!response) return paragraphs;
  const wanted = Math.max(1, Math.round(target / 40));
  const every = Math.max(1, (paragraphs.length - 1) / wanted);
  let given = 0;
  return paragraphs.flatMap((text, index) => {
    if (index === 0 || given >= wanted || index < Math.round((given + 1) * every)) return [text];
    given += 1;
    return [text, `**${response}**`];
  });
}
