import type { ComposeRequest } from '../contract.ts';
import { writeHow } from './composer/how.ts';
import { writePrayer } from './composer/prayer.ts';
import { settingFor } from './composer/setting.ts';
import { writeShort } from './composer/short.ts';

/** The prose of one section, from the app's own store of sentences: the same request writes the same words. */
export function compose({ input, section, church, attempt, seed }: ComposeRequest): string {
  const setting = settingFor(input, church, attempt, seed);
  switch (section.id) {
    case 'prayer':
      return writePrayer(setting);
    case 'how':
      return writeHow(setting, input);
    case 'short':
      return writeShort(setting);
    default:
      return '';
  }
}
