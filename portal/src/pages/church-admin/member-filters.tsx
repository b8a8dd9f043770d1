import { type Role, roles, type UserStatus, userStatuses } from '@lampstand/server/contracts';
import type { MemberFilter } from '../../lib/use-members.ts';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { useAdmin } from './admin-context.ts';
import styles from './church-admin.module.css';

const filterRoles = roles.filter((role) => role !== 'Super Admin');

export function MemberFilters({
  filter,
  onChange,
}: {
  filter: MemberFilter;
  onChange: (filter: MemberFilter) => void;
}) {
  const { members: said, roles: roleNames, statuses } = useAdmin().words.management;
  const statusOptions = [
    { value: '', label: said.anyStatus },
    ...userStatuses.map((status) => ({ value: status, label: statuses[status] })),
  ];
  const roleOptions = [
    { value: '', label: said.anyRole },
    ...filterRoles.map((role) => ({ value: role, label: roleNames[role] })),
  ];
  return (
    <search className={styles.filters}>
      <p className={styles.find}>
        <Icon name="search" />
        <input
          type="search"
          aria-label={said.find}
          placeholder={said.findHint}
          maxLength={120}
          value={filter.search ?? ''}
          onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
        />
      </p>
      <Select
        label={said.columns.status}
        options={statusOptions}
        value={filter.status ?? ''}
        onChange={(event) =>
          onChange({ ...filter, status: (event.currentTarget.value || undefined) as UserStatus | undefined })
        }
      />
      <Select
        label={said.columns.role}
        options={roleOptions}
        value={filter.role ?? ''}
        onChange={(event) =>
          onChange({ ...filter, role: (event.currentTarget.value || undefined) as Role | undefined })
        }
      />
    </search>
  );
}
