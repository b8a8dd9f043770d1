import { checkInput, type Field, type Input, type RecordsField } from '@lampstand/sdk/app';
import { expect, test } from 'vitest';
import { planRun } from '../../testing/plan-run.ts';
import { guidance } from './data/guidance.ts';
import { given, now, storeCard } from './household.fixture.ts';
import { debtCoach } from './index.ts';

const { manifest } = debtCoach;

const issuesOf = (raw: object) => checkInput(manifest.fields, raw).issues.map(({ path, rule }) => `${path} ${rule}`);

test('each example passes the form’s own rules and gives a plan with a date', async () => {
  for (const { input: raw } of manifest.examples) {
    const { plan } = await planRun(debtCoach, { input: given(raw) as unknown as Input, now });

    expect(plan.title).toMatch(/^A way out by/);
  }
});

test('negative, absurd and misplaced values are refused at their field', () => {
  const debts = [{ ...storeCard, balance: 0, apr: 401, minimum: -1, dueDay: 32, type: 'yacht' }];

  expect(issuesOf({ debts, strategy: 'snowball', extra: -5 })).toEqual([
    'debts.0.balance too_small',
    'debts.0.apr too_large',
    'debts.0.minimum too_small',
    'debts.0.type not_an_option',
    'debts.0.dueDay too_large',
    'extra too_small',
  ]);
  expect(issuesOf({ debts: [{ ...storeCard, apr: 12.3456 }], strategy: 'snowball' })).toEqual([
    'debts.0.apr too_precise',
  ]);
  expect(issuesOf({ debts: [{ ...storeCard, name: 'x'.repeat(10_000) }], strategy: 'snowball' })).toEqual([
    'debts.0.name too_long',
  ]);
  expect(issuesOf({ debts: [], strategy: 'snowball' })).toEqual(['debts too_few']);
});

test('the first screen asks what is owed and the extra; of each debt its name, balance, rate and minimum', () => {
  const [debts] = manifest.fields;
  const shownOf = (fields: readonly Field[]) => fields.filter(({ more }) => !more).map(({ name }) => name);

  expect(shownOf(manifest.fields)).toEqual(['debts', 'extra']);
  expect(debts?.kind === 'records' && shownOf(debts.of)).toEqual(['name', 'balance', 'apr', 'minimum']);
});

test('the fullest form fits into the body that the manifest asks for', () => {
  const records = manifest.fields.find((field): field is RecordsField => field.name === 'debts');
  const debt = { ...storeCard, name: '銀'.repeat(120), balance: 1_000_000_000, promoApr: 399.999, promoMonths: 120 };
  const input = {
    debts: Array.from({ length: records?.max ?? 0 }, () => ({ ...debt, minimum: 1_000_000_000, inCollections: true })),
    oneOffs: Array.from({ length: 24 }, () => ({ amount: 1_000_000_000, month: '2030-12' })),
    extra: 1_000_000_000,
    strategy: 'custom',
    situation: '銀'.repeat(1_000),
  };

  expect(issuesOf(input)).toEqual([]);
  expect(Buffer.byteLength(JSON.stringify({ input }))).toBeLessThan((manifest.maxBodyBytes ?? 0) - 1_024);
});

test('each law and program names its source, the day it was checked and the day to check it again', () => {
  for (const { source, asOf, reviewBy, contacts } of Object.values(guidance)) {
    expect(source.length).toBeGreaterThan(5);
    expect(asOf < reviewBy).toBe(true);
    for (const { href } of contacts) expect(href).toMatch(/^(https:\/\/|tel:\+1\d{10}$)/);
  }
});
