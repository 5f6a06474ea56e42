import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Coin } from '../../primitives/Coin/Coin';

interface ClaimButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  /** The claim is on its way: the button says so and is disabled (Product §2.5). */
  readonly claiming: boolean;
  readonly onClaim: () => void;
}

export function ClaimButton({ ref, claiming, onClaim }: ClaimButtonProps) {
  return (
    <Button
      ref={ref}
      tone="primary"
      size="large"
      fullWidth
      onClick={onClaim}
      busy={claiming}
      busyLabel={
        <FormattedMessage
          id="popups.dailyBonus.claiming"
          defaultMessage="Claiming"
          description="On the button while the daily points are being claimed"
        />
      }
    >
      <Coin />
      <FormattedMessage
        id="popups.dailyBonus.claim"
        defaultMessage="Claim now"
        description="Button that claims the daily points"
      />
    </Button>
  );
}
