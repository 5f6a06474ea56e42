import { FormattedMessage } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { StatePanel } from '../../states/StatePanel/StatePanel';

/** The address of a draft that is not there: it was kept as a character, deleted, or belongs to another visitor. */
export function DraftNotFound({ newHref }: { readonly newHref: string }) {
  return (
    <StatePanel
      place="page"
      picture="not-found"
      title={
        <FormattedMessage
          id="draft.notFound.title"
          defaultMessage="This draft is not here"
          description="Title of the character wizard for a draft that does not exist, or belongs to another visitor"
        />
      }
      sentence={
        <FormattedMessage
          id="draft.notFound.sentence"
          defaultMessage="It was kept as a character, deleted, or started in another account."
          description="Why a draft is not found"
        />
      }
      action={
        <ButtonLink href={newHref} tone="primary">
          <FormattedMessage
            id="draft.notFound.action"
            defaultMessage="Start a new character"
            description="Link from a draft that is not found to an empty character wizard"
          />
        </ButtonLink>
      }
    />
  );
}
