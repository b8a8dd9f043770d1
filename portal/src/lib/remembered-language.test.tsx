import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGE_KEY, rememberedLanguage, rememberLanguage } from './remembered-language.ts';
import { explain } from './stored-items.ts';

afterEach(() => vi.unstubAllGlobals());

test('the chosen language is remembered, and the privacy dashboard says what it is', () => {
  expect(rememberedLanguage()).toBeUndefined();

  rememberLanguage('es');

  expect(rememberedLanguage()).toBe('es');
  expect(explain({ place: 'local storage', name: LANGUAGE_KEY }).what).toBe('The language you chose.');
});

test('another stored value counts as no choice', () => {
  localStorage.setItem(LANGUAGE_KEY, 'fr');

  expect(rememberedLanguage()).toBeUndefined();
});

test('blocked storage breaks nothing', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });

  rememberLanguage('es');

  expect(rememberedLanguage()).toBeUndefined();
});
