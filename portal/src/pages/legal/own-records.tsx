import { pluralOf } from '@lampstand/sdk/app';
import type { AccountExport } from '@lampstand/server/contracts';
import type { ReactNode } from 'react';
import { lastSeen, shortDate } from '../../lib/dates.ts';
import styles from './privacy-dashboard.module.css';

const LOG_SHOWN = 25;
const day = (iso: string | null) => (iso === null ? 'never' : shortDate(Date.parse(iso)));
const moment = (iso: string) => lastSeen(Date.parse(iso));
/** Readable text of an action such as "account.set-phone". */
const words = (action: string) => action.replace('.', ': ').replaceAll('-', ' ');
const count = (rows: readonly unknown[], one: string, many: string) =>
  `${rows.length} ${pluralOf(rows.length, { one, other: many })}`;

/** Collapsible sections. */
export function OwnRecords({ records }: { records: AccountExport }) {
  const { account, church, ownPlan, sessions, invitations, letters, mailStopped, log, notIncluded } = records;
  return (
    <div className={styles.records}>
      <Part title="Account" sum={account.email} open>
        <dl>
          <Fact name="Name">{`${account.firstName} ${account.lastName}`.trim()}</Fact>
          <Fact name="Role">{account.role}</Fact>
          <Fact name="Church">{church?.name ?? 'None'}</Fact>
          <Fact name="Phone">{account.phoneNumber ?? 'Not given'}</Fact>
          <Fact name="About your church">{account.churchMinistryDescription || 'Empty'}</Fact>
          <Fact name="Account created">{day(account.createdAt)}</Fact>
          <Fact name="Last login">{day(account.lastLoginAt)}</Fact>
          <Fact name="Last app opened">{account.lastAppAccessed ?? 'None'}</Fact>
          {ownPlan && <Fact name="Your own plan">{`${ownPlan.status}, until ${day(ownPlan.endsAt)}`}</Fact>}
        </dl>
      </Part>
      <Part title="Where you’re logged in" sum={count(sessions, 'device', 'devices')}>
        <Rows
          of={sessions}
          show={({ device, lastSeenAt, thisOne }) => [thisOne ? `${device}, this one` : device, moment(lastSeenAt)]}
        />
      </Part>
      <Part title="Invitations to you" sum={count(invitations, 'invitation', 'invitations')}>
        <Rows of={invitations} show={({ church: from, status, createdAt }) => [`${from}: ${status}`, day(createdAt)]} />
      </Part>
      <Part title="Emails to you" sum={count(letters, 'email', 'emails')}>
        {mailStopped && (
          <p>Since {day(mailStopped.since)} we’ve stopped sending: your mail server rejected our email.</p>
        )}
        <Rows of={letters} show={({ kind, state, createdAt }) => [`${words(kind)}: ${state}`, day(createdAt)]} />
      </Part>
      <Part title="Activity log" sum={count(log, 'entry', 'entries')}>
        <Rows of={log.slice(0, LOG_SHOWN)} show={({ action, by, at }) => [`${words(action)}, by ${by}`, moment(at)]} />
        {log.length > LOG_SHOWN && <p>The newest {LOG_SHOWN} are shown. The file has all of them.</p>}
      </Part>
      <Part title="Not shown here or in the file" sum={count(notIncluded, 'thing', 'things')}>
        <ul className={styles.plain}>
          {notIncluded.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

function Part({ title, sum, open, children }: { title: string; sum: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary>
        <span>{title}</span>
        <span className={styles.sum}>{sum}</span>
      </summary>
      <div className={styles.part}>{children}</div>
    </details>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Lines of one section: what and when. */
function Rows<Row>({ of, show }: { of: readonly Row[]; show: (row: Row) => [what: string, when: string] }) {
  if (of.length === 0) return <p>Nothing.</p>;
  return (
    <ul className={styles.rows}>
      {of.map((row, place) => {
        const [what, when] = show(row);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names, and never move
          <li key={place}>
            <span>{what}</span> <span className="fig">{when}</span>
          </li>
        );
      })}
    </ul>
  );
}
