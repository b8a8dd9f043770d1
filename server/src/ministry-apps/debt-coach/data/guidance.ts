import type { GuidanceTable } from '../../../app-kit/index.ts';

const checked = { asOf: '2026-11-20', reviewBy: '2027-05-20' };
const checkedLater = { asOf: '2026-11-22', reviewBy: '2027-05-22' };

/** Laws and programs of the United States that the document cites, with their source and the day they were checked. */
export const guidance = {
  counseling: {
    title: 'A first talk with a nonprofit counselor commits you to nothing.',
    text: 'Member agencies of the National Foundation for Credit Counseling look at the whole household with you, and they can ask the lenders for lower rates in one plan.',
    contacts: [
      { label: 'Call 1-800-388-2227', href: 'tel:+18003882227' },
      { label: 'nfcc.org', href: 'https://www.nfcc.org' },
    ],
    source: 'National Foundation for Credit Counseling, questions and answers',
    ...checked,
  },
  collections: {
    title: 'With a collector, ask for proof before you pay.',
    text: 'A collector has to tell you in writing what you owe, and to which creditor. If you dispute the debt in writing within 30 days of that notice, the collector must stop until it has sent you verification. A letter for this is below. If a letter comes from a court, answer it by its date; legal aid can help.',
    contacts: [
      { label: 'About debt collection', href: 'https://www.consumerfinance.gov/consumer-tools/debt-collection/' },
    ],
    source: 'Fair Debt Collection Practices Act, 15 U.S.C. 1692g',
    ...checked,
  },
  'old-debt': {
    title: 'Ask how old it is: a payment can start the clock again.',
    text: 'Each state limits the years in which a debt can be taken to court. After that a collector must not sue you or threaten to, but can still ask for money. In many states a payment, however small, or a promise in writing starts the years again. So ask for the date of the last payment, and ask legal aid or your state’s attorney general which limit applies, before you pay or promise anything. If you are sued all the same, go to court or answer: the court doesn’t see the age of a debt by itself.',
    contacts: [
      {
        label: 'About old debts (CFPB)',
        href: 'https://www.consumerfinance.gov/consumer-tools/debt-collection/',
      },
    ],
    source: 'Regulation F, 12 CFR 1006.26(b), on time-barred debts; state laws on limitation',
    ...checkedLater,
  },
  title: {
    title: 'A title loan can cost you the car: ask for a payment plan before the due date.',
    text: 'The lender holds the title, and if the loan isn’t paid it can take the car, in many states without going to court first. A renewal is a new fee and leaves the debt as it was. Tell the lender before the due date what you can pay, and ask for every agreement in writing. If the car is in danger, ask legal aid or a nonprofit credit counselor first: without it, many people can’t get to work.',
    contacts: [{ label: 'Find legal aid', href: 'https://www.lsc.gov' }],
    source: 'Federal Trade Commission, advice and cases on car title loans since 2015',
    ...checkedLater,
  },
  payday: {
    title: 'Ask the payday lender for an extended payment plan.',
    text: 'Sixteen of the 26 states that allowed payday loans in 2022 had laws on repaying them in installments, usually at no extra cost. Many lenders in other states offer four equal payments on your paydays as a rule of their trade association. Ask by the day before the loan is due, and don’t renew it: each renewal is a new fee on the same debt. This page counts the four payments as monthly.',
    contacts: [
      {
        label: 'About extended payment plans',
        href: 'https://www.consumerfinance.gov/data-research/research-reports/consumer-use-of-state-payday-loan-extended-payment-plans/',
      },
    ],
    source:
      'Consumer Financial Protection Bureau, report on extended payment plans, 2022; best practices of the Community Financial Services Association',
    ...checkedLater,
  },
  student: {
    title: 'Federal student loans have options that other debts don’t have.',
    text: 'Payments can follow your income, and they can pause in hard times. Ask your servicer, or look at studentaid.gov, before you pay more than the minimum. That help is free, so no one should charge you for it. Private student loans follow their own contract.',
    contacts: [{ label: 'studentaid.gov', href: 'https://studentaid.gov' }],
    source: 'Federal Student Aid, US Department of Education',
    ...checked,
  },
  tax: {
    title: 'Taxes come before cards and loans.',
    text: 'The IRS accepts monthly payments by agreement, and most people can ask online. File on time even when you can’t pay. Penalties may be added that this page doesn’t count; your state has its own rules.',
    contacts: [{ label: 'irs.gov/payments', href: 'https://www.irs.gov/payments' }],
    source: 'Internal Revenue Service, payment plans',
    ...checked,
  },
  medical: {
    title: 'Ask about financial assistance before you pay a hospital.',
    text: 'A nonprofit hospital must have a written financial assistance policy and show it to you. It can lower a bill or cancel it. Ask for the form and for an itemized bill, also for an older bill.',
    contacts: [],
    source: 'Internal Revenue Code, section 501(r)',
    ...checked,
  },
  mortgage: {
    title: 'The house is counted here like any other debt.',
    text: 'Many households pay the mortgage as agreed and leave it for last. If a payment is in danger, a housing counselor approved by HUD helps with the lender, and counseling to avoid foreclosure is free.',
    contacts: [
      { label: 'Find a housing counselor', href: 'https://www.consumerfinance.gov/find-a-housing-counselor/' },
    ],
    source: 'US Department of Housing and Urban Development, housing counseling',
    ...checked,
  },
  'deferred-interest': {
    title: 'Read the small print of the promotion.',
    text: 'Some store cards charge the interest of all the months before if anything is left when the promotion ends. Call and ask: is this interest waived, or deferred? This page counts it as waived.',
    contacts: [],
    source: 'Consumer Financial Protection Bureau, letters on deferred interest, 2017',
    ...checked,
  },
  settlement: {
    title: 'Pay no one up front to make debt go away.',
    text: 'A company that sells debt relief by phone must not take a fee before it has settled a debt for you. Leave at once if someone asks for money first, promises a result or tells you not to speak with your lenders.',
    contacts: [{ label: 'How to get out of debt (FTC)', href: 'https://consumer.ftc.gov/articles/how-get-out-debt' }],
    source: 'Telemarketing Sales Rule, 16 CFR 310.4(a)(5)',
    ...checked,
  },
  bankruptcy: {
    title: 'Bankruptcy is a legal protection. An attorney can tell you if it fits.',
    text: 'This page can’t. Legal aid offices advise people with low income without charge, and many bankruptcy attorneys give a first talk for free.',
    contacts: [{ label: 'Find legal aid', href: 'https://www.lsc.gov' }],
    source: 'Legal Services Corporation',
    ...checked,
  },
} as const satisfies GuidanceTable;

export type GuidanceId = keyof typeof guidance;
