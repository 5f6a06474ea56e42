import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { UploadProblem } from './picture-model';

/** Why a picture was not taken. */
export const uploadProblems: Readonly<Record<UploadProblem, ReactNode>> = {
  'too-large': (
    <FormattedMessage
      id="pictures.upload.tooLarge"
      defaultMessage="This picture is too large. The limit is 8 MB and 40 megapixels."
      description="A picture for a character was not taken"
    />
  ),
  'wrong-type': (
    <FormattedMessage
      id="pictures.upload.wrongType"
      defaultMessage="This file cannot be read as a picture. Choose an undamaged PNG, JPEG or WebP file."
      description="A file for the portrait of a character was not taken"
    />
  ),
  full: (
    <FormattedMessage
      id="pictures.upload.full"
      defaultMessage="You have no room for more files. Delete some pictures first."
      description="A picture for a character was not taken, because its owner keeps as much as is allowed"
    />
  ),
  'not-allowed': (
    <FormattedMessage
      id="pictures.upload.notAllowed"
      defaultMessage="This picture is not allowed here."
      description="A picture for a character was not taken, because it breaks the rules of the site"
    />
  ),
  failed: (
    <FormattedMessage
      id="pictures.upload.failed"
      defaultMessage="The picture was not uploaded. Choose it again."
      description="A picture for a character could not be uploaded"
    />
  ),
};
