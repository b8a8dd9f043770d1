import type { OtherLabels } from '../contract.ts';

/** Should a church avoid a word of a heading. */
export const otherLabels: OtherLabels = {
  'The prayer': ['What to say', 'Words before God'],
  'The verse it leans on': ['From the Bible', 'A passage beside it'],
  'In your own words': ['What you wrote', 'As you wrote it'],
  'How to pray it': ['How to use it', 'A word of advice'],
  'A shorter form': ['In fewer words', 'The same, in brief'],
  'Before you read it in public': ['Before others hear it', 'A word of caution'],
  'Write again': ['Another wording', 'Once more'],
  'Another verse': ['A different one', 'Show the next'],
};
