import { useState } from 'react';
import { terms } from '../../content/terms.ts';
import { TextField } from '../../ui/field.tsx';

interface Props {
  /** Code from the page's URL. */
  promo: string | null;
  problem?: string;
}

/** Promo code field: filled from the URL, else with the trial's code. Editing clears the note. */
export function PromoField({ promo, problem }: Props) {
  const initial = promo?.toUpperCase() ?? terms.trial.code;
  const [value, setValue] = useState(initial);
  const trial = value === terms.trial.code;
  return (
    <TextField
      label="Promo code"
      name="promoCode"
      autoComplete="off"
      figures
      value={value}
      readOnly={initial === terms.trial.code}
      optional={!trial}
      fine={trial && !problem ? `${terms.trial.days}-day free trial automatically applied` : undefined}
      problem={problem}
      onChange={(event) => setValue(event.currentTarget.value.toUpperCase())}
    />
  );
}
