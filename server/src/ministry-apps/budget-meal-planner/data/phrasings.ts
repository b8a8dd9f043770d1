/** What people write under "Anything else", and the prepared answer to it. */
export const noteIds = ['eating-disorder', 'weight', 'formula', 'illness', 'hungry-now', 'chewing', 'picky'] as const;
export type NoteId = (typeof noteIds)[number];

export const notePhrasings: { readonly [id in NoteId]: readonly string[] } = {
  'eating-disorder': [
    'I have an eating disorder',
    'I am recovering from anorexia',
    'I make myself throw up after meals',
    'I feel guilty whenever I eat',
    'I am afraid of gaining weight and skip meals',
    'I want to eat as little as possible',
    'I can only allow myself 500 calories a day',
    'keep me under 800 calories',
    'I binge and then I do not eat for days',
    'my daughter hardly eats and thinks she is fat',
    'I want to fast for a week to get thin',
    'I have to earn my food by exercising',
  ],
  weight: [
    'I want to lose weight',
    'how many calories are in each meal',
    'please count the calories for me',
    'I am on a diet to lose 20 pounds',
    'I need a low calorie plan',
    'I want to gain muscle and need macros',
  ],
  formula: [
    'we are running out of baby formula',
    'can I water down the formula',
    'how do I stretch the baby formula',
    'the baby formula is too expensive',
    'can I make my own baby formula',
    'there is not enough formula until payday',
  ],
  illness: [
    'I have kidney disease and am on dialysis',
    'I have diabetes and take insulin',
    'my husband has heart failure',
    'I take blood thinners',
    'I am on chemotherapy',
    'my doctor put me on a special diet',
    'I have Crohn’s disease',
  ],
  'hungry-now': [
    'we have nothing to eat today',
    'my children are hungry right now',
    'we have not eaten since yesterday',
    'there is no food in the house',
    'I skip meals so the kids can eat',
    'payday is next week and the fridge is empty',
  ],
  chewing: [
    'my father has no teeth and needs soft food',
    'she has trouble swallowing',
    'he can only eat soft things',
    'I have dentures and cannot chew well',
    'grandma has no teeth left',
    'my mother can no longer chew',
  ],
  picky: [
    'my son is a picky eater',
    'the kids do not like vegetables',
    'my daughter is autistic and eats only a few foods',
    'my toddler refuses everything',
    'my son only eats chicken nuggets',
  ],
};
