import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { mostPoints, type PersonAct } from './model';

/** On the button that opens an act, over its dialog, and on the button that sends it. */
export const actTitles = {
  suspend: (
    <FormattedMessage
      id="operator.act.suspend"
      defaultMessage="Suspend"
      description="Button: an account may not write for a while"
    />
  ),
  lift: (
    <FormattedMessage
      id="operator.act.lift"
      defaultMessage="Lift the suspension"
      description="Button: a suspended account may write again"
    />
  ),
  'sign-out': (
    <FormattedMessage
      id="operator.act.signOut"
      defaultMessage="Sign out everywhere"
      description="Button: ends every session of an account"
    />
  ),
  give: (
    <FormattedMessage
      id="operator.act.give"
      defaultMessage="Give points"
      description="Button: an account gets points"
    />
  ),
  take: (
    <FormattedMessage
      id="operator.act.take"
      defaultMessage="Take back points"
      description="Button: points are taken back from an account"
    />
  ),
} as const satisfies Record<PersonAct, ReactNode>;

const pointsAbout = (
  <FormattedMessage
    id="operator.act.points.about"
    defaultMessage="At most {most, number} points at once. The person sees the entry in their points."
    description="In the dialog in which an operator gives points or takes them back"
    values={{ most: mostPoints }}
  />
);

/** What an act does, in its dialog. */
export const actSentences = {
  suspend: (
    <FormattedMessage
      id="operator.act.suspend.about"
      defaultMessage="Until then the account can read but not write. The person sees when it ends, and your reason."
      description="In the dialog in which an operator suspends an account"
    />
  ),
  lift: (
    <FormattedMessage
      id="operator.act.lift.about"
      defaultMessage="The account can write again at once."
      description="In the dialog in which an operator lifts a suspension"
    />
  ),
  'sign-out': (
    <FormattedMessage
      id="operator.act.signOut.about"
      defaultMessage="Every session of the account ends. The person can sign in again."
      description="In the dialog in which an operator signs an account out everywhere"
    />
  ),
  give: pointsAbout,
  take: pointsAbout,
} as const satisfies Record<PersonAct, ReactNode>;
