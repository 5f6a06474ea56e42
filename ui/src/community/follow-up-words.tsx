import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { FollowUp, FollowUpState } from '@fabula/sdk/types';

import * as styles from './community.css';

/** In the order in which the desk offers them. */
export const followUpStates = ['undecided', 'underway', 'done', 'declined'] as const satisfies readonly FollowUpState[];

export const followUpNames = {
  undecided: (
    <FormattedMessage
      id="community.followUp.undecided"
      defaultMessage="Carrying out not decided yet"
      description="What becomes of a proposal that was voted for"
    />
  ),
  underway: (
    <FormattedMessage
      id="community.followUp.inProgress"
      defaultMessage="Being carried out"
      description="What becomes of a proposal that was voted for"
    />
  ),
  done: (
    <FormattedMessage
      id="community.followUp.carriedOut"
      defaultMessage="Carried out"
      description="What becomes of a proposal that was voted for"
    />
  ),
  declined: (
    <FormattedMessage
      id="community.followUp.notCarriedOut"
      defaultMessage="Will not be carried out"
      description="What becomes of a proposal that was voted for"
    />
  ),
} as const satisfies Record<FollowUpState, ReactNode>;

export function FollowUpTag({ state }: Pick<FollowUp, 'state'>) {
  return (
    <span className={styles.tag} data-follow-up={state}>
      {followUpNames[state]}
    </span>
  );
}
