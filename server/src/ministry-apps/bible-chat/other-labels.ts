import type { OtherLabels } from '../contract.ts';

/** Should a church avoid a word of a heading. */
export const otherLabels: OtherLabels = {
  Answer: ['Reply', 'In short'],
  Passages: ['From the Bible', 'Where it is written'],
  'For example': ['Some places', 'A few of them'],
  'Verses with these words': ['Places in the text', 'Where they stand'],
  'What the Bible does say': ['What is written', 'The text itself'],
  'What the text has': ['What we found', 'Near your question'],
  'No such passage': ['Not found', 'It is not there'],
  'One next step': ['What you might do', 'From here'],
  'Where Christians differ': ['Several views', 'How others see it'],
  'In this church’s tradition': ['As it is taught here', 'Our view'],
};
