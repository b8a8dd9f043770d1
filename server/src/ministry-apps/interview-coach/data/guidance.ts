import type { GuidanceTable } from '../../../app-kit/index.ts';

const checked = { asOf: '2026-11-23', reviewBy: '2027-05-23' };
const eeoc = [{ label: 'eeoc.gov', href: 'https://www.eeoc.gov' }];

/** Rights in hiring in the United States, with their source and the day they were checked. Federal law; states add to it. */
export const guidance = {
  rights: {
    title: 'Federal law protects you in hiring.',
    text: 'An employer may not turn you down because of race, color, religion, sex, pregnancy, national origin, disability, genetic information, or age from 40 on. Most of these laws hold for employers with 15 or more workers; the age law begins at 20. Many states protect more people, at smaller employers too. If you think that it happened to you, write down the words and the date. You usually have 180 days to file a charge with the EEOC, and 300 days where a state or local agency enforces such a law. Filing is free.',
    source: 'US Equal Employment Opportunity Commission: Title VII, ADEA, ADA, GINA; filing a charge',
    url: 'https://www.eeoc.gov',
    contacts: eeoc,
    ...checked,
  },
  health: {
    title: 'Before an offer, an employer may not ask about a disability.',
    text: 'They may ask whether you can do the duties of the job, with or without an accommodation, and they may ask you to show how. You decide whether and when you tell anyone about a condition. You can ask for an accommodation for the interview itself, such as a ramp, an interpreter or more time. After an offer they may ask medical questions only if they ask everyone in that job. The Job Accommodation Network gives free advice on what to ask for.',
    source: 'Americans with Disabilities Act; EEOC guidance on questions before an offer',
    url: 'https://www.ada.gov',
    contacts: [
      { label: 'ada.gov', href: 'https://www.ada.gov' },
      { label: 'askjan.org', href: 'https://askjan.org' },
    ],
    ...checked,
  },
  record: {
    title: 'A record doesn’t end your chances, and a lie can.',
    text: 'Read the question and answer that question: a conviction, an arrest and a felony aren’t the same. An arrest alone doesn’t prove that anything happened. The EEOC says that employers should look at what the offense was, how long ago it was, and what the job is. Federal agencies and federal contractors may usually ask only after a conditional offer, and many states and cities have rules like that. If your record was sealed or expunged, ask legal aid in your state what you may answer.',
    source:
      'EEOC enforcement guidance on arrest and conviction records, 2012; Fair Chance to Compete for Jobs Act of 2019',
    url: 'https://www.eeoc.gov',
    contacts: [
      { label: 'careeronestop.org', href: 'https://www.careeronestop.org' },
      { label: 'Find legal aid (lsc.gov)', href: 'https://www.lsc.gov' },
    ],
    ...checked,
  },
  'background-check': {
    title: 'A background check needs your written permission.',
    text: 'Before an employer turns you down because of a background report from a company, they have to give you a copy of it and a summary of your rights. Read it: reports have errors. You can dispute an error with the company that made the report, for free, and tell the employer that you did.',
    source: 'Fair Credit Reporting Act; Federal Trade Commission advice for job seekers',
    url: 'https://consumer.ftc.gov',
    contacts: [{ label: 'consumer.ftc.gov', href: 'https://consumer.ftc.gov' }],
    ...checked,
  },
  bond: {
    title: 'A free bond can make it easier to hire you.',
    text: 'The Federal Bonding Program gives an employer free insurance against theft for the first six months, for people with a record and others who are hard to insure. Your American Job Center can tell you whether it is open to you. You can say in the interview that you will ask for it.',
    source: 'US Department of Labor: Federal Bonding Program',
    url: 'https://www.dol.gov',
    contacts: [{ label: 'dol.gov', href: 'https://www.dol.gov' }],
    ...checked,
  },
  pay: {
    title: 'You may talk about pay.',
    text: 'Some states and cities don’t let an employer ask what you earned before, and some make them print the range. You can always answer with the range you are looking for now. Most workers at private employers also have the right to talk about their pay with coworkers.',
    source: 'State and local salary history laws; National Labor Relations Act, section 7',
    url: 'https://www.nlrb.gov',
    contacts: [{ label: 'nlrb.gov', href: 'https://www.nlrb.gov' }],
    ...checked,
  },
  minors: {
    title: 'Under 18, the law limits hours and tasks.',
    text: 'Federal law limits the hours of workers of 14 and 15 and keeps everyone under 18 out of dangerous jobs. Some states ask for a work permit, which your school usually gives. It costs nothing to ask.',
    source: 'US Department of Labor: Fair Labor Standards Act, child labor rules',
    url: 'https://www.dol.gov',
    contacts: [{ label: 'dol.gov', href: 'https://www.dol.gov' }],
    ...checked,
  },
  church: {
    title: 'A church may ask about faith.',
    text: 'Religious organizations may prefer people of their own faith. For jobs that teach or lead the faith, courts leave the choice of the person to the church; this is called the ministerial exception. So questions on belief, membership and way of life are common there, and some of the protections above don’t hold. Ask early for the statement of faith and the conduct policy, and say yes only to what you can live with honestly. Rules on child safety and on pay for other jobs still hold.',
    source: 'Title VII, section 702; Supreme Court: Hosanna-Tabor (2012), Our Lady of Guadalupe (2020)',
    url: 'https://www.eeoc.gov',
    contacts: eeoc,
    ...checked,
  },
  scams: {
    title: 'A real employer doesn’t ask you for money.',
    text: 'Don’t pay for a job, a kit or a background check. Don’t cash a check and send part of it back. Don’t give your Social Security or bank number before you have an offer and know who they are. If an interview is by text alone and the offer comes at once, look up the company yourself and call it.',
    source: 'Federal Trade Commission: job scams',
    url: 'https://consumer.ftc.gov',
    contacts: [{ label: 'reportfraud.ftc.gov', href: 'https://reportfraud.ftc.gov' }],
    ...checked,
  },
} satisfies GuidanceTable;
export type GuidanceId = keyof typeof guidance;
