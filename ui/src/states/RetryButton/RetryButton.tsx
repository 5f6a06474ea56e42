import { FormattedMessage } from 'react-intl';

import { Button, type ButtonProps } from '../../primitives/Button/Button';

interface RetryButtonProps extends Pick<ButtonProps, 'tone' | 'size'> {
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

export function RetryButton({ onRetry, retrying = false, ...look }: RetryButtonProps) {
  return (
    <Button
      {...look}
      icon="retry"
      onClick={onRetry}
      busy={retrying}
      busyLabel={
        <FormattedMessage
          id="explore.tryingAgain"
          defaultMessage="Trying again"
          description="On the “Try again” button while the answer is on its way"
        />
      }
    >
      <FormattedMessage
        id="explore.tryAgain"
        defaultMessage="Try again"
        description="Button that asks again for something that failed to load"
      />
    </Button>
  );
}
