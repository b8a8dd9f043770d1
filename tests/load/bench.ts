import { startProduct } from '../support/product.ts';
import { benchBytes } from './bytes.ts';
import { benchRequests } from './requests.ts';
import { benchFirstBlock, benchStreams } from './streams.ts';
import { benchUsable } from './usable.ts';

// Figures, not verdicts: medians and ratios of this machine at this moment.
const plenty = { max: 1_000_000, seconds: 60 };
const product = await startProduct({
  LIMITS: JSON.stringify({
    runPerIp: plenty,
    runPerChurch: plenty,
    mintPerIp: plenty,
    mintPerChurch: plenty,
    builtInStreamsPerChurch: 2_000,
    builtInStreamsPerNode: 2_000,
  }),
});
try {
  benchBytes();
  await benchUsable(product);
  await benchFirstBlock(product);
  await benchRequests('Frame document', [
    {
      name: 'GET /embed/grace-chapel/prayer-generator',
      url: `${product.origin}/embed/grace-chapel/prayer-generator`,
      headers: { 'accept-encoding': 'br' },
    },
    { name: 'GET /embed.js', url: `${product.origin}/embed.js`, headers: { 'accept-encoding': 'br' } },
  ]);
  await benchStreams(product);
} finally {
  await product.close();
}
