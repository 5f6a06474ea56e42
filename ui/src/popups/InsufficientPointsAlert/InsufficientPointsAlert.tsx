import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { choice, choices } from '../choices.css';

export interface InsufficientPointsAlertProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly pricesHref: string;
}

/** An act was refused because the balance does not cover it; the way on is the prices (Product §2.1, §7). */
export function InsufficientPointsAlert({ open, onClose, pricesHref }: InsufficientPointsAlertProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      hasClose={false}
      title={
        <FormattedMessage
          id="popups.insufficientPoints.title"
          defaultMessage="Insufficient points, cannot perform this operation"
          description="An act costs more points than the reader has"
        />
      }
      description={
        <FormattedMessage
          id="popups.insufficientPoints.sentence"
          defaultMessage="Nothing was charged, and your text is kept."
          description="What is safe after an act was refused for lack of points"
        />
      }
    >
      <div className={choices}>
        <span className={choice}>
          <Button fullWidth onClick={onClose}>
            <FormattedMessage
              id="popups.insufficientPoints.close"
              defaultMessage="Not now"
              description="Closes the notice about missing points"
            />
          </Button>
        </span>
        <span className={choice}>
          <ButtonLink href={pricesHref} tone="primary" fullWidth onClick={onClose}>
            <FormattedMessage
              id="popups.insufficientPoints.prices"
              defaultMessage="See prices"
              description="Link to the page where points can be bought"
            />
          </ButtonLink>
        </span>
      </div>
    </Dialog>
  );
}
