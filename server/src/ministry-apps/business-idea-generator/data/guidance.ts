import type { GuidanceTable } from '../../../app-kit/index.ts';

const checked = { asOf: '2026-11-23', reviewBy: '2027-05-23' };
const sba = {
  label: 'Licenses and permits (SBA)',
  href: 'https://www.sba.gov/business-guide/launch-your-business/apply-licenses-permits',
};

/** Rules that an idea or a person's situation can meet in the United States, with who says so. */
export const guidance = {
  start: {
    title: 'Ask your city or county clerk first.',
    text: 'Many places ask even a one-person business for a license or a home occupation permit. If you rent, read your lease too. One call to the clerk answers most of it.',
    contacts: [sba],
    source: 'U.S. Small Business Administration, Apply for licenses and permits',
    ...checked,
  },
  taxes: {
    title: 'Set money aside for taxes from the first sale.',
    text: 'From $400 of profit in a year you owe self-employment tax, 15.3% on nearly all of it, besides income tax. Taxes are paid four times a year when you expect to owe $1,000 or more. A quarter of the profit is a placeholder until you know your own rate.',
    contacts: [
      {
        label: 'Self-employed tax center (IRS)',
        href: 'https://www.irs.gov/businesses/small-businesses-self-employed/self-employed-individuals-tax-center',
      },
    ],
    source: 'Internal Revenue Service, Self-employed individuals tax center; Topic 554',
    ...checked,
  },
  mentors: {
    title: 'A mentor is free.',
    text: 'SCORE volunteers and Small Business Development Centers talk with beginners at no charge, in most counties and online.',
    contacts: [
      { label: 'score.org', href: 'https://www.score.org' },
      { label: 'americassbdc.org', href: 'https://americassbdc.org' },
    ],
    source: 'U.S. Small Business Administration, Local assistance',
    ...checked,
  },
  benefits: {
    title: 'Before you earn: a call can save a benefit.',
    text: 'SSI, SSDI, SNAP, Medicaid and housing help each count self-employment in their own way, and some end suddenly at a limit. Report the work before the first sale. A free benefits counselor (WIPA) tells you what changes at which amount. For SNAP and Medicaid, ask your caseworker; for housing help, the housing authority.',
    contacts: [{ label: 'Find a benefits counselor (choosework.ssa.gov)', href: 'https://choosework.ssa.gov' }],
    source: 'Social Security Administration, Ticket to Work and Work Incentives Planning and Assistance',
    ...checked,
  },
  immigration: {
    title: 'Ask accredited help before the first sale.',
    text: 'Working for yourself can count as work. On some visas it isn’t allowed, and it can harm a later application. A lawyer or an accredited representative can tell you what your papers allow. If you’re a student from abroad, ask your school’s international office first. Stay away from “notarios.” We didn’t ask about your status, and we don’t store this page.',
    contacts: [
      {
        label: 'Recognized legal help (Department of Justice)',
        href: 'https://www.justice.gov/eoir/recognition-accreditation-roster-reports',
      },
    ],
    source:
      'U.S. Department of Justice, Recognition and Accreditation Program; U.S. Citizenship and Immigration Services, Avoid scams',
    ...checked,
  },
  record: {
    title: 'A record closes fewer doors when you work for yourself.',
    text: 'No employer checks you, but some licenses, insurers and customers ask. Read your state’s rule for the license before you pay for a course: many boards now give an answer in advance.',
    contacts: [
      {
        label: 'Rules by state (National Inventory of Collateral Consequences)',
        href: 'https://niccc.nationalreentryresourcecenter.org',
      },
    ],
    source: 'National Inventory of Collateral Consequences of Conviction, Bureau of Justice Assistance',
    ...checked,
  },
  minor: {
    title: 'Under 18: a parent signs.',
    text: 'A contract with someone under 18 usually can’t be enforced, so customers, banks and insurers want a parent’s signature. Earnings count for taxes as for anyone else. Tell a parent where you work and when, and work only for people they know.',
    source: 'Internal Revenue Service, Topic 554; U.S. Department of Labor, YouthRules',
    contacts: [{ label: 'YouthRules (Department of Labor)', href: 'https://www.dol.gov/agencies/whd/youthrules' }],
    ...checked,
  },
  scams: {
    title: 'Pay no one for a business “system.”',
    text: 'A real customer pays you; a scam asks you to pay first. The Federal Trade Commission lists the signs: big earnings, little work, decide today.',
    contacts: [{ label: 'About business and job scams (FTC)', href: 'https://consumer.ftc.gov/jobs-and-making-money' }],
    source: 'Federal Trade Commission, Jobs and making money',
    ...checked,
  },
  phone: {
    title: 'No phone of your own?',
    text: 'Lifeline is a federal program that lowers the cost of phone service for people with a low income or SNAP, Medicaid or SSI. Until then, a church office or a neighbor can take messages, and a library has computers.',
    contacts: [{ label: 'lifelinesupport.org', href: 'https://www.lifelinesupport.org' }],
    source: 'Federal Communications Commission, Lifeline program',
    ...checked,
  },
  insurance: {
    title: 'Liability insurance',
    text: 'Ask an agent for the price of general liability for this work. Homeowner’s and renter’s insurance usually exclude business.',
    contacts: [
      {
        label: 'Get business insurance (SBA)',
        href: 'https://www.sba.gov/business-guide/launch-your-business/get-business-insurance',
      },
    ],
    source: 'U.S. Small Business Administration, Get business insurance',
    ...checked,
  },
  background: {
    title: 'Background check',
    text: 'Families and facilities ask for one. You can order your own and bring it. Some states require one for paid work with children or older adults.',
    source: 'U.S. Department of Health and Human Services, state child care licensing pages (childcare.gov)',
    contacts: [{ label: 'childcare.gov', href: 'https://childcare.gov' }],
    ...checked,
  },
  contractor: {
    title: 'Contractor’s license',
    text: 'Many states let you do small repairs without a license up to an amount per job, and forbid electrical, gas and plumbing work at any price. Your state’s contractor board names the amount.',
    contacts: [sba],
    source: 'State contractor licensing boards, through the U.S. Small Business Administration',
    ...checked,
  },
  copyright: {
    title: 'Rights to pictures and music',
    text: 'Use only what you made or what is licensed to you, and write down who owns the work you deliver.',
    contacts: [{ label: 'copyright.gov', href: 'https://www.copyright.gov' }],
    source: 'U.S. Copyright Office, Copyright basics (Circular 1)',
    ...checked,
  },
  cosmetology: {
    title: 'Cosmetology rules',
    text: 'Cutting, coloring and nails need a state license. Some states don’t ask for one for natural braiding; look at your board’s page before the first paid customer.',
    contacts: [sba],
    source: 'State boards of cosmetology, through the U.S. Small Business Administration',
    ...checked,
  },
  'cottage-food': {
    title: 'Cottage food law of your state',
    text: 'States let you sell some foods from a home kitchen, mostly those that are safe without a refrigerator. Which foods, how much a year, what the label says and whether you need a course differ from state to state. Ask the state’s department of agriculture or health.',
    contacts: [
      { label: 'Food businesses (FDA)', href: 'https://www.fda.gov/food/food-industry/how-start-food-business' },
    ],
    source: 'U.S. Food and Drug Administration, How to start a food business; state cottage food laws',
    ...checked,
  },
  'food-service': {
    title: 'Food safety permit',
    text: 'Ask the county health department what this kind of cooking needs: a food handler card, a manager’s course, or a licensed kitchen.',
    contacts: [
      { label: 'Food businesses (FDA)', href: 'https://www.fda.gov/food/food-industry/how-start-food-business' },
    ],
    source: 'U.S. Food and Drug Administration, How to start a food business',
    ...checked,
  },
  driver: {
    title: 'Insurance for paid driving',
    text: 'Personal car insurance often doesn’t pay for an accident during paid work. Ask your insurer in writing before the first trip. Some places also license people who drive passengers.',
    source: 'National Association of Insurance Commissioners, consumer pages',
    contacts: [{ label: 'content.naic.org', href: 'https://content.naic.org' }],
    ...checked,
  },
  farm: {
    title: 'Selling what you grow',
    text: 'Whole vegetables and flowers are often free to sell; eggs, honey and seedlings can need a label, a license or an inspection. Ask the state’s department of agriculture. Check what your town allows on the lot.',
    contacts: [{ label: 'New farmers (USDA)', href: 'https://newfarmers.usda.gov' }],
    source: 'U.S. Department of Agriculture, New Farmers',
    ...checked,
  },
  'lead-paint': {
    title: 'Lead paint in homes built before 1978',
    text: 'Paid work that disturbs old paint needs a firm certified by the EPA and a trained person. Refuse such jobs until you are.',
    contacts: [{ label: 'Lead-safe certification (EPA)', href: 'https://www.epa.gov/lead' }],
    source: 'U.S. Environmental Protection Agency, Renovation, Repair and Painting rule',
    ...checked,
  },
  notary: {
    title: 'Notary commission',
    text: 'Your state’s secretary of state gives the commission, sets what you can charge, and tells you whether you need a bond or a course. A notary gives no legal advice.',
    source: 'Secretaries of state; National Association of Secretaries of State',
    contacts: [{ label: 'nass.org', href: 'https://www.nass.org' }],
    ...checked,
  },
  pesticide: {
    title: 'Sprays and weed killers',
    text: 'Putting down pesticides for pay needs a state license, even from a store’s bottle. Leave them out until you have one.',
    contacts: [{ label: 'Pesticide applicators (EPA)', href: 'https://www.epa.gov/pesticide-worker-safety' }],
    source: 'U.S. Environmental Protection Agency, pesticide applicator certification',
    ...checked,
  },
  pets: {
    title: 'Rules for pet care',
    text: 'Walks and visits usually need no license; boarding animals at your home often does. Ask the city and the county’s animal control.',
    contacts: [sba],
    source: 'City and county animal ordinances, through the U.S. Small Business Administration',
    ...checked,
  },
  'sales-tax': {
    title: 'Sales tax',
    text: 'Most states tax things you sell, and some tax services. Register with the state’s department of revenue before the first sale; it is free in most states.',
    contacts: [
      {
        label: 'State tax agencies (IRS list)',
        href: 'https://www.irs.gov/businesses/small-businesses-self-employed/state-government-websites',
      },
    ],
    source: 'State departments of revenue, through the Internal Revenue Service',
    ...checked,
  },
  'tax-preparer': {
    title: 'Preparer’s number',
    text: 'Anyone paid to prepare a federal return needs a PTIN from the IRS, renewed each year. A few states ask for more.',
    contacts: [{ label: 'PTIN (IRS)', href: 'https://www.irs.gov/ptin' }],
    source: 'Internal Revenue Service, PTIN requirements for tax return preparers',
    ...checked,
  },
  'used-goods': {
    title: 'Selling used things',
    text: 'Some cities license people who resell used goods. Never sell what was recalled: look it up first.',
    contacts: [{ label: 'Recalls (CPSC)', href: 'https://www.cpsc.gov/Recalls' }],
    source: 'U.S. Consumer Product Safety Commission, Resellers guide',
    ...checked,
  },
} satisfies GuidanceTable;
export type GuidanceId = keyof typeof guidance;
