import type { AppTexts } from '../../contract.ts';
import type { fields } from '../fields.ts';

/** Filled-in starting points: two different lives. */
export const examples: AppTexts<typeof fields>['examples'] = [
  {
    label: 'Ten years at home, now an office job',
    input: {
      target: 'Office assistant',
      name: 'Maria Lopez',
      city: 'Dayton, OH',
      jobs: [
        {
          title: 'Family caregiver',
          kind: 'home',
          start: '2015',
          end: '2025',
          did: 'I raised three children',
        },
        {
          title: 'Cashier',
          employer: 'Food Town',
          kind: 'paid',
          start: 'March 2012',
          end: 'May 2015',
          did: 'I ran the register and trained 4 new cashiers',
        },
      ],
      schools: [{ what: 'High school diploma', school: 'Belmont High School', year: '2011', status: 'finished' }],
    },
  },
  {
    label: 'Home from prison, a warehouse job',
    input: {
      target: 'Warehouse worker',
      name: 'James Carter',
      city: 'Columbus, OH',
      jobs: [
        {
          title: 'Kitchen worker',
          employer: 'State of Ohio',
          kind: 'inside',
          start: '2020',
          end: '2024',
          did: 'I unloaded deliveries and kept count of the dry stock',
        },
        {
          title: 'Forklift operator',
          employer: 'Miller Freight',
          kind: 'paid',
          start: 'June 2016',
          end: 'August 2019',
          did: 'I loaded and unloaded trucks',
        },
      ],
      record: true,
    },
  },
];
