import { useState } from 'react';
import { terms } from '../../content/terms.ts';
import { TextField } from '../../ui/field.tsx';
import { FormStatus } from '../../ui/form-status.tsx';
import { useAuthTexts } from './auth-texts.ts';

interface Props {
  /** Code from the page's URL. */
  promo: string | null;
  problem?: string;
}

/** Promo code: the trial's as a line of text, another one from the URL as a field. */
export function PromoField({ promo, problem }: Props) {
  const { signUp } = useAuthTexts().words;
  const initial = promo?.toUpperCase() ?? terms.trial.code;
  const [value, setValue] = useState(initial);
  if (initial === terms.trial.code && !problem) {
    return (
      <div>
        <input type="hidden" name="promoCode" value={initial} />
        <FormStatus tone="fine">{signUp.trial(initial, terms.trial.days)}</FormStatus>
      </div>
    );
  }
  return (
    <TextField
      label={signUp.promo}
      name="promoCode"
      autoComplete="off"
      figures
      value={value}
      optional={value !== terms.trial.code && signUp.optional}
      problem={problem}
      onChange={(event) => setValue(event.currentTarget.value.toUpperCase())}
    />
  );
}
