import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { PictureFailure, PictureProblem } from './picture-model';

export const problemMessages: Readonly<Record<PictureProblem, ReactNode>> = {
  prompt: (
    <FormattedMessage
      id="pictures.problem.prompt"
      defaultMessage="These words are not allowed in a picture. Change them and try again. Nothing was charged."
      description="Below the words of a picture that break the rules of the site"
    />
  ),
  card: (
    <FormattedMessage
      id="pictures.problem.card"
      defaultMessage="Something in the character’s own texts is not allowed in a picture. Change those texts and try again. Nothing was charged."
      description="Below the words of a picture, when the texts of the character break the rules of the site together with them"
    />
  ),
  'mature-here': (
    <FormattedMessage
      id="pictures.problem.matureHere"
      defaultMessage="Mature pictures are not drawn on this site. Remove the mature parts of the description, or the character’s mature mark. Nothing was charged."
      description="Below the words of a mature picture, where the server never draws any"
    />
  ),
  'mature-mode': (
    <FormattedMessage
      id="pictures.problem.matureMode"
      defaultMessage="Mature pictures are drawn only in mature mode. Turn it on, or remove the mature parts of the description. Nothing was charged."
      description="Below the words of a mature picture, while the visitor browses without mature content"
    />
  ),
  commands: (
    <FormattedMessage
      id="pictures.problem.commands"
      defaultMessage="The description contains commands for the picture engine. Remove them. Nothing was charged."
      description="Below the words of a picture with technical commands in angle brackets, which are not allowed"
    />
  ),
  unsupported: (
    <FormattedMessage
      id="pictures.problem.unsupported"
      defaultMessage="The picture engine no longer offers one of these options. Choose others. Nothing was charged."
      description="Below the options of a picture"
    />
  ),
  'too-many': (
    <FormattedMessage
      id="pictures.problem.tooMany"
      defaultMessage="Too many pictures are in progress. Wait for one, or stop it. Nothing was charged."
      description="Below the words of a picture"
    />
  ),
  busy: (
    <FormattedMessage
      id="pictures.problem.busy"
      defaultMessage="The picture engine is too busy. Try again in a minute. Nothing was charged."
      description="Below the words of a picture"
    />
  ),
  unreachable: (
    <FormattedMessage
      id="pictures.problem.unreachable"
      defaultMessage="There is no connection. Your words are still here."
      description="Below the words of a picture that could not be sent"
    />
  ),
  failed: (
    <FormattedMessage
      id="pictures.problem.failed"
      defaultMessage="The pictures could not be started. Try again. Nothing was charged."
      description="Below the words of a picture, after an error"
    />
  ),
};

/** Why a generation has failed; what it cost is said beside it. */
export const failureMessages: Readonly<Record<PictureFailure, ReactNode>> = {
  busy: (
    <FormattedMessage
      id="pictures.failure.busy"
      defaultMessage="The picture engine is too busy. Try again in a minute."
      description="Why pictures were not drawn"
    />
  ),
  refused: (
    <FormattedMessage
      id="pictures.failure.refused"
      defaultMessage="The picture engine refused the description, or the picture was not suitable. Change the description."
      description="Why pictures were not drawn"
    />
  ),
  stalled: (
    <FormattedMessage
      id="pictures.failure.stalled"
      defaultMessage="The picture engine stopped answering."
      description="Why pictures were not drawn"
    />
  ),
  broken: (
    <FormattedMessage
      id="pictures.failure.broken"
      defaultMessage="The picture engine sent a damaged picture."
      description="Why pictures were not drawn"
    />
  ),
  lost: (
    <FormattedMessage
      id="pictures.failure.lost"
      defaultMessage="The picture engine lost the job."
      description="Why pictures were not drawn"
    />
  ),
  unavailable: (
    <FormattedMessage
      id="pictures.failure.unavailable"
      defaultMessage="The picture engine cannot be reached."
      description="Why pictures were not drawn"
    />
  ),
  interrupted: (
    <FormattedMessage
      id="pictures.failure.interrupted"
      defaultMessage="The server restarted in the meantime."
      description="Why pictures were not drawn"
    />
  ),
  full: (
    <FormattedMessage
      id="pictures.failure.full"
      defaultMessage="You have no room for more pictures. Delete some first."
      description="Why pictures were not drawn"
    />
  ),
};
