import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { CardProblemValue } from './model';

export const cardProblems = {
  'not-a-card': (
    <FormattedMessage
      id="card.problem.notACard"
      defaultMessage="This file is not a character card. Cards come as PNG, JSON or charx."
      description="After a file was chosen that holds no character card"
    />
  ),
  'picture-without-card': (
    <FormattedMessage
      id="card.problem.pictureWithoutCard"
      defaultMessage="There is no card in this picture. Many sites compress pictures and remove the card: look for the original file."
      description="After a picture was chosen that carries no character card"
    />
  ),
  damaged: (
    <FormattedMessage
      id="card.problem.damaged"
      defaultMessage="The card in this file is damaged and cannot be read."
      description="After a file was chosen whose character card cannot be read"
    />
  ),
  'too-large': (
    <FormattedMessage
      id="card.problem.tooLarge"
      defaultMessage="This card is too large. The limit is 12 MB, including all pictures."
      description="After a file was chosen that is larger than a character card may be"
    />
  ),
  'not-a-file': (
    <FormattedMessage
      id="card.problem.notAFile"
      defaultMessage="A text or a link cannot be imported. Save the card as a file, and share that file."
      description="After something was shared to the installed site that is no file with a character card"
    />
  ),
  'not-arrived': (
    <FormattedMessage
      id="card.problem.notArrived"
      defaultMessage="The shared file did not arrive. Choose it here."
      description="After a file was shared to the installed site, or opened with it, and could not be read"
    />
  ),
  'not-allowed': (
    <FormattedMessage
      id="card.problem.notAllowed"
      defaultMessage="This character cannot be saved here. Sexual content about minors or real people is refused in every mode."
      description="After a character card was refused for what it contains"
    />
  ),
  'too-many': (
    <FormattedMessage
      id="card.problem.tooMany"
      defaultMessage="You have reached the limit of characters. Delete some, then try again."
      description="After a character card was refused because its owner has too many characters, or too many bytes of them"
    />
  ),
  'too-many-drafts': (
    <FormattedMessage
      id="card.problem.tooManyDrafts"
      defaultMessage="You have reached the limit of drafts. Save or delete one, then try again."
      description="After a character card could not be opened in the editor because its owner has too many drafts, or too many bytes of them"
    />
  ),
  'too-fast': (
    <FormattedMessage
      id="card.problem.tooFast"
      defaultMessage="Too many requests. Wait a moment, then try again."
      description="After a character card was refused because many came in a short time"
    />
  ),
  offline: (
    <FormattedMessage
      id="card.problem.offline"
      defaultMessage="The server could not be reached. Your file is unchanged. Try again when you are online."
      description="When a character card could not be sent because there is no connection"
    />
  ),
  failed: (
    <FormattedMessage
      id="card.problem.failed"
      defaultMessage="That did not work, and nothing was changed. Try again."
      description="When a character card could not be read or saved for an unknown reason"
    />
  ),
} as const satisfies Record<CardProblemValue, ReactNode>;
