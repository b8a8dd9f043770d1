import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAdmin } from '../admin-context.ts';
import styles from './wizard.module.css';
import { canContinue, type Facts, LAST, type Place, type Press } from './wizard-state.ts';

interface Props {
  place: Place;
  facts: Facts;
  finished: boolean;
  busy: boolean;
  onPress: (press: Press) => void;
  onFinish: () => void;
}

/** Previous and Continue buttons. */
export function WizardFoot({ place, facts, finished, busy, onPress, onFinish }: Props) {
  const { words } = useAdmin();
  return (
    <div className={styles.foot}>
      <Button disabled={place.step === 0} onClick={() => onPress({ type: 'previous' })}>
        <Icon name="arrowLeft" />
        {words.previous}
      </Button>
      {place.step < LAST ? (
        <Button
          look="main"
          busy={busy}
          disabled={!canContinue(place, facts)}
          onClick={() => onPress({ type: 'continue' })}
        >
          {busy ? words.saving : words.continue}
          <Icon name="arrowRight" />
        </Button>
      ) : (
        !finished && (
          <Button look="main" onClick={onFinish}>
            {words.finish}
            <Icon name="check" />
          </Button>
        )
      )}
    </div>
  );
}
