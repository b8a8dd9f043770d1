import type { CareWords } from './index.ts';

/** English. No method, no question, no advice to return, stay or reconcile. */
export const en: CareWords = {
  title: 'Please talk to someone now.',
  notFinish: 'You do not have to finish this page.',
  stillBelow: 'When you are ready, what you asked for is below.',
  note: 'If any of this is close to you or to someone you know, you can talk to a person about it.',
  offer: {
    title: 'You have named several heavy things',
    text: 'A page can only answer one at a time. Somebody who listens can hear them together; please let one person know today.',
  },
  kinds: {
    suicide: {
      title: 'If you think of dying or of hurting yourself',
      text: 'If you might act on this soon, or someone you know might, call 911, and do not stay alone with it. People answer 988 at any hour. It is free, and you can also write to them.',
    },
    medical: {
      title: 'This may be an emergency',
      text: 'Call 911 now and say what you see. The person on the line will tell you what to do until help comes. Do not wait to see whether it passes.',
    },
    poison: {
      title: 'If somebody has swallowed something, or too much of it',
      text: 'Call 911 if someone has collapsed, has a seizure, cannot be woken or does not breathe well. Otherwise call Poison Control at once, even if nothing shows yet. If it was meant to end a life, 988 is there too.',
    },
    'abuse-child': {
      title: 'If a child is being hurt',
      text: 'Call 911 if a child is in danger now. You do not have to be certain before you call Childhelp; they will help you think it through. If you are the one being hurt, it is not your fault, and telling somebody safe is right.',
    },
    'abuse-adult': {
      title: 'If someone hurts or frightens you',
      text: 'You did not cause this, and nothing has to be decided today. Call 911 if you are in danger now. Advocates answer at any hour and help you plan for your safety. If someone may look at this device, use another one and clear this page.',
    },
    'sexual-assault': {
      title: 'If someone has done this to you',
      text: 'It was not your fault. Call 911 if you are not safe now. RAINN connects you with people near you, and a hospital can care for you; what else happens is yours to decide.',
    },
    trafficking: {
      title: 'If someone holds you or makes you work',
      text: 'Call 911 if you are in danger now. The trafficking hotline speaks many languages and calls nobody without your consent. If someone checks your phone, use another one.',
    },
    'elder-abuse': {
      title: 'If an older person is being harmed',
      text: 'Call 911 if there is danger now. The Eldercare Locator knows whom to call where you live; you do not need proof to ask.',
    },
    perinatal: {
      title: 'If the time around a birth is too heavy',
      text: 'This happens to many parents, and it gets better with help. The maternal line listens by call or text at any hour. If you fear for your life or for the baby, call 988, or 911 if it is now.',
    },
    substance: {
      title: 'If you want help with alcohol or drugs',
      text: 'The SAMHSA helpline is free and private, in English and Spanish. Call 911 if someone cannot be woken, or shakes, sees things or has a seizure after stopping.',
    },
    scam: {
      title: 'Stop before you pay or share anything',
      text: 'Hang up, and do not pay, share a code or let anybody into your device. Nobody honest asks for gift cards. Call your bank at the number on your own card, and a relative at the number you already have. Being deceived is no shame.',
    },
  },
};
