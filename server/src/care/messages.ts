import type { HelplineId } from './helplines.ts';
import type { CareKind } from './types.ts';

interface CareMessage {
  /** Heading where another callout already says "Please talk to someone now." */
  title: string;
  text: string;
  /** In the order in which they are offered. */
  lines: readonly HelplineId[];
}

/** What is said to a person in danger, by kind. No method, no question, no advice to return, stay or reconcile. */
export const careMessages: { readonly [kind in CareKind]: CareMessage } = {
  suicide: {
    title: 'If you think of dying or of hurting yourself',
    text: 'If you might act on this soon, or someone you know might, call 911, and do not stay alone with it. People answer 988 at any hour. It is free, and you can also write to them.',
    lines: ['lifeline', 'emergency'],
  },
  medical: {
    title: 'This may be an emergency',
    text: 'Call 911 now and say what you see. The person on the line will tell you what to do until help comes. Do not wait to see whether it passes.',
    lines: ['emergency'],
  },
  poison: {
    title: 'If somebody has swallowed something, or too much of it',
    text: 'Call 911 if someone has collapsed, has a seizure, cannot be woken or does not breathe well. Otherwise call Poison Control at once, even if nothing shows yet. If it was meant to end a life, 988 is there too.',
    lines: ['emergency', 'poison'],
  },
  'abuse-child': {
    title: 'If a child is being hurt',
    text: 'Call 911 if a child is in danger now. You do not have to be certain before you call Childhelp; they will help you think it through. If you are the one being hurt, it is not your fault, and telling somebody safe is right.',
    lines: ['emergency', 'childhelp'],
  },
  'abuse-adult': {
    title: 'If someone hurts or frightens you',
    text: 'You did not cause this, and nothing has to be decided today. Call 911 if you are in danger now. Advocates answer at any hour and help you plan for your safety. If someone may look at this device, use another one and clear this page.',
    lines: ['emergency', 'domestic-violence'],
  },
  'sexual-assault': {
    title: 'If someone has done this to you',
    text: 'It was not your fault. Call 911 if you are not safe now. RAINN connects you with people near you, and a hospital can care for you; what else happens is yours to decide.',
    lines: ['emergency', 'rainn'],
  },
  trafficking: {
    title: 'If someone holds you or makes you work',
    text: 'Call 911 if you are in danger now. The trafficking hotline speaks many languages and calls nobody without your consent. If someone checks your phone, use another one.',
    lines: ['emergency', 'trafficking'],
  },
  'elder-abuse': {
    title: 'If an older person is being harmed',
    text: 'Call 911 if there is danger now. The Eldercare Locator knows whom to call where you live; you do not need proof to ask.',
    lines: ['emergency', 'eldercare'],
  },
  perinatal: {
    title: 'If the time around a birth is too heavy',
    text: 'This happens to many parents, and it gets better with help. The maternal line listens by call or text at any hour. If you fear for your life or for the baby, call 988, or 911 if it is now.',
    lines: ['maternal', 'lifeline', 'emergency'],
  },
  substance: {
    title: 'If you want help with alcohol or drugs',
    text: 'The SAMHSA helpline is free and private, in English and Spanish. Call 911 if someone cannot be woken, or shakes, sees things or has a seizure after stopping.',
    lines: ['substance', 'emergency'],
  },
  scam: {
    title: 'Stop before you pay or share anything',
    text: 'Hang up, and do not pay, share a code or let anybody into your device. Nobody honest asks for gift cards. Call your bank at the number on your own card, and a relative at the number you already have. Being deceived is no shame.',
    lines: ['fraud', 'fraud-60', 'eldercare'],
  },
};
