import { CONSENT_KEY } from '../../lib/consent.ts';
import { SESSION_KEY } from '../../lib/session.ts';
import { type Column, Table } from '../../ui/table.tsx';

interface Thing {
  name: string;
  kind: string;
  purpose: string;
  until: string;
}

/** All cookies and storage items that our pages set. Add new ones here. */
const things: readonly Thing[] = [
  {
    name: '__Host-pre',
    kind: 'Cookie, closed to scripts',
    purpose:
      'Ties a form to your browser before you are logged in, so that no other site can send it in your name. A random number. A test server without encryption calls it pre.',
    until: 'Until you close the browser',
  },
  {
    name: SESSION_KEY,
    kind: 'Local storage',
    purpose: 'Keeps you logged in. Comes with a login, goes with a logout.',
    until: 'Until you log out; void after 14 days without use, or 90 days in all',
  },
  {
    name: CONSENT_KEY,
    kind: 'Local storage',
    purpose: 'Your choice about cookies, and when you made it.',
    until: 'For 365 days',
  },
];

const columns: readonly Column<Thing>[] = [
  { id: 'name', heading: 'Name', cell: ({ name }) => <code>{name}</code> },
  { id: 'kind', heading: 'Kind', cell: ({ kind }) => kind },
  { id: 'purpose', heading: 'What it is for', cell: ({ purpose }) => purpose },
  { id: 'until', heading: 'How long', cell: ({ until }) => until },
];

export const StoredThings = () => (
  <Table
    caption="What Lampstand stores in your browser"
    rows={things}
    rowId={({ name }) => name}
    rowName={({ name }) => name}
    columns={columns}
  />
);
