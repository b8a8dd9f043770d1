import type { Block, Section } from '@lampstand/sdk/app';
import { callout, section, steps } from '../../../app-kit/index.ts';
import type { Food } from '../data/food.ts';
import {
  blanchMinutes,
  cookBeforeFreezing,
  drying,
  fermenting,
  freezeRaw,
  freezing,
  vacuum,
} from '../data/preserving.ts';
import { isRange } from '../solve/spans.ts';
import { words } from '../words.en.ts';
import { preserveWords as texts } from '../words-preserve.en.ts';
import { bullets, signsSection, spanText, timesTable } from './shared.ts';

/** Steps for freezing, drying, fermenting or vacuum sealing a food, and how long it keeps. */
export function atHomeSections(way: 'freeze' | 'dry' | 'ferment' | 'vacuum', food: Food): Section[] {
  const title = texts[way].title;
  return [
    section('steps', title, [
      ...(way === 'vacuum' ? vacuumBlocks(food) : [steps(stepsFor(way, food))]),
      way === 'freeze' && freezeNote(food),
    ]),
    section('times', words.sections.table, [timesTable(food)]),
    signsSection(),
  ];
}

function freezeNote({ noFreeze, times }: Food): Block {
  const { notAdvised, keeps, keepsOpen } = texts.freeze;
  const text = noFreeze ? notAdvised : isRange(times.freezer) ? keeps(spanText(times.freezer)) : keepsOpen;
  return callout(noFreeze ? 'caution' : 'info', text);
}

function vacuumBlocks({ needsCold, state }: Food): (Block | undefined)[] {
  const cold = needsCold !== 'never' || state === 'fresh';
  return [callout('caution', `${vacuum.text} ${cold ? texts.vacuum.cold : texts.vacuum.dry}`), bullets(vacuum.rules)];
}

function stepsFor(way: 'freeze' | 'dry' | 'ferment', food: Food): readonly string[] {
  const { id, kind } = food;
  if (way === 'ferment') return id === 'cucumbers' || id === 'pickles' ? fermenting.cucumbers : fermenting.cabbage;
  if (way === 'dry')
    return id === 'herbs-fresh'
      ? drying.herb
      : kind === 'meat'
        ? drying.meat
        : kind === 'fruit'
          ? drying.fruit
          : drying.vegetable;
  return [...freezingSteps(food), freezing.all];
}

function freezingSteps({ id, kind, state }: Food): readonly string[] {
  const blanch = blanchMinutes[id];
  if (blanch) return freezing.vegetables(blanch);
  if ((cookBeforeFreezing as readonly string[]).includes(id)) return freezing.cooked;
  if ((freezeRaw as readonly string[]).includes(id)) return freezing.raw;
  if (kind === 'fruit') return freezing.fruit;
  if (id === 'eggs-in-the-shell' || id === 'raw-egg-whites-or-yolks') return freezing.egg;
  if (state === 'cooked' || kind === 'cooked') return freezing.dish;
  return kind === 'meat' || kind === 'poultry' || kind === 'fish' ? freezing.meat : freezing.other;
}
