import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './website-integration.module.css';

/** The one line for each app that is built, ready to copy. The guided set-up by platform comes with its own issue. */
const lines = [
  { id: 'prayer-generator', name: 'Prayer Generator' },
  { id: 'debt-coach', name: 'Debt Freedom Coach' },
  { id: 'bible-chat', name: 'Bible Chat' },
];

export function WebsiteIntegration({ slug }: { slug: string }) {
  return (
    <section className={styles.lines} aria-labelledby="line">
      <h2 id="line">One line for your website</h2>
      <p>Copy a line and paste it into a page of your church’s website where HTML is allowed. The app appears there.</p>
      {lines.map(({ id, name }) => (
        <CodeLine
          key={id}
          name={name}
          code={`<script async src="${location.origin}/embed.js" data-church="${slug}" data-app="${id}"></script>`}
        />
      ))}
    </section>
  );
}

function CodeLine({ name, code }: { name: string; code: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      setTimeout(() => setCopied(false), 3_000);
      showToast({
        tone: 'info',
        title: 'Copied to clipboard!',
        text: 'The embed code has been copied to your clipboard.',
      });
    } catch {
      showToast({ tone: 'urgent', title: 'Copy failed', text: 'Please select and copy the code manually.' });
    }
  };
  return (
    <div className={styles.line}>
      <h3>{name}</h3>
      <pre>{code}</pre>
      <Button size="slim" onClick={copy} aria-label={`Copy the line of ${name}`}>
        {copied ? 'Copied' : 'Copy the line'}
      </Button>
    </div>
  );
}
