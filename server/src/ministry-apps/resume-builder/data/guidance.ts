import type { GuidanceTable } from '../../../app-kit/index.ts';

const checked = { asOf: '2026-11-23', reviewBy: '2027-05-23' };

/** Federal rules and official places that the notes name. State and city rules differ, and the notes say so. */
export const guidance = {
  'job-center': {
    title: 'An American Job Center helps you for free.',
    text: 'The staff read resumes, print them, and know who is hiring near you. Public libraries have computers too.',
    contacts: [{ label: 'Find one at careeronestop.org', href: 'https://www.careeronestop.org' }],
    source: 'CareerOneStop, sponsored by the US Department of Labor',
    ...checked,
  },
  eeoc: {
    title: 'A record doesn’t always rule you out.',
    text: 'An employer who uses records has to look at what the offense was, how long ago it was, and what the job is. A rule that shuts out everyone with a record can be unlawful when it hits one group harder. An arrest alone doesn’t prove that anything happened.',
    contacts: [{ label: 'eeoc.gov', href: 'https://www.eeoc.gov' }],
    source: 'Equal Employment Opportunity Commission, enforcement guidance of April 25, 2012, on Title VII',
    ...checked,
  },
  'fair-chance': {
    title: 'When an employer can ask differs from place to place.',
    text: 'Federal agencies, and contractors in many federal jobs, can’t ask about your record before a job offer that depends on the check. Many states, counties, and cities have such a rule for other employers; some have none. Some jobs are closed by law for some records, such as work with children or in a bank. Ask legal aid, a job center, or your state’s labor office about your place.',
    contacts: [
      { label: 'Find legal aid', href: 'https://www.lsc.gov' },
      { label: 'careeronestop.org', href: 'https://www.careeronestop.org' },
    ],
    source: 'Fair Chance to Compete for Jobs Act of 2019, 5 U.S.C. 9202 and 41 U.S.C. 4714',
    ...checked,
  },
  report: {
    title: 'You can see a background report before it is used against you.',
    text: 'An employer who buys a background report needs your permission in writing. Before it turns you down because of the report, it has to give you a copy and a summary of your rights. Check the copy: reports mix people up. You can dispute what is wrong.',
    contacts: [{ label: 'consumer.ftc.gov', href: 'https://consumer.ftc.gov' }],
    source: 'Fair Credit Reporting Act, 15 U.S.C. 1681b(b)',
    ...checked,
  },
  incentives: {
    title: 'An employer can get something for hiring you.',
    text: 'The Federal Bonding Program insures the employer at no cost to you or to them for the first six months. You can name it in an interview. Ask a job center about it, and whether a tax credit is open for hires this year.',
    contacts: [{ label: 'bonds4jobs.com', href: 'https://bonds4jobs.com' }],
    source: 'US Department of Labor, Federal Bonding Program',
    ...checked,
  },
  clearing: {
    title: 'Some records can be sealed or cleared.',
    text: 'States differ in which records, after how long, and at what cost. Legal aid can tell you, often without charge. Never pay someone who promises a result.',
    contacts: [{ label: 'Find legal aid', href: 'https://www.lsc.gov' }],
    source: 'Legal Services Corporation',
    ...checked,
  },
  health: {
    title: 'You don’t have to explain an illness.',
    text: 'Before it makes an offer, an employer can’t ask whether you have a disability or how bad it is. For a gap you can say that you took time for health or family and are ready to work now.',
    contacts: [{ label: 'eeoc.gov', href: 'https://www.eeoc.gov' }],
    source: 'Americans with Disabilities Act, 42 U.S.C. 12112(d)',
    ...checked,
  },
  faith: {
    title: 'Faith is your choice, here and at work.',
    text: 'With few exceptions, such as a church that hires for itself, an employer can’t turn you down because of your religion, and you don’t have to name it.',
    contacts: [{ label: 'eeoc.gov', href: 'https://www.eeoc.gov' }],
    source: 'Title VII of the Civil Rights Act, 42 U.S.C. 2000e-1 and 2000e-2',
    ...checked,
  },
  minors: {
    title: 'Rules for workers under 18',
    text: 'Federal law limits hours and kinds of work, above all under 16. Many states ask for a work permit, often from your school. Leave out your age, your home address, and a photo. Give an employer your Social Security number only on the tax form after you are hired, never in an application from a stranger. Show the form to a parent or a counselor before you send it.',
    contacts: [{ label: 'dol.gov on child labor', href: 'https://www.dol.gov/agencies/whd/child-labor' }],
    source: 'Fair Labor Standards Act, child labor rules, 29 CFR part 570',
    ...checked,
  },
  scams: {
    title: 'A real employer doesn’t ask you for money.',
    text: 'Don’t pay for a job, a background check, or equipment, and don’t deposit a check and send part of it on.',
    contacts: [{ label: 'Report it at reportfraud.ftc.gov', href: 'https://reportfraud.ftc.gov' }],
    source: 'Federal Trade Commission, advice on job scams',
    ...checked,
  },
} as const satisfies GuidanceTable;

export type GuidanceId = keyof typeof guidance;
