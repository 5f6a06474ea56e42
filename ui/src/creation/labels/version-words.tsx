import { FormattedMessage } from 'react-intl';

import { loreName } from '../../authoring/Versions/lore-name';
import type { VersionWords } from '../../authoring/Versions/model';
import { fieldNames } from './field-names';

/** What is said of the versions of a character. */
export const characterVersions: VersionWords = {
  fieldNames: { ...fieldNames, lore: loreName },
  reasons: {
    keep: (
      <FormattedMessage
        id="versions.reason.keep"
        defaultMessage="Saved"
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
  },
  none: (
    <FormattedMessage
      id="versions.none"
      defaultMessage="There are no versions yet. Saving the character creates the first one."
      description="In place of the list of versions of a draft that has no character yet"
    />
  ),
  restoring: (
    <FormattedMessage
      id="versions.restore.sentence"
      defaultMessage="The character goes back to this version, which becomes the newest one. Chats use it from the next message on."
      description="Below the question before a version of a character is restored"
    />
  ),
};
