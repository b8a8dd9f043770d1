import { useEffect, useRef, useState } from 'react';
import { documentText, type ResultDocument, type Section } from '../../app/index.ts';
import { Blocks } from '../../view/blocks/kinds.tsx';
import { lightBlocks } from '../../view/blocks/light.tsx';
import { fill } from '../../view/words.ts';
import type { Api } from '../api.ts';
import type { FullBoot } from '../boot.ts';
import { Failure } from '../failure.ts';
import { FieldView } from '../form/field.tsx';
import { controlId } from '../form/problems.ts';
import type { FrameHost } from '../frame-host.ts';
import type { PanelMessages } from '../messages/index.ts';
import { failureText } from './problem-note.tsx';
import { Sent } from './sent.tsx';
import { urgentHelp } from './urgent-help.ts';

interface SendFormProps {
  document: ResultDocument;
  /** What its button says. */
  title: string;
  /** Whom it goes to. */
  care: string;
  api: Api;
  boot: FullBoot;
  host: FrameHost;
  words: PanelMessages['letter'];
  /** Hears whether it was sent. */
  onClose: (sent: boolean) => void;
}

const most = { name: 100, contact: 200, message: 1000 } as const;
type Part = keyof typeof most;

/**
 * Sends a result to the church: what exactly is sent, the sender, and the visitor's consent. With urgent help in the result
 * it first says that email is not for emergencies, and whom to call.
 * No form element: a sandbox without forms would block its submit. What was typed stays after an error.
 */
export function SendForm({ document: result, title, care, api, boot, host, words, onClose }: SendFormProps) {
  const text = documentText(result, boot.words.view.asOf, boot.lang);
  const [phase, setPhase] = useState<'open' | 'sending' | 'sent'>('open');
  const [help, setHelp] = useState<Section>();
  const [problem, setProblem] = useState('');
  const [unagreed, setUnagreed] = useState(false);
  const box = useRef<HTMLElement>(null);
  const agreed = useRef<HTMLInputElement>(null);
  const to = { care };
  const urgent = urgentHelp(result);
  // The panel takes the focus when it opens, and again when its button gives way to the confirmation. Help takes it itself.
  useEffect(() => {
    if (!help) box.current?.focus({ preventScroll: true });
  }, [phase === 'sent']);

  const typed = (part: Part) =>
    box.current?.querySelector<HTMLInputElement>(`#${controlId(`letter.${part}`)}`)?.value.trim() ?? '';
  const send = async () => {
    if (phase !== 'open') return;
    setProblem('');
    setUnagreed(!agreed.current?.checked);
    if (!agreed.current?.checked) return agreed.current?.focus();
    const about = Object.fromEntries(
      (Object.keys(most) as Part[]).flatMap((part) => (typed(part) ? [[part, typed(part)]] : [])),
    );
    setPhase('sending');
    try {
      const body = { document: result, ...about, consent: true, church: boot.church.slug, app: boot.app };
      const answer: { help?: Section } = await (await api.request('hand-offs', { body })).json();
      setHelp(answer.help);
      setPhase('sent');
    } catch (error) {
      setProblem(error instanceof Failure ? failureText(error, boot.words) : boot.words.errors.internal);
      setPhase('open');
    }
  };
  // The browser can fill in the person's name.
  useEffect(() => document.getElementById(controlId('letter.name'))?.setAttribute('autocomplete', 'name'), []);
  const field = (part: Part, extra: { help?: string } = {}) => {
    const common = { name: part, label: words[part], maxLength: most[part], optional: true as const, ...extra };
    const path = `letter.${part}`;
    return (
      <FieldView
        field={part === 'message' ? { kind: 'long-text', rows: 3, ...common } : { kind: 'text', ...common }}
        name={path}
        path={path}
        initial={undefined}
        problem={undefined}
        words={boot.words}
        lang={boot.lang}
      />
    );
  };
  return (
    <section
      className="letter"
      ref={box}
      tabIndex={-1}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose(phase === 'sent');
      }}
    >
      {phase === 'sent' ? (
        <Sent to={care} help={help} boot={boot} host={host} words={words} onClose={() => onClose(true)} />
      ) : (
        <>
          <h3>{title}</h3>
          {urgent.length > 0 && (
            <>
              <p>
                <b>{words.urgent}</b>
              </p>
              <Blocks kinds={lightBlocks} blocks={urgent} words={boot.words.view} lang={boot.lang} />
            </>
          )}
          <p>{words.intro}</p>
          <div className="field">
            <span className="name" id="letter-text">
              {words.text}
            </span>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls in its box, by keyboard too */}
            <section className="lines plain" tabIndex={0} aria-labelledby="letter-text">
              {text}
            </section>
          </div>
          <div className="grid">
            {field('name')}
            {field('contact', { help: words.contactHelp })}
          </div>
          {field('message')}
          <div className={unagreed ? 'field bad' : 'field'}>
            <label className="check">
              <input
                type="checkbox"
                ref={agreed}
                aria-describedby={unagreed ? 'letter-agree' : undefined}
                aria-invalid={unagreed || undefined}
              />
              <span>{fill(words.consent, to)}</span>
            </label>
            {unagreed && (
              <p className="problem" id="letter-agree" role="alert">
                {words.needed}
              </p>
            )}
          </div>
          {problem && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
          <p className="row">
            <button
              type="button"
              className="button main"
              aria-disabled={phase === 'sending'}
              onClick={() => void send()}
            >
              {phase === 'sending' ? words.sending : words.send}
            </button>
            <button type="button" className="button quiet" onClick={() => onClose(false)}>
              {words.cancel}
            </button>
          </p>
        </>
      )}
    </section>
  );
}
