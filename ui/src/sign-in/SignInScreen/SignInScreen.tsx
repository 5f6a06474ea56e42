import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';

import { IconButton } from '../../primitives/Button/IconButton';
import { partsOf, type SignInStage, type StagePlace } from '../Stage/stage';
import { useStageFocus } from '../Stage/use-stage-focus';
import { besideCross, body, card, close, sentence, title } from './SignInScreen.css';

export interface SignInScreenProps extends StagePlace {
  readonly stage: SignInStage;
  readonly onClose: () => void;
}

/** The stages of the popup as the content of a page (Product §2.1, `register` and `registerlogin`). */
export function SignInScreen({ brandName, hasGift, stage, onClose }: SignInScreenProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useStageFocus(stage.kind, heading);
  const parts = partsOf(stage, { brandName, hasGift });
  const hasCross = stage.kind === 'wizard';
  return (
    <section className={card} aria-labelledby={id}>
      {parts.pane}
      <div className={body}>
        <h1 ref={heading} id={id} tabIndex={-1} className={hasCross ? `${title} ${besideCross}` : title}>
          {parts.title}
        </h1>
        <p className={sentence}>{parts.sentence}</p>
        {parts.form}
      </div>
      {hasCross && (
        <div className={close}>
          <IconButton
            icon="close"
            onClick={onClose}
            label={intl.formatMessage({
              id: 'signIn.wizard.close',
              defaultMessage: 'Close',
              description: 'Names the cross that leaves the profile for later',
            })}
          />
        </div>
      )}
    </section>
  );
}
