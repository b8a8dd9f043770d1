import { type FrameDocumentOptions, renderFirstScreen, renderFrameDocument } from '@lampstand/sdk/frame/server';

type Manifest = FrameDocumentOptions['boot']['manifest'];
/** First screens kept per app: that many churches. */
const MOST = 200;

const kept = new WeakMap<Manifest, Map<string, string>>();

/** The frame document. Its first screen is the same for every visitor of a church's app and is cached. */
export function renderedFrame(options: FrameDocumentOptions): string {
  const { manifest, token: _ofOneVisitor, ...shown } = options.boot;
  const screens = kept.get(manifest) ?? new Map<string, string>();
  kept.set(manifest, screens);
  const key = JSON.stringify(shown);
  const body = screens.get(key) ?? renderFirstScreen(options.boot);
  const [oldest] = screens.keys();
  if (!screens.has(key) && screens.size >= MOST && oldest !== undefined) screens.delete(oldest);
  screens.set(key, body);
  return renderFrameDocument({ ...options, body });
}
