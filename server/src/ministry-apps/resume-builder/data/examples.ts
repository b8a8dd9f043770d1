import type { AppTexts } from '../../contract.ts';
import type { fields } from '../fields.ts';

/** Filled-in starting points: three different lives. */
export const examples: AppTexts<typeof fields>['examples'] = [
  {
    label: 'Ten years at home, now an office job',
    input: {
      target: 'Office assistant',
      name: 'Maria Lopez',
      city: 'Dayton, OH',
      phone: '937-555-0142',
      email: 'maria.lopez@example.com',
      jobs: [
        {
          title: 'Family caregiver',
          kind: 'home',
          start: '2015',
          end: '2025',
          did: 'I raised three children and cared for my father\nI kept the family budget and paid every bill on time',
        },
        {
          title: 'Sunday school teacher',
          employer: 'Grace Baptist Church',
          kind: 'unpaid',
          start: '2018',
          end: 'present',
          did: 'I teach 12 children every week\nI schedule 8 volunteers',
        },
        {
          title: 'Cashier',
          employer: 'Food Town',
          kind: 'paid',
          start: 'March 2012',
          end: 'May 2015',
          did: 'ran the register and balanced the drawer\nI trained 4 new cashiers',
        },
      ],
      schools: [{ what: 'High school diploma', school: 'Belmont High School', year: '2011', status: 'finished' }],
      skills: 'Excel, scheduling, phones, budgets',
      languages: 'Spanish (fluent)',
      posting:
        'Office Assistant. We need an office assistant with good phone etiquette and scheduling skills.\n- Answer phones and greet visitors\n- Data entry and filing in Microsoft Excel\n- Scheduling of appointments\n- High school diploma required. Bilingual in Spanish is a plus.',
    },
  },
  {
    label: 'Home from prison, a warehouse job',
    input: {
      target: 'Warehouse worker',
      name: 'James Carter',
      city: 'Columbus, OH',
      phone: '614 555 0187',
      jobs: [
        {
          title: 'Kitchen worker',
          employer: 'State of Ohio',
          kind: 'inside',
          start: '2020',
          end: '2024',
          did: 'I unloaded deliveries and kept count of the dry stock\nWe served 900 meals a day',
          changed: 'I was made line lead after 1 year',
        },
        {
          title: 'Forklift operator',
          employer: 'Miller Freight',
          kind: 'paid',
          start: 'June 2016',
          end: 'August 2019',
          did: 'I loaded and unloaded trucks',
          many: '15 trailers a shift',
          changed: 'No accident in 3 years',
        },
      ],
      schools: [{ what: 'GED', year: '2021', status: 'finished' }],
      certificates: 'Forklift certification, 2016\nServSafe Food Handler, 2022',
      record: true,
    },
  },
  {
    label: 'Sixteen, a first job',
    input: {
      target: 'Grocery bagger',
      name: 'Aiden Brooks',
      city: 'Tulsa, OK',
      email: 'aiden.brooks@example.com',
      jobs: [
        {
          title: 'Lawn mowing',
          kind: 'self',
          start: '2024',
          end: 'present',
          did: 'I mow 5 yards every week in the summer\nI talk to the customers and take the money',
        },
        {
          title: 'Team captain',
          employer: 'Edison High School soccer',
          kind: 'school',
          start: '2025',
          end: 'present',
          did: 'lead warm-ups for 18 players',
        },
      ],
      schools: [{ what: 'High school', school: 'Edison High School', status: 'now' }],
      skills: 'counting money, being on time, soccer',
      first: true,
    },
  },
];
