import { useState } from 'react';
import { terms } from '../../content/terms.ts';
import { TextField } from '../../ui/field.tsx';

interface Props {
  /** From the address of the page; upper-cased into the field. */
  promo: string | null;
  problem?: string;
  onInput: () => void;
}

/** The promo code: the trial's own unless the address brought another one. Editing clears the note. */
export function PromoField({ promo, problem, onInput }: Props) {
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
      onChange={(event) => {
        setValue(event.currentTarget.value.toUpperCase());
        onInput();
      }}
    />
  );
}
