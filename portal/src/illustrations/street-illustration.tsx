import styles from './street-illustration.module.css';

const stars = [
  [11, 47, 1.2],
  [22, 61, 0.9],
  [34, 43, 1.1],
  [41, 57, 0.8],
  [53, 50, 1.3],
  [63, 40, 0.9],
  [71, 60, 1.1],
  [78, 34, 1.2],
  [84, 49, 0.8],
  [92, 42, 1.1],
  [88, 20, 1],
  [74, 13, 0.9],
  [94, 9, 1.2],
  [60, 8, 0.8],
] as const;

/** Stars behind the text of a dark panel. */
export function SkyIllustration() {
  return (
    <svg className={styles.sky} aria-hidden="true">
      {stars.map(([x, y, radius]) => (
        <circle key={`${x}-${y}`} cx={`${x}%`} cy={`${y}%`} r={radius} />
      ))}
    </svg>
  );
}

/** A street at dusk with one lit window. */
export function StreetIllustration() {
  return (
    <svg className={styles.street} viewBox="0 0 560 330" aria-hidden="true">
      <defs>
        <radialGradient id="street-glow">
          <stop offset="0" stopColor="oklch(0.85 0.13 80)" stopOpacity=".55" />
          <stop offset="1" stopColor="oklch(0.85 0.13 80)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle className={styles.glow} cx="296" cy="212" r="104" fill="url(#street-glow)" stroke="none" />
      <path d="M0 300h560M24 300c0-8-10-10-10-22s6-20 14-20 14 8 14 20-10 14-10 22M28 284v16" />
      <path d="M52 300V208.5M144 300V208.5M44 216L98 162L152 216M68 230h22v26h-22zM79 230v26M68 243h22M106 230h22v26h-22zM117 230v26M106 243h22M88 300v-36h20v36M124 168v-22h12v32" />
      <path d="M160 300V168.5M234 300V168.5M152 179.2L197 116L242 179.2M174 192h18v24h-18zM183 192v24M174 204h18M202 192h18v24h-18zM211 192v24M202 204h18M174 234h18v24h-18zM183 234v24M174 246h18M202 234h18v24h-18zM211 234v24M202 246h18M188 300v-30h18v30" />
      <path d="M248 300V190.5M344 300V190.5M240 199.3L296 134L352 199.3M262 252h20v24h-20zM272 252v24M262 264h20M310 252h20v24h-20zM320 252v24M310 264h20M288 300v-34c0-11 17-11 17 0v34" />
      <path className={styles.lit} d="M282 198h28v34h-28zM296 198v34M282 215h28" />
      <path d="M362 300V216.5M442 300V216.5M354 224L402 176L450 224M376 236h18v22h-18zM385 236v22M376 247h18M410 236h18v22h-18zM419 236v22M410 247h18M392 300v-32h20v32M420 186v-18h11v28" />
      <path d="M456 300V180.5M526 300V180.5M448 191L491 132L534 191M469 202h17v24h-17zM477.5 202v24M469 214h17M496 202h17v24h-17zM504.5 202v24M496 214h17M469 242h17v24h-17zM477.5 242v24M469 254h17M496 242h17v24h-17zM504.5 242v24M496 254h17M482 300v-30h18v30M540 300c0-9-9-12-9-26s5-22 12-22 12 8 12 22-9 17-9 26" />
      <path className={styles.shine} d="M20 318h70M130 318h24M240 318h120M420 318h40M500 318h36" />
    </svg>
  );
}
