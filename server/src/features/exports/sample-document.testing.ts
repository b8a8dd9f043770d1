import type { ResultDocument } from '@lampstand/sdk/app';

/** Test support: a document with every kind of block. */
export const sampleDocument: ResultDocument = {
  title: 'Your way out of debt: “März”',
  asOf: '2026-11-20',
  writer: { kind: 'built-in' },
  about: 'Two debts.',
  sections: [
    {
      id: 'plan',
      title: 'The plan',
      blocks: [
        { type: 'heading', text: 'First things' },
        {
          type: 'prose',
          text: 'Pay the **small** one & *breathe*.\n\n- one\n- two\n\nSee [the guide](https://guide.example).',
        },
        { type: 'prose', text: 'Lord, we thank you.\nAmen.', spoken: true },
        { type: 'steps', items: ['Call the bank', 'Write it down'] },
        { type: 'checklist', items: ['Statement'] },
        {
          type: 'table',
          caption: 'Order of payment',
          columns: [{ label: 'Debt' }, { label: 'Balance', figures: true }],
          rows: [
            ['Card "A"', '$1,200.00'],
            ['=HYPERLINK("https://evil.example")', '-$5.00'],
          ],
          notes: { 1: 'closed' },
          chosen: 0,
          foot: ['Total', '$1,195.00'],
          visibleRows: 1,
        },
        {
          type: 'chart',
          kind: 'line',
          title: 'What you owe',
          labels: ['Nov', 'Dec'],
          series: [{ name: 'Plan', values: [100, 0], style: 'main' }],
          unit: 'money',
          summary: 'It falls to zero in December.',
        },
        { type: 'stat', items: [{ value: '2', label: 'months', detail: 'until March' }] },
      ],
    },
    {
      id: 'help',
      title: 'Help',
      editable: true,
      again: 'Write again',
      blocks: [
        {
          type: 'callout',
          tone: 'caution',
          title: 'Before you sign',
          text: 'Ask somebody.',
          contacts: [{ label: 'Call 988', href: 'tel:988' }],
        },
        {
          type: 'verse',
          reference: 'Psalm 1:1',
          translation: 'World English Bible',
          text: 'A text that the test made.',
          status: 'verified',
        },
        {
          type: 'schedule',
          title: 'Payments',
          entries: [
            { date: '2026-12-31', title: 'Pay, then rest; done', detail: 'Card "A"\nSecond line' },
            {
              date: '2027-01-31',
              title: 'A very long entry that has to be folded because it is longer than one line may be in this format',
            },
          ],
        },
        { type: 'cards', items: [{ title: 'Card', text: 'Its **text**.' }] },
      ],
    },
  ],
};
