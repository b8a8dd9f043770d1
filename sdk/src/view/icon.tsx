/** A line drawing beside a word; never alone, so it is hidden from screen readers. `d` is path data on a 24 grid. */
export function Icon({ d }: { d: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
