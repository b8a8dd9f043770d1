import type { ReactNode } from 'react';
import { useEmbedSettings } from '../../lib/use-embed-settings.ts';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './room.module.css';
import { type OfChurch, RoomProvider, useRoomLanguage, wordsIn } from './room-context.ts';

interface Props {
  of: OfChurch;
  /** Links to the parts of the room, beside the switch of languages. */
  nav?: ReactNode;
  children: ReactNode;
}

/** A tab that speaks English or Spanish: what is in it finds its words through `useRoom`. */
export function Room({ of, nav, children }: Props) {
  const { settings } = useEmbedSettings(of.church);
  const { lang, choose } = useRoomLanguage(settings?.language);
  return (
    <RoomProvider value={{ words: wordsIn(lang), lang, ...of }}>
      <div lang={lang}>
        <div className={styles.top}>
          {nav}
          <LanguageSwitch onChoose={choose} />
        </div>
        {children}
      </div>
    </RoomProvider>
  );
}
