import type { FormEvent } from 'react';

/** Values of a submitted form by field name; files and missing fields are empty. */
export function formValues<Name extends string>(
  event: FormEvent<HTMLFormElement>,
  ...names: Name[]
): Record<Name, string> {
  event.preventDefault();
  const data = new FormData(event.currentTarget);
  const values = names.map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(values) as Record<Name, string>;
}
