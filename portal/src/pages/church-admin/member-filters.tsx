import { type Role, roles, type UserStatus } from '@lampstand/server/contracts';
import type { MemberFilter } from '../../lib/use-members.ts';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './church-admin.module.css';

const statusOptions = [
  { value: '', label: 'Every status' },
  { value: 'active', label: 'Active' },
  { value: 'pending', label: 'Pending' },
  { value: 'disabled', label: 'Disabled' },
];
const roleOptions = [
  { value: '', label: 'Every role' },
  ...roles.filter((role) => role !== 'Super Admin').map((role) => ({ value: role, label: role })),
];

export function MemberFilters({
  filter,
  onChange,
}: {
  filter: MemberFilter;
  onChange: (filter: MemberFilter) => void;
}) {
  return (
    <search className={styles.filters}>
      <p className={styles.find}>
        <Icon name="search" />
        <input
          type="search"
          aria-label="Find a member"
          placeholder="Name or email"
          maxLength={120}
          value={filter.search ?? ''}
          onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
        />
      </p>
      <Select
        label="Status"
        options={statusOptions}
        value={filter.status ?? ''}
        onChange={(event) =>
          onChange({ ...filter, status: (event.currentTarget.value || undefined) as UserStatus | undefined })
        }
      />
      <Select
        label="Role"
        options={roleOptions}
        value={filter.role ?? ''}
        onChange={(event) =>
          onChange({ ...filter, role: (event.currentTarget.value || undefined) as Role | undefined })
        }
      />
    </search>
  );
}
