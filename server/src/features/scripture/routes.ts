import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { validate } from '../../platform/http/validate.ts';
import { embedCors, requireVisit } from '../frames/index.ts';
import { comparePassage } from './compare-passage.ts';
import { ChapterQuery, CompareQuery, ConcordanceQuery, SearchQuery } from './contract.ts';
import { labelOf } from './passage-words.ts';
import { readChapter } from './read-chapter.ts';
import { searchText } from './search-text.ts';

/** Passages for a frame that shows a verse. Mounted at /embed-api/scripture. */
export const passageRoutes = new Hono<AppEnv>()
  .use(embedCors)
  .get('/chapter', requireVisit, validate('query', ChapterQuery), async (c) => {
    const { deps, clientIp, visit } = c.var;
    await deps.limits.take('scripturePerIp', clientIp);
    return c.json(await readChapter(deps, visit.church.translation, c.req.valid('query'), visit.lang));
  })
  .get('/compare', requireVisit, validate('query', CompareQuery), async (c) => {
    const { deps, clientIp, visit } = c.var;
    await deps.limits.take('scripturePerIp', clientIp);
    return c.json(await comparePassage(deps, visit.church.translation, c.req.valid('query'), visit.lang));
  });

/** Search and concordance over the imported texts. Mounted at /api/scripture. */
export const scriptureRoutes = new Hono<AppEnv>()
  .get('/search', validate('query', SearchQuery), async (c) => {
    const { deps, clientIp } = c.var;
    await deps.limits.take('scripturePerIp', clientIp);
    return c.json(await searchText(deps, c.req.valid('query')));
  })
  .get('/concordance', validate('query', ConcordanceQuery), async (c) => {
    const { deps, clientIp } = c.var;
    await deps.limits.take('scripturePerIp', clientIp);
    const { word, translation: asked } = c.req.valid('query');
    const { translation, ...counted } = await deps.scripture.count(word, asked);
    return c.json({ word, ...counted, translation: translation ? labelOf(translation) : null });
  });
