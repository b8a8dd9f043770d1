import { type EmbedSettings, type PreviewWrapper, previewWrappers } from '@lampstand/server/contracts';
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

const SETTLE_MS = 300;
const widths = [320, 768, 1200] as const;
const LEAST = 280;
const MOST = 1_400;

/** The church's real app in pages of ours that stand for a church's, in a look that may not be saved yet. */
export function LivePreview({ look }: { look: EmbedSettings }) {
  const { words, church } = useAdmin();
  const { appearance: said, app: appWord } = words.sections;
  const settled = useDebounced(look, SETTLE_MS);
  const { preview, error, retry } = usePreviewPass(settled, church);
  const { apps } = useApps();
  const built = apps?.filter(({ available }) => available) ?? [];
  const [app, setApp] = useState('prayer-generator');
  const [wrapper, setWrapper] = useState<PreviewWrapper>('plain');
  const [width, setWidth] = useState(() => (innerWidth < 600 ? 320 : 768));
  const name = built.find(({ id }) => id === app)?.name ?? appWord;
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h3 id="preview">{said.preview}</h3>
      <div className={styles.controls}>
        <SelectField
          label={appWord}
          value={app}
          options={built.map(({ id, name: label }) => ({ value: id, label }))}
          onChange={(event) => setApp(event.currentTarget.value)}
        />
        <SelectField
          label={said.page}
          value={wrapper}
          options={previewWrappers.map((value) => ({ value, label: said.wrappers[value].label }))}
          onChange={(event) => setWrapper(event.currentTarget.value as PreviewWrapper)}
        />
      </div>
      <p className={styles.about}>{said.wrappers[wrapper].about}</p>
      <div className={styles.sizes}>
        <ChoiceRow<string>
          legend={said.widthOf}
          value={String(width)}
          options={widths.map((value) => ({ value: String(value), label: said.widths[value] }))}
          onChange={(value) => setWidth(Number(value))}
        />
        <label className={styles.slider}>
          <span className="hidden">{said.widthInPixels}</span>
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
      <Fetched name={said.previewName} failed={said.previewFailed} data={preview} error={error} retry={retry}>
        {({ origin, pass }) => (
          <PreviewStage
            title={`${name}, ${said.wrappers[wrapper].label.toLowerCase()}`}
            src={`${origin}/preview/${wrapper}?app=${app}&pass=${pass}`}
            width={width}
          />
        )}
      </Fetched>
    </section>
  );
}
