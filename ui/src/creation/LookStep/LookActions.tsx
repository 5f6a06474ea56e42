import { Dices, Undo2 } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import type { LookActionsProps } from '../model';
import { actions, origin, originSign } from './LookActions.css';

/** Below the portrait: roll every part, step back, and how the picture is made. */
export function LookActions({ onRollAll, onUndo, canUndo, isPicture = false, stylesHref }: LookActionsProps) {
  return (
    <>
      <div className={actions}>
        <Button fullWidth onClick={onRollAll}>
          <DrawnIcon drawing={Dices} />
          <FormattedMessage
            id="wizard.look.rollAll"
            defaultMessage="Roll all"
            description="Chooses every part of a drawn portrait by chance"
          />
        </Button>
        <Button fullWidth onClick={onUndo} disabled={!canUndo}>
          <DrawnIcon drawing={Undo2} pointing />
          <FormattedMessage
            id="wizard.look.undo"
            defaultMessage="Undo"
            description="Takes the last change of a drawn portrait back"
          />
        </Button>
      </div>
      {stylesHref !== undefined && (
        <ButtonLink href={stylesHref} fullWidth>
          <FormattedMessage
            id="wizard.look.styles"
            defaultMessage="Moods and styles"
            description="Link from the wizard’s page with the portrait to the page with everything it can be drawn in"
          />
        </ButtonLink>
      )}
      {!isPicture && (
        <p className={origin}>
          <span className={originSign}>
            <Icon name="info" size="small" />
          </span>
          <FormattedMessage
            id="wizard.look.origin"
            defaultMessage="Put together from our drawn parts. No model."
            description="Below a portrait that is put together from parts: no artificial intelligence made it"
          />
        </p>
      )}
    </>
  );
}
