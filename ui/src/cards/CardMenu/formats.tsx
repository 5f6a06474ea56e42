import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { CardFormatValue } from '../model';

/** The kinds of file that a character goes out as, the most usual first, and what each is good for. */
export const exportFormats: readonly (readonly [format: CardFormatValue, words: ReactNode])[] = [
  [
    'png',
    <FormattedMessage
      key="png"
      id="card.export.png"
      defaultMessage="PNG, the portrait with the card inside"
      description="Saves a character as a picture that carries its card"
    />,
  ],
  [
    'charx',
    <FormattedMessage
      key="charx"
      id="card.export.charx"
      defaultMessage="charx, with every file of the card"
      description="Saves a character as an archive of the charx format"
    />,
  ],
  [
    'json',
    <FormattedMessage
      key="json"
      id="card.export.json"
      defaultMessage="JSON, the card as text"
      description="Saves a character as a text file"
    />,
  ],
];
