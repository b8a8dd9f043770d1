import { useSite } from '../../lib/use-site.ts';
import styles from './embed-line.module.css';

/** The line of script that embeds an app. */
export function EmbedLine({ church, app }: { church: string; app: string }) {
  const site = useSite();
  const [scheme, host] = (site?.embedOrigin ?? 'https://lampstand.example').split('//');
  return (
    <pre className={styles.line}>
      <span>&lt;script async</span> src=
      <b>
        "{scheme}
        {'//'}
        <wbr />
        {host}/<wbr />
        embed.js"
      </b>{' '}
      <i>
        data-church=<b>"{church}"</b>
      </i>{' '}
      <i>
        data-app=<b>"{app}"</b>
      </i>
      <span>&gt;&lt;/script&gt;</span>
    </pre>
  );
}

/** The same line as text, to be copied. */
export const embedLine = (origin: string, church: string, app: string): string =>
  `<script async src="${origin}/embed.js" data-church="${church}" data-app="${app}"></script>`;
