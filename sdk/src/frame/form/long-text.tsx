import { useEffect, useRef, useState } from 'react';
import type { LongTextField } from '../../app/index.ts';
import { fill } from '../../view/words.ts';
import type { ControlAttributes, FieldProps } from './field-props.ts';

/** A text with a counter. Nothing is cut off: a text over the limit is counted and named. */
export function LongText({
  field,
  start,
  note,
  words,
  lang,
  attributes,
}: FieldProps<LongTextField> & { attributes: ControlAttributes; start: string | undefined }) {
  const [count, setCount] = useState(start?.length ?? 0);
  const area = useRef<HTMLTextAreaElement>(null);
  // Something may have been typed before the runtime arrived.
  useEffect(() => setCount(area.current?.value.length ?? 0), []);
  return (
    <>
      <textarea
        {...attributes}
        ref={area}
        className="area"
        rows={field.rows ?? 4}
        placeholder={field.placeholder}
        defaultValue={start}
        onInput={(event) => setCount(event.currentTarget.value.length)}
      />
      <p className="under help" id={`${attributes.id}-h`}>
        <span lang={field.help && lang}>{field.help ?? note}</span>
        <span className={count > field.maxLength ? 'fig over' : 'fig'}>
          {fill(words.form.counter, {
            count: count.toLocaleString('en-US'),
            limit: field.maxLength.toLocaleString('en-US'),
          })}
        </span>
      </p>
    </>
  );
}
