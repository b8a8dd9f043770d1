import { TextField } from '../../../ui/field.tsx';
import { useAdmin } from '../admin-context.ts';
import { Group, type GroupProps } from './group.tsx';

export function CareGroup({ draft, problemOf, change }: GroupProps) {
  const { care: said, optional } = useAdmin().words.voice;
  return (
    <Group title={said.title} about={said.about}>
      <TextField
        label={said.label}
        optional={optional}
        placeholder={said.example}
        help={said.labelHelp}
        maxLength={60}
        value={draft.careLabel}
        problem={problemOf('careLabel')}
        onChange={(event) => change({ careLabel: event.currentTarget.value })}
      />
      <TextField
        label={said.email}
        optional={optional}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={draft.careEmail}
        problem={problemOf('careEmail')}
        onChange={(event) => change({ careEmail: event.currentTarget.value })}
      />
      <TextField
        label={said.phone}
        optional={optional}
        type="tel"
        figures
        autoComplete="off"
        maxLength={25}
        value={draft.carePhone}
        problem={problemOf('carePhone')}
        onChange={(event) => change({ carePhone: event.currentTarget.value })}
      />
    </Group>
  );
}
