import { expect, test } from 'vitest';
import { sampleOptions } from '../sample.testing.ts';
import { canAcceptToken } from './accepts-token.ts';

const { boot } = sampleOptions;
const portalBoot = { ...boot, acceptsToken: true } as const;
const ourBoot = { ...portalBoot, aud: 'demo', church: { ...boot.church, slug: 'lampstand' } } as const;
/** A token of a person who is signed in to the portal. */
const token = (claims: object = {}) => {
  const all = {
    v: 1,
    church: 'grace-chapel',
    app: 'prayer-generator',
    aud: 'portal',
    ori: 'https://ß.example',
    ...claims,
  };
  return `${Buffer.from(JSON.stringify(all)).toString('base64url')}.c2lnbmF0dXJl`;
};

test('a document that the portal opened accepts a signed-in person’s token for its church and app', () => {
  expect(canAcceptToken(portalBoot, token())).toBe(true);
});

test('our own church’s document accepts a signed-in person’s token of any church', () => {
  for (const church of ['lampstand', 'hope']) expect(canAcceptToken(ourBoot, token({ church }))).toBe(true);
});

test('a document in a church’s page accepts no token', () => {
  for (const claims of [{}, { church: 'hope' }, { aud: 'embed' }])
    expect(canAcceptToken(boot, token(claims))).toBe(false);
});

test.each([
  ['another church', portalBoot, token({ church: 'hope' })],
  ['our own church, in the document of a church', portalBoot, token({ church: 'lampstand' })],
  ['another app', portalBoot, token({ app: 'debt-coach' })],
  ['another app of any church', ourBoot, token({ app: 'debt-coach' })],
  ['a visitor of the church', portalBoot, token({ aud: 'embed' })],
  ['a visitor of our own pages', ourBoot, token({ aud: 'demo', church: 'lampstand' })],
])('a document that the portal opened refuses a token for %s', (_what, document, given) => {
  expect(canAcceptToken(document, given)).toBe(false);
});

test.each(['', '.', 'x', '%%%.x', 'bnVsbA.x', 'W10.x', 'MQ', 'e30.x', '{"aud":"portal"}'])(
  'the text %j is no token',
  (text) => {
    expect(canAcceptToken(ourBoot, text)).toBe(false);
  },
);
