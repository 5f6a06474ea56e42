import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { ProfileProblem, ProfileValues } from '../model';
import { charactersIn, profileLimits } from './profile-limits';

/** Why the server did not take a value, by field. */
const refusals = {
  userAvatarImageUrl: (
    <FormattedMessage
      id="account.problem.avatar"
      defaultMessage="Choose one of the five avatars"
      description="Under the profile pictures, when none is chosen or the choice is not accepted"
    />
  ),
  userName: (
    <FormattedMessage
      id="account.problem.nickname"
      defaultMessage="This nickname cannot be used. Please try another."
      description="Under the nickname that the server does not accept"
    />
  ),
  motto: (
    <FormattedMessage
      id="account.problem.motto"
      defaultMessage="This motto cannot be used. Please try another."
      description="Under the motto that the server does not accept"
    />
  ),
} as const satisfies Record<keyof ProfileValues, ReactNode>;

const noNickname = (
  <FormattedMessage
    id="account.problem.noNickname"
    defaultMessage="Please enter a nickname"
    description="Under the field for the nickname when it is empty"
  />
);

const tooMany = (count: number) => (
  <FormattedMessage
    id="account.problem.tooLong"
    defaultMessage="{count, plural, one {# character too many} other {# characters too many}}"
    description="Under a nickname or a motto that is too long"
    values={{ count }}
  />
);

const over = (values: ProfileValues, field: keyof ProfileValues): number =>
  field === 'userAvatarImageUrl' ? 0 : charactersIn(values[field]) - profileLimits[field];

/** What a field says of its value: too long as soon as it is, anything else when saving was tried. */
export function problemText(
  values: ProfileValues,
  field: keyof ProfileValues,
  problem: ProfileProblem | undefined,
): ReactNode {
  const excess = over(values, field);
  if (excess > 0) return tooMany(excess);
  if (problem?.field !== field || problem.why === 'too-long') return undefined;
  return field === 'userName' && problem.why === 'empty' ? noNickname : refusals[field];
}
