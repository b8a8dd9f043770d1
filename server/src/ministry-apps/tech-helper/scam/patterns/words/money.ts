import { any } from './any.ts';

// Words for money: how it is to be paid, and what for.

export const giftCard = any(
  'gift ?cards?',
  '(?:google play|itunes|apple|steam|ebay|target|amazon|visa|prepaid|vanilla) cards?',
);
export const ownCard = any(
  'redeem\\w*',
  'birthday',
  'christmas',
  'graduation',
  'balance',
  'i got a',
  'i was given',
  'spend',
  'use (?:a|my)',
);
export const pays = any(
  'pay(?:s|ing|ment)?',
  'paid',
  'fix',
  'fees?',
  'fine',
  'bail',
  'bond',
  'tax(?:es)?',
  'warrant',
  'unlock',
  'refund',
  'send',
  'sent',
  'read',
  '(?:numbers?|codes?) to (?:him|her|them|the|a|some\\w+)',
  'scratch\\w*',
  'numbers? (?:on|off|from|of)',
  'codes? (?:on|off|from|of)',
  'pictures? of',
);
export const money = any(
  'money',
  'cash',
  'dollars?',
  '\\$ ?\\d[\\d,]*',
  'wire',
  'zelle',
  'venmo',
  'bail',
  'bond',
  'pay',
  'send',
  'gift ?cards?',
  'bitcoin',
  'courier',
);
export const cashToday = any('cash', 'deposit', 'check', 'money', 'pay', 'dollars?', '\\$ ?\\d[\\d,]*');
export const transfer = any(
  'bitcoin',
  'crypto\\w*',
  'wire',
  'western union',
  'moneygram',
  'zelle',
  'venmo',
  'cash ?app',
  'gold bars?',
  'courier',
  'money order',
  'cash in the mail',
);
export const crypto = any('bitcoin', 'crypto\\w*');
export const moneyMoves = any(
  '(?:move|moving|transfer|withdraw|protect|take out) (?:\\w+ ){0,3}(?:money|savings|funds|cash)',
);
export const costs = any(
  'money',
  'bills?',
  'loan',
  'ticket',
  'gift ?cards?',
  'bank',
  'crypto\\w*',
  'invest\\w*',
  'fees?',
  'rent',
  'surgery',
  'hospital',
);
export const prize = any(
  'won',
  'winner',
  'prize',
  'lottery',
  'sweepstakes',
  'publishers clearing house',
  'inherit\\w*',
  'free (?:iphone|ipad|gift)',
);
export const prizeCost = any(
  'fees?',
  'pay',
  'tax(?:es)?',
  'claim',
  'shipping',
  'customs',
  'card number',
  'bank',
  'account',
  'click',
  'send',
  'deposit',
);
export const refundWord = any(
  'refund\\w*',
  'overpaid',
  'too much (?:money|back)',
  'invoice',
  'renew\\w*',
  'auto-?renew\\w*',
  'charged',
  'subscription',
);
export const refundWho = any(
  'norton',
  'mcafee',
  'geek squad',
  'amazon',
  'paypal',
  'microsoft',
  'apple',
  'best buy',
  'antivirus',
);
export const orderedBy = any('order', 'purchase', 'charge', 'invoice', 'bill', 'payment', 'subscription', 'renewal');
export const notMine = any(
  "(?:did not|didn't|never|have not|haven't|did'nt|didnt) (?:\\w+ )?(?:make|made|order\\w*|buy|bought|place[d]?|ask\\w*|purchase[d]?|sign\\w*)",
);
