/**
 * Amounts of federal benefit rules for 2026, in cents, and shares. Sources: Social Security Administration, cost-of-living
 * fact sheet 2026 (SSI, SSDI, retirement earnings test); 7 CFR 273.9 and 273.10 (SNAP); 24 CFR 5.628 (rent share).
 */
export const effectRules = {
  year: '2026',
  /** SSI: $20 of any income and $65 of earnings don't count. */
  ssiIgnored: 85_00,
  ssiMost: 994_00,
  /** SSDI: earnings from which a month is a trial work month, and from which work is substantial. */
  trialMonth: 1_210_00,
  substantial: 1_690_00,
  trialHours: 80,
  /** Retirement: earnings of a year without loss, before full retirement age. */
  retirementYear: 24_480_00,
  /** SNAP: 30% of what is left after a fifth of earnings, and half as much again where shelter costs are high. */
  snapLow: 0.24,
  snapHigh: 0.36,
  rentShare: 0.3,
};
