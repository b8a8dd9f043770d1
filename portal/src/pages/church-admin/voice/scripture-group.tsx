import type { Tradition } from '@lampstand/server/contracts';
import { SelectField } from '../../../ui/select.tsx';
import { Group } from './group.tsx';
import type { GroupProps } from './voice-editor.tsx';
import { traditionOptions } from './voice-words.ts';

export function ScriptureGroup({ draft, answer, problemOf, change }: GroupProps) {
  const known = answer.translations.map(({ id, name, abbreviation }) => ({
    value: id,
    label: `${name} (${abbreviation})`,
  }));
  const missing = known.every(({ value }) => value !== draft.translation);
  const gone = { value: draft.translation, label: `${draft.translation.toUpperCase()}, not on this server now` };
  return (
    <Group
      title="Tradition and Bible"
      about="How a prayer begins and ends, whether a visitor is sent to a pastor or a priest, and the view that is told first follow your tradition. Every verse is taken from the text you choose."
    >
      <SelectField
        label="Tradition"
        value={draft.tradition}
        problem={problemOf('tradition')}
        options={traditionOptions}
        onChange={(event) => change({ tradition: event.currentTarget.value as Tradition })}
      />
      <SelectField
        label="Bible"
        help={
          known.length === 0
            ? 'No text of the Bible is on this server yet: references are checked, and no verse is shown.'
            : 'The texts that are on this server. Whoever runs it can add others.'
        }
        value={draft.translation}
        problem={problemOf('translation')}
        options={missing ? [gone, ...known] : known}
        onChange={(event) => change({ translation: event.currentTarget.value })}
      />
    </Group>
  );
}
