import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { StatePanel } from '../../states/StatePanel/StatePanel';

const keptAsCharacter = (
  <FormattedMessage
    id="draft.notFound.sentence"
    defaultMessage="It was saved as a character, deleted, or belongs to another account."
    description="Why a draft is not found"
  />
);

const newCharacter = (
  <FormattedMessage
    id="draft.notFound.action"
    defaultMessage="Start a new character"
    description="Link from a draft that is not found to an empty character wizard"
  />
);

interface DraftNotFoundProps {
  readonly newHref: string;
  /** What may have become of it; of a draft of a character when left out. */
  readonly sentence?: ReactNode;
  /** What `newHref` begins; a new character when left out. */
  readonly action?: ReactNode;
}

/** The address of a draft that is not there: it was kept, deleted, or belongs to another visitor. */
export function DraftNotFound({ newHref, sentence = keptAsCharacter, action = newCharacter }: DraftNotFoundProps) {
  return (
    <StatePanel
      place="page"
      picture="not-found"
      title={
        <FormattedMessage
          id="draft.notFound.title"
          defaultMessage="Draft not found"
          description="Title of the character wizard for a draft that does not exist, or belongs to another visitor"
        />
      }
      sentence={sentence}
      action={
        <ButtonLink href={newHref} tone="primary">
          {action}
        </ButtonLink>
      }
    />
  );
}
