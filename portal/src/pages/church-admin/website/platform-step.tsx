import type { PlatformId } from '@lampstand/server/contracts';
import { useState } from 'react';
import { PlatformIllustration } from '../../../illustrations/platform-illustration.tsx';
import { usePlatforms } from '../../../lib/use-embed-codes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useAdmin } from '../admin-context.ts';
import { Fetched } from '../fetched.tsx';
import { PlatformFinder } from './platform-finder.tsx';
import styles from './platform-step.module.css';
import wizard from './wizard.module.css';

interface Props {
  platform: PlatformId | undefined;
  onChoose: (platform: PlatformId) => void;
}

/** Choice of the website's platform. Someone who does not know it gives the website's address instead. */
export function PlatformStep({ platform, onChoose }: Props) {
  const { words, lang, church } = useAdmin();
  const { platforms, error, retry } = usePlatforms(lang, church);
  const { platform: said } = words;
  const [unsure, setUnsure] = useState(false);
  const [asked, setAsked] = useState(false);
  const choose = (chosen: PlatformId) => {
    setUnsure(false);
    onChoose(chosen);
  };
  return (
    <div className={wizard.stack}>
      <p className={wizard.lead}>{said.lead}</p>
      <Fetched name={said.name} data={platforms} error={error} failed={said.failed} retry={retry}>
        {(all) => (
          <>
            <fieldset>
              <legend className="hidden">{said.legend}</legend>
              <div className={styles.platforms}>
                {all.map(({ id, name, description }) => (
                  <label key={id} className={styles.option}>
                    <input
                      type="radio"
                      name="platform"
                      value={id}
                      checked={!unsure && id === platform}
                      onChange={() => choose(id)}
                    />
                    <PlatformIllustration platform={id} />
                    <span>
                      <b>{name}</b>
                      <small>{description}</small>
                    </span>
                  </label>
                ))}
                <label className={styles.option}>
                  <input
                    type="radio"
                    name="platform"
                    value="unknown"
                    checked={unsure}
                    onChange={() => {
                      setUnsure(true);
                      setAsked(true);
                    }}
                  />
                  <Icon name="search" />
                  <span>
                    <b>{said.unsure}</b>
                    <small>{said.unsureHelp}</small>
                  </span>
                </label>
              </div>
            </fieldset>
            {asked && <PlatformFinder platforms={all} onFound={choose} />}
          </>
        )}
      </Fetched>
    </div>
  );
}
