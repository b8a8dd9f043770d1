import { type Product, startProduct } from '../tests/support/product.ts';
import { raisedLimits } from '../tests/support/raised-limits.ts';
import { benchAccounts } from './accounts.ts';
import { benchBytes } from './bytes.ts';
import { benchCorpora } from './corpora.ts';
import { benchEncoder } from './encoder.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMembers } from './members.ts';
import { benchModels } from './models.ts';
import { benchRequests } from './requests.ts';
import { benchScripture } from './scripture.ts';
import { benchSideBySide } from './side-by-side.ts';
import { benchFirstBlock, benchStreams } from './streams.ts';
import { benchTiming } from './timing.ts';
import { benchUsable } from './usable.ts';

// Figures, not verdicts: medians and ratios of this machine at this moment.
const parts: Record<string, (product: Product) => void | Promise<void>> = {
  bytes: benchBytes,
  usable: benchUsable,
  runs: benchFirstBlock,
  requests: (product) =>
    benchRequests(
      'Frame document',
      ['/embed/grace-chapel/prayer-generator', '/embed.js'].map((path) => ({
        name: `GET ${path}`,
        url: product.origin + path,
        headers: { 'accept-encoding': 'br' },
      })),
    ),
  streams: benchStreams,
  models: benchModels,
  encoder: benchEncoder,
  scripture: benchScripture,
  accounts: benchAccounts,
  members: benchMembers,
  timing: benchTiming,
  lighthouse: benchLighthouse,
  'side-by-side': benchSideBySide,
  corpora: benchCorpora,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const product = await startProduct({ LIMITS: raisedLimits });
try {
  for (const [name, part] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) await part(product);
} finally {
  await product.close();
}
