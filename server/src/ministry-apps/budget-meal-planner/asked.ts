import { type FieldTexts, field } from '@lampstand/sdk/app';

/** Asked when the form names only babies. */
export const addPeople = { adults: field.number({ min: 1, max: 200, initial: 1 }) };
export const addPeopleTexts: FieldTexts<typeof addPeople> = { adults: { label: 'Adults who eat with them' } };

/** Asked when a box is to be used and none of its foods was named. */
export const boxFoods = { box: field.longText({ max: 2_000, rows: 5 }) };
export const boxFoodsTexts: FieldTexts<typeof boxFoods> = {
  box: { label: 'What is in the box?', help: 'One food a line, with how much: 2 cans black beans' },
};
