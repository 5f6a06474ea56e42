import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { BondValue } from './bond';

export const bondLabels: Readonly<Record<BondValue, ReactNode>> = {
  distant: (
    <FormattedMessage
      id="play.bond.distant"
      defaultMessage="A stranger still"
      description="Beside the name of a character of a story: the weakest of five degrees of trust"
    />
  ),
  guarded: (
    <FormattedMessage
      id="play.bond.guarded"
      defaultMessage="On their guard"
      description="Beside the name of a character of a story: the second of five degrees of trust"
    />
  ),
  warming: (
    <FormattedMessage
      id="play.bond.warming"
      defaultMessage="Warming to you"
      description="Beside the name of a character of a story: the third of five degrees of trust"
    />
  ),
  trusting: (
    <FormattedMessage
      id="play.bond.trusting"
      defaultMessage="Trusts you"
      description="Beside the name of a character of a story: the fourth of five degrees of trust"
    />
  ),
  close: (
    <FormattedMessage
      id="play.bond.close"
      defaultMessage="Would follow you anywhere"
      description="Beside the name of a character of a story: the strongest of five degrees of trust"
    />
  ),
};
