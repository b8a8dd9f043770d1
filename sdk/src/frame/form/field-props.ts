import type { InputValue, SimpleField } from '../../app/index.ts';
import type { FrameMessages } from '../messages/index.ts';

export interface FieldProps<F extends SimpleField = SimpleField> {
  field: F;
  /** Name of the control in the form, e.g. `debts.r0.balance`. */
  name: string;
  /** Where `checkInput` looks for the value, e.g. `debts.0.balance`. */
  path: string;
  initial: InputValue | undefined;
  problem: string | undefined;
  words: FrameMessages;
  /** Language of the app's labels. */
  lang: string | undefined;
  /** Shown under the field when it has no help of its own. */
  note?: string | undefined;
}

/** Attributes that connect a control with its label, its help and its problem. */
export interface ControlAttributes {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}
