import { fill } from '../../view/words.ts';
import type { SummaryProps } from '../deferred-contract.ts';
import { controlId } from '../form/problems.ts';

/** The list of problems above a form. Each line leads to its field. */
export function ProblemSummary({ problems, words, onChoose }: SummaryProps) {
  return (
    <div className="summary" role="alert">
      <p>
        <b>{problems.size === 1 ? words.one : fill(words.several, { count: problems.size })}</b>
      </p>
      <ul>
        {[...problems].map(([path, { label, text }]) => (
          <li key={path}>
            <a
              href={`#${controlId(path)}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(path);
              }}
            >
              {label}: {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
