import { TextField } from '../../../ui/field.tsx';
import { Group } from './group.tsx';
import type { GroupProps } from './voice-editor.tsx';

export function CareGroup({ draft, problemOf, change }: GroupProps) {
  return (
    <Group
      title="When somebody needs a person"
      about="Named beside heavy subjects and after every crisis line, in every app. It is public: give an address and a number that several people answer."
    >
      <TextField
        label="Who answers"
        optional
        placeholder="the care team"
        help="As it stands after “Write to”. Empty, with the lines below: nobody is named."
        maxLength={60}
        value={draft.careLabel}
        problem={problemOf('careLabel')}
        onChange={(event) => change({ careLabel: event.currentTarget.value })}
      />
      <TextField
        label="Email"
        optional
        type="email"
        autoComplete="off"
        maxLength={254}
        value={draft.careEmail}
        problem={problemOf('careEmail')}
        onChange={(event) => change({ careEmail: event.currentTarget.value })}
      />
      <TextField
        label="Telephone"
        optional
        type="tel"
        autoComplete="off"
        maxLength={25}
        value={draft.carePhone}
        problem={problemOf('carePhone')}
        onChange={(event) => change({ carePhone: event.currentTarget.value })}
      />
    </Group>
  );
}
