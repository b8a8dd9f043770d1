const paths = {
  alert: 'M8 3.5h8l4.5 4.5v8L16 20.5H8L3.5 16V8zM12 7.5v5.5M12 16.2v.1',
  arrowLeft: 'M19.5 12H5m5.5-5.5L5 12l5.5 5.5',
  caution: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.1',
  check: 'M4.5 12.5l5 5 10-11',
  chevronDown: 'M6 9.5l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M8.5 8.500V4.500h11v11h-4M4.5 8.500h11v11h-11z',
  dots: 'M5.5 12h.1M12 12h.1M18.5 12h.1',
  info: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.500M12 7.700v.1',
  letter: 'M3.5 6h17v12.500h-17zM4 6.500l8 6.5 8-6.5',
  search: 'M10.5 4.500a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5',
} as const;
export type IconName = keyof typeof paths;

/** A line drawing beside a word; never alone without a label elsewhere. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className ?? ''}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} strokeWidth={name === 'dots' ? 2.8 : undefined} />
    </svg>
  );
}
