const paths = {
  alert: 'M8 3.5h8l4.5 4.5v8L16 20.5H8L3.5 16V8zM12 7.5v5.5M12 16.2v.1',
  arrowLeft: 'M19.5 12H5m5.5-5.5L5 12l5.5 5.5',
  arrowRight: 'M4.5 12H19m-5.5-5.5L19 12l-5.5 5.5',
  caution: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.1',
  chart: 'M4 19.5h16M7 16.5v-5M12 16.5v-10M17 16.5v-7',
  check: 'M4.5 12.5l5 5 10-11',
  chevronDown: 'M6 9.5l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  copy: 'M8.5 8.5V4.5h11v11h-4M4.5 8.5h11v11h-11z',
  dots: 'M5.5 12h.1M12 12h.1M18.5 12h.1',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.700v.1',
  large: 'M3 18L8 6l5 12M4.8 14h6.4M15 18l3-7 3 7m-5-2.5h4',
  letter: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  lock: 'M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  print: 'M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5',
  sliders: 'M4 8h8m4.5 0H20M4 16h3.5m4.5 0h8M14.200 5.800v4.400M9.800 13.800v4.400',
  verified: 'M12 2.8l7.5 3v5.4c0 4.6-3 8.2-7.5 10-4.5-1.8-7.5-5.4-7.5-10V5.8zM8.3 11.8l2.7 2.7 4.9-5.3',
} as const;
export type IconName = keyof typeof paths;

/** A decorative icon. It needs a text label beside it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className ?? ''}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} strokeWidth={name === 'dots' ? 2.8 : undefined} />
    </svg>
  );
}
