import type { PlannedSection, Tradition } from '../../define-app.ts';
import type { Asking } from '../asking.ts';
import type { Topic } from '../data/topic.ts';

/** How a tradition is named in the data; those without one of their own are shown every view. */
const names: { readonly [tradition in Tradition]?: RegExp } = {
  anglican: /Anglican/,
  baptist: /Baptist/,
  catholic: /Catholic/,
  lutheran: /Lutheran/,
  methodist: /Methodist/,
  orthodox: /Orthodox/,
  pentecostal: /Pentecostal/,
  presbyterian: /Presbyterian|Reformed/,
};

/** Where Christians differ: all views, or only that of the church's tradition when that was asked for and is known. */
export function differenceSection(topic: Topic, { view, church }: Asking): PlannedSection[] {
  const views = Object.entries(topic.differ ?? {});
  if (views.length === 0) return [];
  const own = names[church.tradition];
  const ofChurch = own ? views.filter(([name]) => own.test(name)) : [];
  const single = view === 'single' && ofChurch.length > 0;
  const shown = single ? ofChurch : views;
  const text = shown.map(([name, held]) => `**${name}:** ${held}`).join('\n\n');
  const hint =
    single && views.length > shown.length
      ? '\n\nOther churches see it differently; choose “Show all” to read how.'
      : '';
  return [
    {
      id: 'differences',
      title: single ? 'In this church’s tradition' : 'Where Christians differ',
      blocks: [{ type: 'prose', text: text + hint }],
    },
  ];
}
