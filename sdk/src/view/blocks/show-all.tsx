import { Icon } from '../icon.tsx';
import { down } from '../icons.ts';
import { fill, type ViewWords } from '../words.ts';

interface ShowAllProps {
  all: boolean;
  count: number;
  words: ViewWords;
  onToggle: () => void;
}

/** Opens and closes the rest of a long list; on paper it is always open. */
export function ShowAll({ all, count, words, onToggle }: ShowAllProps) {
  return (
    <p className="row tools">
      <button type="button" className="button quiet slim" aria-expanded={all} onClick={onToggle}>
        <Icon d={down} />
        {all ? words.showLess : fill(words.showAll, { count })}
      </button>
    </p>
  );
}
