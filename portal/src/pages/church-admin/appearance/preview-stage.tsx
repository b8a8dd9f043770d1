import { useEffect, useRef, useState } from 'react';
import { useAdmin } from '../admin-context.ts';
import styles from './live-preview.module.css';

interface Props {
  /** Title of the iframe, for screen readers. */
  title: string;
  src: string;
  /** Of the page, in pixels; it is scaled down to fit. */
  width: number;
  /** The page has loaded. */
  onSeen?: () => void;
}

/** A page in an iframe of a given width, scaled to fit. The previous page stays while the next one loads. */
export function PreviewStage({ title, src, width, onSeen }: Props) {
  const { appearance: said } = useAdmin().words.sections;
  const [{ width: available, height }, setRoom] = useState({ width: 0, height: 0 });
  const [shown, setShown] = useState('');
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  const scale = available > 0 ? Math.min(1, available / width) : 1;
  const size = {
    width,
    height: height / scale,
    left: Math.max(0, (available - width * scale) / 2),
    scale: String(scale),
  };
  const pages = shown && shown !== src ? [shown, src] : [src];
  return (
    <figure className={styles.figure}>
      <div className={styles.stage} ref={stage} aria-busy={shown !== src || undefined}>
        {available > 0 &&
          pages.map((page) => (
            <iframe
              key={page}
              title={title}
              src={page}
              style={size}
              data-waiting={page !== shown || undefined}
              aria-hidden={page !== src || undefined}
              onLoad={() => {
                if (page !== src) return;
                setShown(src);
                onSeen?.();
              }}
            />
          ))}
        {shown === '' && (
          <p className={styles.wait} role="status">
            {said.previewLoading}
          </p>
        )}
      </div>
      <figcaption>
        {said.pixels(width)}
        {scale < 1 && said.shownAt(Math.round(scale * 100))}.{' '}
        <a href={src} target="_blank" rel="noopener">
          {said.inTab}
        </a>
      </figcaption>
    </figure>
  );
}
