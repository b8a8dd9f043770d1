import type { CalloutBlock, ChurchVoice, Language } from '@lampstand/sdk/app';
import {
  becomesHeavy,
  careNote,
  type HelpDocument,
  helpDocument,
  isDenied,
  meaningOf,
  needsGuarding,
  offerOfPerson,
  type Standing,
  standingOf,
  stillThere,
  writtenLanguage,
} from '../../care/index.ts';
import type { CareFinding, CareKind } from '../../care/types.ts';
import type { MinistryApp, Plan } from '../../ministry-apps/contract.ts';
import type { ScriptureReader } from '../../scripture/reader.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import type { RunBody } from './contract.ts';
import { conversationTexts, freeTexts } from './free-texts.ts';

/** What the care gate decides about a run, before anything else may refuse it. */
export interface CareAnswer {
  /** Answers the run instead of the app. */
  help?: HelpDocument;
  /** Small notes beside the app's answer. */
  notices: CalloutBlock[];
  /** Dangers that are left to the app, because it has help of its own for them. */
  dangers?: readonly CareKind[];
  /** Takes out of the app's plan what must not be said to this person; undefined where nothing has to be. */
  guard?: (plan: Plan) => Plan;
  /** Someone in this conversation was in danger, and says that they are safe: the document in the place of an answer that is not fit. */
  afterDanger?: HelpDocument;
}

interface Asked {
  app: MinistryApp;
  church: ChurchVoice;
  body: RunBody;
  lang: Language;
  scripture: ScriptureReader;
  understanding: Understanding;
}

/** Reads what the person wrote: help in the place of the app's answer, or notes beside it. */
export async function careOf({ app, church, body, lang: page, scripture, understanding }: Asked): Promise<CareAnswer> {
  const chat = app.manifest.surface !== 'form';
  const typed = freeTexts(app.manifest, body);
  const said = chat ? conversationTexts(body) : [];
  const meaning = await meaningOf([...said, ...typed], understanding);
  const { messages, note: asNote } = await withoutEverydayTurns(app, said, meaning, understanding);
  const turns = chat ? [...messages.slice(0, -1).map((text) => [text]), [...messages.slice(-1), ...typed]] : [typed];
  const standing = standingOf(turns, meaning);
  const { state, findings } = standing;
  if (state === 'calm' && findings.length === 0) {
    const small = asNote && careNote(asNote, writtenLanguage(said.slice(-1)) ?? page);
    const offer = chat && becomesHeavy(messages, meaning) ? offerOfPerson(messages, church, page) : small;
    return { notices: offer ? [offer] : [] };
  }
  // The newest words decide; a short message keeps the language of those before it.
  const lang = writtenLanguage(chat ? messages.slice(-1) : typed) ?? writtenLanguage(messages) ?? page;
  const who = { church, lang, scripture };
  const dangers = chat ? undefined : await leftToApp(app, standing, typed, understanding);
  if (dangers) {
    const others = findings.filter(({ kind }) => !dangers.includes(kind));
    const note = careNote(others, lang);
    return { notices: note ? [note] : [], dangers };
  }
  if (standing.state === 'danger' || standing.state === 'safe') {
    return { help: await helpDocument(standing, who), notices: [] };
  }
  const noted = chat ? findings : await withoutGuesses(app, findings, typed, understanding);
  const guard = needsGuarding(findings) ? withoutDenied : undefined;
  if (state === 'after') {
    const safe: Standing = { state: 'safe', findings };
    return {
      notices: [stillThere(findings, church, lang)],
      afterDanger: await helpDocument(safe, who),
      ...(guard ? { guard } : {}),
    };
  }
  // One small notice at a time: the offer of a person says more than the note on a single message.
  const note = chat && becomesHeavy(messages, meaning) ? offerOfPerson(messages, church, lang) : careNote(noted, lang);
  return { notices: note ? [note] : [], ...(guard ? { guard } : {}) };
}

/**
 * The kinds of danger that the app answers itself. Guesses alone are no danger where the texts are everyday wishes of the app.
 * Undefined where another danger is left, or there was none.
 */
async function leftToApp(
  app: MinistryApp,
  { state, findings }: Standing,
  texts: readonly string[],
  understanding: Understanding,
): Promise<CareKind[] | undefined> {
  if (state !== 'danger') return undefined;
  const { answersDanger = [], isEveryday } = app;
  const urgent = findings.filter(({ level }) => level === 'urgent');
  const certain = urgent.filter(({ sure }) => sure);
  if (!certain.every(({ kind }) => answersDanger.includes(kind))) return undefined;
  // Guesses beside a scam that is certain are read out of the same words; the note beside the answer names the lifeline.
  if (certain.length === 0 && !(await isEveryday?.(texts, understanding))) return undefined;
  return certain.map(({ kind }) => kind);
}

/** What the gate is sure of, where the texts are everyday wishes of the app; else all of it. */
async function withoutGuesses(
  { isEveryday }: MinistryApp,
  findings: Standing['findings'],
  texts: readonly string[],
  understanding: Understanding,
): Promise<Standing['findings']> {
  const sure = findings.filter((finding) => finding.sure);
  if (!isEveryday || sure.length === findings.length) return findings;
  return (await isEveryday(texts, understanding)) ? sure : findings;
}

/**
 * The messages of a conversation; in a practice an everyday answer of the app in which the gate only guesses is empty. `note`: what
 * was guessed urgent in the newest one, for a small note beside the reply.
 */
async function withoutEverydayTurns(
  { manifest, isEveryday }: MinistryApp,
  messages: readonly string[],
  meaning: Awaited<ReturnType<typeof meaningOf>>,
  understanding: Understanding,
): Promise<{ messages: string[]; note?: readonly CareFinding[] }> {
  if (manifest.surface !== 'practice' || !isEveryday) return { messages: [...messages] };
  let note: readonly CareFinding[] | undefined;
  const kept = await Promise.all(
    messages.map(async (text, index) => {
      const { findings } = standingOf([[text]], meaning);
      const isGuess = findings.length > 0 && findings.every(({ sure }) => !sure);
      if (!isGuess || !(await isEveryday([text], understanding))) return text;
      if (index === messages.length - 1 && findings.some(({ level }) => level === 'urgent')) note = findings;
      return '';
    }),
  );
  return { messages: kept, ...(note ? { note } : {}) };
}

/** The plan without passages that must not be shown to someone in danger; a section that was nothing else goes, too. */
function withoutDenied(plan: Plan): Plan {
  const sections = plan.sections.flatMap((section) => {
    const blocks = section.blocks.filter((block) => block.type !== 'verse' || !isDenied(block.reference));
    return blocks.length === 0 && section.blocks.length > 0 && !section.write ? [] : [{ ...section, blocks }];
  });
  return { ...plan, sections };
}
