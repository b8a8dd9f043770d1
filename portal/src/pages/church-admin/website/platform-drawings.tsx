import type { PlatformId } from '@lampstand/server/contracts';
import { marks, placePictures } from '../../../content/church-admin/drawings.ts';
import { useAdmin } from '../admin-context.ts';
import styles from './drawings.module.css';

/** A small drawing beside a platform's name. */
export function PlatformMark({ platform }: { platform: PlatformId }) {
  const { lines, lit } = marks[platform];
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path d={lines} />
      <path className={styles.lit} d={lit} />
    </svg>
  );
}

/** Where to press on a platform: the place is lit and carries its word. */
export function PlacePicture({ platform, name }: { platform: PlatformId; name: string }) {
  const { words } = useAdmin();
  const { lines, lit, dashed, code = [] } = placePictures[platform];
  const label = words.labels[platform];
  const pointer = { x: lit.x + lit.width - 16, y: lit.y + lit.height - 9 };
  return (
    <svg className={styles.place} viewBox="0 0 320 200" role="img" aria-label={words.codes.picture(name, label)}>
      <path d={lines} />
      {dashed && <path d={dashed} strokeDasharray="5 4" />}
      {code.map(({ x, y, text }) => (
        <text key={text} x={x} y={y} className={styles.code}>
          {text}
        </text>
      ))}
      <rect className={styles.lit} {...lit} />
      <text x={lit.x + lit.width / 2} y={lit.y + lit.height / 2 + 4.5} textAnchor="middle" className={styles.label}>
        {label}
      </text>
      <path className={styles.pointer} d={`M${pointer.x} ${pointer.y}v19l5-4 4 8 4-2-4-8h6z`} />
    </svg>
  );
}
