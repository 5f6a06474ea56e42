import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { Dialog } from '../../primitives/Dialog/Dialog';
import { ClaimButton } from './ClaimButton';
import { CoinShelf } from './CoinShelf';

export interface DailyBonusPopupProps {
  readonly open: boolean;
  /** The claim is on its way: the button says so and is disabled (Product §2.5). */
  readonly claiming: boolean;
  readonly onClaim: () => void;
  readonly onClose: () => void;
}

/** Today's reward, once a day (Product §2.5). */
export function DailyBonusPopup({ open, claiming, onClaim, onClose }: DailyBonusPopupProps) {
  const claim = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      align="center"
      onPhone="full"
      picture={<CoinShelf />}
      initialFocus={claim}
      title={
        <FormattedMessage
          id="popups.dailyBonus.title"
          defaultMessage="Today’s reward is ready"
          description="Title of the popup with the daily points"
        />
      }
      description={
        <FormattedMessage
          id="popups.dailyBonus.sentence"
          defaultMessage="First login of the day. Claim today only."
          description="When the daily points are given and for how long they wait"
        />
      }
    >
      <ClaimButton ref={claim} claiming={claiming} onClaim={onClaim} />
    </Dialog>
  );
}
