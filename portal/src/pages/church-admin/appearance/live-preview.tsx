import { type EmbedSettings, type PreviewWrapper, previewWrappers } from '@lampstand/server/contracts';
import { useState } from 'react';
import { useApps } from '../../../lib/use-apps.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { usePreviewPass } from '../../../lib/use-preview-pass.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { ChoiceRow } from './choice-row.tsx';
import styles from './live-preview.module.css';
import { wrappers } from './look-words.ts';
import { PreviewStage } from './preview-stage.tsx';

const SETTLE_MS = 300;
const widths = [
  { value: '320', label: 'Phone' },
  { value: '768', label: 'Tablet' },
  { value: '1200', label: 'Desktop' },
] as const;
const LEAST = 280;
const MOST = 1_400;
const places = previewWrappers.map((value) => ({ value, label: wrappers[value].label }));

/** The church's real app in pages of ours that stand for a church's, in a look that may not be saved yet. */
export function LivePreview({ look, church }: { look: EmbedSettings; church?: string }) {
  const settled = useDebounced(look, SETTLE_MS);
  const { preview, error, retry } = usePreviewPass(settled, church);
  const { apps } = useApps();
  const built = apps?.filter(({ available }) => available) ?? [];
  const [app, setApp] = useState('prayer-generator');
  const [wrapper, setWrapper] = useState<PreviewWrapper>('plain');
  const [width, setWidth] = useState(768);
  const name = built.find(({ id }) => id === app)?.name ?? 'App';
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h3 id="preview">Preview</h3>
      <div className={styles.controls}>
        <SelectField
          label="App"
          value={app}
          options={built.map(({ id, name: label }) => ({ value: id, label }))}
          onChange={(event) => setApp(event.currentTarget.value)}
        />
        <SelectField
          label="Page"
          value={wrapper}
          options={places}
          onChange={(event) => setWrapper(event.currentTarget.value as PreviewWrapper)}
        />
      </div>
      <p className={styles.about}>{wrappers[wrapper].about}</p>
      <div className={styles.sizes}>
        <ChoiceRow<string>
          legend="Width of the page"
          value={String(width)}
          options={widths}
          onChange={(value) => setWidth(Number(value))}
        />
        <label className={styles.slider}>
          <span className="hidden">Width of the page in pixels</span>
          <input
            type="range"
            min={LEAST}
            max={MOST}
            step={10}
            value={width}
            onChange={(event) => setWidth(Number(event.currentTarget.value))}
          />
        </label>
      </div>
      <Loaded name="preview" data={preview} error={error} retry={retry}>
        {({ origin, pass }) => (
          <PreviewStage
            title={`${name}, ${wrappers[wrapper].label.toLowerCase()}`}
            src={`${origin}/preview/${wrapper}?app=${app}&pass=${pass}`}
            width={width}
          />
        )}
      </Loaded>
    </section>
  );
}
