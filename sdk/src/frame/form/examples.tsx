import type { Input } from '../../app/index.ts';
import type { Boot } from '../boot.ts';

interface ExamplesProps {
  boot: Boot;
  former: Input | undefined;
  onChoose: (input: Input, said: string) => void;
  onPutBack: (input: Input) => void;
}

/** Filled-in starting points, with a way back to the former answers. */
export function Examples({ boot, former, onChoose, onPutBack }: ExamplesProps) {
  const { manifest, words } = boot;
  if (!manifest.examples[0]) return null;
  return (
    <div>
      <p className="label">{words.form.examples}</p>
      <p className="starters">
        {manifest.examples.map(({ label, input }) => (
          <button type="button" key={label} lang={manifest.lang} onClick={() => onChoose(input, words.form.filled)}>
            {label}
          </button>
        ))}
        {former && (
          <button type="button" onClick={() => onPutBack(former)}>
            {words.form.putBack}
          </button>
        )}
      </p>
    </div>
  );
}
