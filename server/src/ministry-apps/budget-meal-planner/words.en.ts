import { answerWords } from './words/answer.en.ts';
import { careWords } from './words/care.en.ts';
import { cookingWords } from './words/cooking.en.ts';
import { namesWords } from './words/names.en.ts';
import { shoppingWords } from './words/shopping.en.ts';

/** Sentences, titles and labels of the document. Amounts of money, days and amounts of food are given as text. */
export const words = { ...namesWords, ...answerWords, ...careWords, ...cookingWords, ...shoppingWords };
