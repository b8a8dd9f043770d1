import type { PlatformId } from '@lampstand/server/contracts';
import { placements, platformDrawings } from './platform-drawings.ts';
import styles from './platform-illustration.module.css';

/** Small drawing beside a platform's name. */
export function PlatformIllustration({ platform }: { platform: PlatformId }) {
  const { lines, lit } = platformDrawings[platform];
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path d={lines} />
      <path className={styles.lit} d={lit} />
    </svg>
  );
}

interface PlacementProps {
  platform: PlatformId;
  /** Text of the platform's own control. */
  label: string;
  /** Read by screen readers. */
  title: string;
}

/** Where to click in a platform's editor; the control is highlighted and labelled. */
export function PlacementIllustration({ platform, label, title }: PlacementProps) {
  const { lines, lit, dashed, code = [] } = placements[platform];
  const pointer = { x: lit.x + lit.width - 16, y: lit.y + lit.height - 9 };
  return (
    <svg className={styles.place} viewBox="0 0 320 200" role="img" aria-label={title}>
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
