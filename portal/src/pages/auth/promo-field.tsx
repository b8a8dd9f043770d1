import { useState } from 'react';
import { terms } from '../../content/terms.ts';
import { TextField } from '../../ui/field.tsx';
import { FormStatus } from '../../ui/form-status.tsx';

interface Props {
  /** Code from the page's URL. */
  promo: string | null;
  problem?: string;
}

/** Promo code: the trial's as a line of text, another one from the URL as a field. */
export function PromoField({ promo, problem }: Props) {
  const initial = promo?.toUpperCase() ?? terms.trial.code;
  const [value, setValue] = useState(initial);
  if (initial === terms.trial.code && !problem) {
    return (
      <div>
        <input type="hidden" name="promoCode" value={initial} />
        <FormStatus tone="fine">{`Promo code ${initial}: ${terms.trial.days}-day free trial automatically applied`}</FormStatus>
      </div>
    );
  }
  return (
    <TextField
      label="Promo code"
      name="promoCode"
      autoComplete="off"
      figures
      value={value}
      optional={value !== terms.trial.code}
      problem={problem}
      onChange={(event) => setValue(event.currentTarget.value.toUpperCase())}
    />
  );
}
