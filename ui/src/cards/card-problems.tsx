import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { CardProblemValue } from './model';

/** What went wrong with a card, and what to do about it. */
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
      defaultMessage="There is no card in this picture. Many sites shrink pictures and lose the card: look for the original file."
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
      defaultMessage="This card is too large. 12 MB is the most, with all its pictures."
      description="After a file was chosen that is larger than a character card may be"
    />
  ),
  'not-allowed': (
    <FormattedMessage
      id="card.problem.notAllowed"
      defaultMessage="This character cannot be kept here. Sexual content about minors or real people is refused, whatever the mode."
      description="After a character card was refused for what it contains"
    />
  ),
  'too-many': (
    <FormattedMessage
      id="card.problem.tooMany"
      defaultMessage="You have as many characters as there can be. Delete one, then try again."
      description="After a character card was refused because its owner has too many characters"
    />
  ),
  'too-fast': (
    <FormattedMessage
      id="card.problem.tooFast"
      defaultMessage="That was a lot at once. Wait a moment, then try again."
      description="After a character card was refused because many came in a short time"
    />
  ),
  offline: (
    <FormattedMessage
      id="card.problem.offline"
      defaultMessage="The server could not be reached. Your file is as it was. Try again when you are online."
      description="When a character card could not be sent because there is no connection"
    />
  ),
  failed: (
    <FormattedMessage
      id="card.problem.failed"
      defaultMessage="That did not work, and nothing was changed. Please try again."
      description="When a character card could not be read or kept for an unknown reason"
    />
  ),
} as const satisfies Record<CardProblemValue, ReactNode>;
