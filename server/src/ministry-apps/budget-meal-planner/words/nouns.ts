/** Nouns that are counted in sentences. */
export const day = { one: 'day', other: 'days' };
export const meal = { one: 'meal', other: 'meals' };
export const serving = { one: 'serving', other: 'servings' };
export const minute = { one: 'minute', other: 'minutes' };
export const person = { one: 'person', other: 'people' };
export const food = { one: 'food', other: 'foods' };
export const item = { one: 'item', other: 'items' };
