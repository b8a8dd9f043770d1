import type { Language } from '@lampstand/sdk/app';
import type { ChurchContext } from '../accounts/index.ts';
import { catalogueHeights } from '../apps/index.ts';
import { platformIds } from '../embeds/contract.ts';
import { subscribedApps } from '../embeds/index.ts';
import { churchPlan } from '../subscriptions/index.ts';
import type { EmbedCode, EmbedCodesAnswer, EmbedCodesQuery, PlatformChoice, PlatformGuide } from './contract.ts';
import { formsOf } from './forms.ts';
import { platformMessages, platforms } from './platforms/index.ts';

const refusals = {
  trial: 'Embed codes are available after upgrading from the trial.',
  paused: 'Your church’s plan is paused. Please contact the administrator.',
  expired: 'Your church’s plan has expired. Please contact the administrator.',
} as const;

/**
 * What the church pastes into its pages, for one platform, built apps first. Without a plan that serves embeds the answer
 * says why; a Super Admin sees the codes all the same.
 */
export async function embedCodes(
  ctx: ChurchContext,
  { platform: id, lang: language = 'en' }: Pick<EmbedCodesQuery, 'platform' | 'lang'>,
): Promise<EmbedCodesAnswer> {
  const guide = platformGuide(id, language);
  const plan = await churchPlan(ctx.db.read, ctx.church.id, ctx.now());
  if (!plan.canAccessSnippets && ctx.actor.role !== 'Super Admin') {
    const { status, pausedReason } = plan;
    const error = status === 'paused' && pausedReason ? pausedReason : refusals[status as keyof typeof refusals];
    return { success: false, platform: guide, embedCodes: [], error };
  }
  const platform = platforms[id];
  const apps = (await subscribedApps(ctx)).filter(({ available }) => available);
  const embedCodes = apps.map(({ appId, appName, category, description, off }): EmbedCode => {
    const forms = formsOf({
      church: ctx.church.slug,
      app: { id: appId, name: appName, heights: catalogueHeights(appId) },
      embedOrigin: ctx.env.EMBED_ORIGIN,
      publicOrigin: ctx.env.PUBLIC_ORIGIN,
      language,
    });
    return {
      ...{ appId, appName, category, description, off },
      code: forms[platform.recommended].code,
      instructions: [...guide.steps],
      forms: [platform.recommended, ...platform.alsoWorks].map((form) => forms[form]),
    };
  });
  return { success: true, platform: guide, embedCodes };
}

/** What the platform step shows before anything is chosen. */
export function platformChoices(language: Language): PlatformChoice[] {
  return platformIds.map((id) => {
    const { name, description } = platformMessages[language][id];
    return { id, name, description };
  });
}

function platformGuide(id: EmbedCodesQuery['platform'], language: Language): PlatformGuide {
  const { recommended, asOf, source } = platforms[id];
  const { name, description, steps, caveats, gone, look } = platformMessages[language][id];
  return { id, name, description, recommended, asOf, source, gone, look, steps: [...steps], caveats: [...caveats] };
}
