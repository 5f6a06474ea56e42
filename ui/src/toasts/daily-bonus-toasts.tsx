import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from './toast-message';

/** The daily points were claimed before (Product §8.5). */
export const bonusAlreadyClaimed = (): ToastMessage => ({
  tone: 'info',
  topic: 'dailyBonus',
  message: (
    <FormattedMessage
      id="toasts.dailyBonus.alreadyClaimed"
      defaultMessage="You’ve already claimed your reward today"
      description="Short message: the daily points were claimed before"
    />
  ),
});

/** The daily points were claimed now (Product §8.5). */
export const bonusClaimed = (points: number): ToastMessage => ({
  tone: 'points',
  topic: 'dailyBonus',
  message: (
    <FormattedMessage
      id="toasts.dailyBonus.claimed"
      defaultMessage="Successfully claimed +{points, number} points"
      description="Short message: how many points the daily claim added"
      values={{ points }}
    />
  ),
});

/** The daily points could not be claimed (Product §8.5). */
export const bonusFailed = (): ToastMessage => ({
  tone: 'danger',
  topic: 'dailyBonus',
  message: (
    <FormattedMessage
      id="toasts.dailyBonus.failed"
      defaultMessage="Failed to claim. Please try again later."
      description="Short message: claiming the daily points did not work"
    />
  ),
});
