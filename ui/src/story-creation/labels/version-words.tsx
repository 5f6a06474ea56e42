import { FormattedMessage } from 'react-intl';

import type { VersionWords } from '../../authoring/Versions/model';
import { storyFieldNames } from './story-field-names';

/** What is said of the versions of a story. */
export const storyVersions: VersionWords = {
  fieldNames: storyFieldNames,
  reasons: {
    keep: (
      <FormattedMessage
        id="versions.story.keep"
        defaultMessage="Saved"
        description="Why a story has a version: its author kept the draft"
      />
    ),
    restore: (
      <FormattedMessage
        id="versions.story.restore"
        defaultMessage="Restored"
        description="Why a story has a version: an older version was restored"
      />
    ),
    import: (
      <FormattedMessage
        id="versions.story.import"
        defaultMessage="Imported"
        description="Why a story has a version: it was imported"
      />
    ),
  },
  none: (
    <FormattedMessage
      id="versions.story.none"
      defaultMessage="There are no versions yet. Keeping the draft makes the first one."
      description="In place of the list of versions of a draft that has made no story yet"
    />
  ),
  restoring: (
    <FormattedMessage
      id="versions.story.restoring"
      defaultMessage="The story becomes what it was then, as a new version. Plays that have begun go on with the version they began with."
      description="Below the question before a version of a story is restored"
    />
  ),
};
