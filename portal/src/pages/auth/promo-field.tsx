import { useState } from 'react';
import { TextField } from '../../ui/field.tsx';

const TRIAL_CODE = 'BETA30';

interface Props {
  /** From the address of the page; upper-cased into the field. */
  promo: string | null;
  problem?: string;
  onInput: () => void;
}

/** The promo code: the trial's own unless the address brought another one. Editing clears the note. */
export function PromoField({ promo, problem, onInput }: Props) {
  const initial = promo?.toUpperCase() ?? TRIAL_CODE;
  const [value, setValue] = useState(initial);
  const trial = value === TRIAL_CODE;
  return (
    <TextField
      label="Promo code"
      name="promoCode"
      autoComplete="off"
      figures
      value={value}
      readOnly={initial === TRIAL_CODE}
      optional={!trial}
      fine={trial && !problem ? '30-day free trial automatically applied' : undefined}
      problem={problem}
      onChange={(event) => {
        setValue(event.currentTarget.value.toUpperCase());
        onInput();
      }}
    />
  );
}
