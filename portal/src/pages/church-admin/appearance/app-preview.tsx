import type { EmbedSettings, PreviewPage } from '@lampstand/server/contracts';
import { useRef, useState } from 'react';
import { noteStep } from '../../../lib/use-first-steps.ts';
import { usePreviewPass } from '../../../lib/use-preview-pass.ts';
import { useAdmin } from '../admin-context.ts';
import { Fetched } from '../fetched.tsx';
import { PreviewStage } from './preview-stage.tsx';

export const widths = [320, 768, 1200] as const;
export type PreviewWidth = (typeof widths)[number];

export const usualWidth = (): PreviewWidth => (innerWidth < 600 ? 320 : 768);

interface Props {
  /** Can be unsaved. */
  look: EmbedSettings;
  appId: string;
  /** Title of the iframe, for screen readers. */
  title: string;
  page?: PreviewPage;
  width?: PreviewWidth;
}

/** One of the church's apps in a sample page of our own. It works without a plan, and nothing in it is counted. */
export function AppPreview({ look, appId, title, page = 'plain', width }: Props) {
  const { words, church } = useAdmin();
  const { appearance: texts } = words.sections;
  const { preview, error, retry } = usePreviewPass(look, church);
  const [usual] = useState(usualWidth);
  const noted = useRef(false);
  const note = () => {
    if (!noted.current) void noteStep('seen', church);
    noted.current = true;
  };
  return (
    <Fetched name={texts.previewName} failed={texts.previewFailed} data={preview} error={error} retry={retry}>
      {({ origin, pass }) => (
        <PreviewStage
          title={title}
          src={`${origin}/preview/${page}?app=${appId}&pass=${pass}`}
          width={width ?? usual}
          onSeen={note}
        />
      )}
    </Fetched>
  );
}
