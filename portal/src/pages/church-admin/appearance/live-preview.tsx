import { type EmbedSettings, type PreviewPage, previewPages } from '@lampstand/server/contracts';
import { useState } from 'react';
import { useApps } from '../../../lib/use-apps.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { SelectField } from '../../../ui/select.tsx';
import { useAdmin } from '../admin-context.ts';
import { AppPreview, type PreviewWidth, usualWidth, widths } from './app-preview.tsx';
import styles from './live-preview.module.css';

const DEBOUNCE_MS = 300;

/** One of the church's apps in a look that can be unsaved, with its choices in one line above it. */
export function LivePreview({ look }: { look: EmbedSettings }) {
  const { appearance: texts, app: appLabel } = useAdmin().words.sections;
  const debounced = useDebounced(look, DEBOUNCE_MS);
  const { apps } = useApps();
  const available = apps?.filter((app) => app.available) ?? [];
  const [appId, setAppId] = useState('prayer-generator');
  const [page, setPage] = useState<PreviewPage>('plain');
  const [width, setWidth] = useState<PreviewWidth>(usualWidth);
  const appName = available.find(({ id }) => id === appId)?.name ?? appLabel;
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h3 id="preview" className="hidden">
        {texts.preview}
      </h3>
      <div className={styles.choices}>
        <SelectField
          label={appLabel}
          value={appId}
          options={available.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setAppId(event.currentTarget.value)}
        />
        <SelectField
          label={texts.page}
          value={page}
          options={previewPages.map((value) => ({ value, label: texts.pages[value] }))}
          onChange={(event) => setPage(event.currentTarget.value as PreviewPage)}
        />
        <SelectField
          label={texts.width}
          value={`${width}`}
          options={widths.map((value) => ({ value: `${value}`, label: texts.widths[value] }))}
          onChange={(event) => setWidth(Number(event.currentTarget.value) as PreviewWidth)}
        />
      </div>
      <AppPreview
        look={debounced}
        appId={appId}
        page={page}
        width={width}
        title={`${appName}, ${texts.pages[page].toLowerCase()}`}
      />
    </section>
  );
}
