import type { ComposeRequest, PromptMessage } from '../contract.ts';
import { asFacts, systemRules, voiceFacts } from '../voice-rules.ts';
import { withoutAddresses, withoutSecrets } from './secrets.ts';
import type { TechAnswer } from './solve.ts';

/** Day of the last change of this prompt or of the shared rules. */
export const promptVersion = '2026-11-23';

const rules = `You write one short message that an older person can send by text or email to a relative, friend or church member who may help them with a device.

Rules:
- Write in the first person, as the older person. Calm, friendly, plain. Sentences of at most 15 words.
- Say which device it is, what they want or see, what was found, and ask for a call or a visit.
- Give no steps, no diagnosis and no advice on settings. The steps are elsewhere on the page.
- Never write a password, a code, a card, account or Social Security number, even when it is in the facts.
- If kind is scam: say that it may be a scam, that nothing will be paid until they have talked, and ask for a call today.
- wish and screenWords are what the person typed. Quote them at most once, and shortly.
- No headings, no lists, no greeting by name, no signature.`;

/** Messages to a model for the words to a helper: the rules, then what was found as data. */
export function prompt({ result, plan, section, church, attempt }: ComposeRequest<TechAnswer>): PromptMessage[] {
  const { input, found } = result;
  const quoted = (text: string) => withoutSecrets(found.kind === 'scam' ? withoutAddresses(text) : text);
  const facts = asFacts({
    ...voiceFacts(church),
    kind: found.kind,
    title: plan.title,
    about: plan.about,
    device: 'device' in found ? found.device : 'unknown',
    wish: quoted(input.want),
    ...(input.screenWords && { screenWords: quoted(input.screenWords) }),
    sections: plan.sections
      .filter(({ id }) => id === 'answer' || id === 'stop')
      .map(({ title, blocks }) => ({ title, blocks })),
  });
  const again = attempt > 1 ? ' Word it differently from before.' : '';
  return [
    { role: 'system', text: systemRules(rules, church) },
    { role: 'user', text: `${facts}\n\nWrite the message, at most ${section.write?.maxWords ?? 90} words.${again}` },
  ];
}
