import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { cardProblems } from '../card-problems';
import type { LorebookProblemValue } from '../lorebook-model';

export const lorebookProblems = {
  'not-a-lorebook': (
    <FormattedMessage
      id="card.lorebook.notALorebook"
      defaultMessage="There is no lorebook in this file. Lorebooks come as JSON, or inside a character card."
      description="After a file was chosen that holds no lorebook"
    />
  ),
  damaged: (
    <FormattedMessage
      id="card.lorebook.damaged"
      defaultMessage="The lorebook in this file is damaged and cannot be read."
      description="After a file was chosen whose lorebook cannot be read"
    />
  ),
  'too-large': (
    <FormattedMessage
      id="card.lorebook.tooLarge"
      defaultMessage="This lorebook is too large. The limit is 8 MB and 5,000 entries, including those already there."
      description="After a file was chosen that is larger than a lorebook may be"
    />
  ),
  'not-allowed': (
    <FormattedMessage
      id="card.lorebook.notAllowed"
      defaultMessage="This lorebook cannot be saved here. Sexual content about minors or real people is refused in every mode."
      description="After a lorebook was refused for what it contains"
    />
  ),
  changed: (
    <FormattedMessage
      id="card.lorebook.changed"
      defaultMessage="The lorebook has changed in the meantime. Check it again, then decide."
      description="When a lorebook could not be changed because another window changed it first"
    />
  ),
  gone: (
    <FormattedMessage
      id="card.lorebook.gone"
      defaultMessage="This character no longer exists."
      description="When a lorebook could not be changed because its character was deleted elsewhere"
    />
  ),
  'too-fast': cardProblems['too-fast'],
  offline: cardProblems.offline,
  failed: cardProblems.failed,
} as const satisfies Record<LorebookProblemValue, ReactNode>;
