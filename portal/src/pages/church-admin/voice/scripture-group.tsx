import type { Tradition } from '@lampstand/server/contracts';
import { SelectField } from '../../../ui/select.tsx';
import { useAdmin } from '../admin-context.ts';
import { Group, type GroupProps } from './group.tsx';

export function ScriptureGroup({ draft, answer, problemOf, change }: GroupProps) {
  const { scripture: said } = useAdmin().words.voice;
  const known = answer.translations.map(({ id, name, abbreviation }) => ({
    value: id,
    label: `${name} (${abbreviation})`,
  }));
  const missing = known.every(({ value }) => value !== draft.translation);
  const gone = { value: draft.translation, label: said.gone(draft.translation.toUpperCase()) };
  return (
    <Group title={said.title} about={said.about}>
      <SelectField
        label={said.tradition}
        value={draft.tradition}
        problem={problemOf('tradition')}
        options={Object.entries(said.traditions).map(([value, label]) => ({ value, label }))}
        onChange={(event) => change({ tradition: event.currentTarget.value as Tradition })}
      />
      <SelectField
        label={said.bible}
        help={known.length === 0 ? said.noBible : said.bibles}
        value={draft.translation}
        problem={problemOf('translation')}
        options={missing ? [gone, ...known] : known}
        onChange={(event) => change({ translation: event.currentTarget.value })}
      />
    </Group>
  );
}
