import type { ComposeRequest } from '../contract.ts';
import { writeHow } from './composer/how.ts';
import { writePrayer } from './composer/prayer.ts';
import { settingFor } from './composer/setting.ts';
import { writeShort } from './composer/short.ts';
import type { Prayer } from './solve.ts';

/** The prose of one section, from the app's own store of sentences: the same request writes the same words. */
export function compose({ result, section, church, attempt, seed }: ComposeRequest<Prayer>): string {
  const setting = settingFor(result, church, attempt, seed);
  switch (section.id) {
    case 'prayer':
      return writePrayer(setting);
    case 'how':
      return writeHow(setting, result.input);
    case 'short':
      return writeShort(setting);
    default:
      return '';
  }
}
