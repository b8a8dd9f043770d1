import { spokenWordsIn } from '../../../app-kit/index.ts';
import { words } from '../texts.en.ts';
import { breathPrayer } from './breath.ts';
import { collects } from './collect.ts';
import { lament } from './lament.ts';
import { litany } from './litany.ts';
import { movements } from './movements.ts';
import type { Setting } from './setting.ts';

/** The whole prayer in small Markdown: paragraphs, the people's lines in bold, the ending. */
export function writePrayer(setting: Setting): string {
  switch (setting.style) {
    case 'collect':
      return asCollects(setting);
    case 'litany':
      return [...litany(withRoom(setting)), ending(setting)].join('\n\n');
    case 'breath':
      return [...breathPrayer(setting), ending(setting, words.prayer.amen)].join('\n\n');
    case 'lament':
      return [...answered(lament(withRoom(setting)), setting), ending(setting)].join('\n\n');
    default:
      return [...answered(movements(withRoom(setting)), setting), ending(setting)].join('\n\n');
  }
}

/** The collects carry their ending in themselves; a plain "Amen" may still be the people's. */
function asCollects(setting: Setting): string {
  const paragraphs = collects(setting);
  return paragraphs.map((text) => (setting.response ? text.replace(/Amen\.$/, '**Amen.**') : text)).join('\n\n');
}

/** The people's Amen is theirs: in bold when leader and people alternate. */
function ending({ ending: usual, response }: Setting, only?: string): string {
  const text = only ?? usual;
  return response ? text.replace(/Amen\.$/, '**Amen.**') : text;
}

function withRoom(setting: Setting): Setting {
  return { ...setting, target: setting.target - spokenWordsIn(setting.ending) };
}

/** Sets the people's answer after about every forty words, never after the first line or the last. */
function answered(paragraphs: string[], { response, target }: Setting): string[] {
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
