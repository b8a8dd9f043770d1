import { raisedLimits } from '../tests/support/raised-limits.ts';

/** Environment of a product that writes and reads with the model at `baseUrl`, at no price. */
export const connectedModel = (baseUrl: string, name: string) => ({
  LAMPSTAND_MODEL: 'openai-compatible',
  MODEL_BASE_URL: baseUrl,
  MODEL_NAME: name,
  MODEL_PRICE_INPUT: '0',
  MODEL_PRICE_OUTPUT: '0',
});

const plenty = { max: 10_000_000, seconds: 60 };
const rates = [
  'modelRunPerIp',
  'modelRunPerIpDay',
  'modelRunPerVisitor',
  'modelRunPerChurchDay',
  'modelFloodPerChurch',
];

/** LIMITS in which no rate of a model is ever reached. */
export const modelLimits = {
  LIMITS: JSON.stringify({
    ...JSON.parse(raisedLimits),
    ...Object.fromEntries(rates.map((name) => [name, plenty])),
    modelStreamsPerChurch: 2_000,
    modelStreamsPerNode: 2_000,
  }),
};

/** One metric of a running product, with its labels. */
export async function metricOf(origin: string, name: string): Promise<string> {
  const lines = (await (await fetch(`${origin}/metrics`)).text()).split('\n');
  return lines.filter((line) => line.startsWith(`lampstand_${name}`)).join(', ');
}
