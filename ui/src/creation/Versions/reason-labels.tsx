import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { VersionReason } from './model';

/** Why there is a version, as a word or two. */
export const reasonLabels: Readonly<Record<VersionReason, ReactNode>> = {
  keep: (
    <FormattedMessage
      id="versions.reason.keep"
      defaultMessage="Saved to the character"
      description="Why a character has a version: its author saved the draft to the character"
    />
  ),
  publish: (
    <FormattedMessage
      id="versions.reason.publish"
      defaultMessage="Published"
      description="Why a character has a version: it was published"
    />
  ),
  restore: (
    <FormattedMessage
      id="versions.reason.restore"
      defaultMessage="Restored"
      description="Why a character has a version: an older version was restored"
    />
  ),
  import: (
    <FormattedMessage
      id="versions.reason.import"
      defaultMessage="Imported"
      description="Why a character has a version: it was imported from a card"
    />
  ),
  lorebook: (
    <FormattedMessage
      id="versions.reason.lorebook"
      defaultMessage="Lorebook replaced"
      description="Why a character has a version: its lorebook was imported or restored"
    />
  ),
};

/** The lorebook where it is named among the fields. */
export const loreName = (
  <FormattedMessage
    id="versions.lore"
    defaultMessage="Lorebook"
    description="Among the names of the fields that a version of a character has changed"
  />
);
