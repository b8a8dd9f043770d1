import { CONSENT_KEY } from '../../lib/consent.ts';
import { LANGUAGE_KEY } from '../../lib/remembered-language.ts';
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
    kind: 'Cookie that scripts can’t read',
    purpose: 'Protects forms from misuse by other sites. It’s a random number. Without https it’s called pre.',
    until: 'Until you close the browser',
  },
  {
    name: SESSION_KEY,
    kind: 'Local storage',
    purpose: 'Keeps you logged in.',
    until: 'Until you log out. Expires after 14 days without use, or 90 days in total',
  },
  {
    name: CONSENT_KEY,
    kind: 'Local storage',
    purpose: 'Your choice about cookies, and when you made it.',
    until: 'For 365 days',
  },
  {
    name: LANGUAGE_KEY,
    kind: 'Local storage',
    purpose: 'The language you chose, English or Spanish. Only stored when you choose one.',
    until: 'Until you delete it',
  },
];

const columns: readonly Column<Thing>[] = [
  { id: 'name', heading: 'Name', cell: ({ name }) => <code>{name}</code> },
  { id: 'kind', heading: 'Kind', cell: ({ kind }) => kind },
  { id: 'purpose', heading: 'Why', cell: ({ purpose }) => purpose },
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
