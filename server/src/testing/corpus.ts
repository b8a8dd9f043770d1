const whole = process.env.CORPUS === 'all';

/** Evenly spaced samples of a corpus; all of it in `npm run bench -- corpora`. */
export function samplesOf<Row>(corpus: readonly Row[], count = 10): readonly Row[] {
  if (whole || corpus.length <= count) return corpus;
  return Array.from({ length: count }, (_, at) => corpus[Math.floor((at * corpus.length) / count)] as Row);
}
