import { type EmbedSettings, type PreviewPage, previewPages } from '@lampstand/server/contracts';
import { useState } from 'react';
import { useApps } from '../../../lib/use-apps.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { usePreviewPass } from '../../../lib/use-preview-pass.ts';
import { SelectField } from '../../../ui/select.tsx';
import { useAdmin } from '../admin-context.ts';
import { Fetched } from '../fetched.tsx';
import { ChoiceRow } from './choice-row.tsx';
import styles from './live-preview.module.css';
import { PreviewStage } from './preview-stage.tsx';

const DEBOUNCE_MS = 300;
const widths = [320, 768, 1200] as const;
type Width = (typeof widths)[number];

/** One of the church's apps in a sample church page, in a look that can be unsaved. */
export function LivePreview({ look }: { look: EmbedSettings }) {
  const { words, church } = useAdmin();
  const { appearance: texts, app: appLabel } = words.parts;
  const debounced = useDebounced(look, DEBOUNCE_MS);
  const { preview, error, retry } = usePreviewPass(debounced, church);
  const { apps } = useApps();
  const available = apps?.filter((app) => app.available) ?? [];
  const [appId, setAppId] = useState('prayer-generator');
  const [page, setPage] = useState<PreviewPage>('plain');
  const [width, setWidth] = useState<Width>(() => (innerWidth < 600 ? 320 : 768));
  const appName = available.find(({ id }) => id === appId)?.name ?? appLabel;
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h3 id="preview">{texts.preview}</h3>
      <SelectField
        label={appLabel}
        value={appId}
        options={available.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => setAppId(event.currentTarget.value)}
      />
      <div className={styles.choices}>
        <ChoiceRow<PreviewPage>
          legend={texts.page}
          value={page}
          options={previewPages.map((value) => ({ value, label: texts.pages[value] }))}
          onChange={setPage}
        />
        <ChoiceRow<`${Width}`>
          legend={texts.width}
          value={`${width}`}
          options={widths.map((value) => ({ value: `${value}` as const, label: texts.widths[value] }))}
          onChange={(value) => setWidth(Number(value) as Width)}
        />
      </div>
      <Fetched name={texts.previewName} failed={texts.previewFailed} data={preview} error={error} retry={retry}>
        {({ origin, pass }) => (
          <PreviewStage
            title={`${appName}, ${texts.pages[page].toLowerCase()}`}
            src={`${origin}/preview/${page}?app=${appId}&pass=${pass}`}
            width={width}
          />
        )}
      </Fetched>
    </section>
  );
}
