import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { CardExportValue } from '../model';

/** The kinds of file that a character goes out as, the most usual first, and what each is good for. */
export const exportFormats: readonly (readonly [format: CardExportValue, words: ReactNode])[] = [
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
      defaultMessage="charx, with all files"
      description="Saves a character as an archive of the charx format"
    />,
  ],
  [
    'json',
    <FormattedMessage
      key="json"
      id="card.export.json"
      defaultMessage="JSON, text only"
      description="Saves a character as a text file"
    />,
  ],
  [
    'json-v2',
    <FormattedMessage
      key="json-v2"
      id="card.export.jsonV2"
      defaultMessage="JSON (V2), for older programs"
      description="Saves a character as a text file of the older version 2 of the card format, which some programs still need"
    />,
  ],
];
