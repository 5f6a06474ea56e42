import { FormattedMessage } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { StatePanel } from '../../states/StatePanel/StatePanel';

interface PlayGoneProps {
  /** Not there, or there once and taken back by whoever shared it. */
  readonly reason: 'not-found' | 'gone';
  /** Where other stories are. */
  readonly storiesHref: string;
}

const words = {
  'not-found': {
    title: (
      <FormattedMessage
        id="play.notFound.title"
        defaultMessage="This page is not in the book"
        description="Title in the place of a play or a round that is not there, or belongs to somebody else"
      />
    ),
    sentence: (
      <FormattedMessage
        id="play.notFound.sentence"
        defaultMessage="The play was never here, or it belongs to somebody else."
        description="In the place of a play or a round that is not there"
      />
    ),
  },
  gone: {
    title: (
      <FormattedMessage
        id="play.gone.title"
        defaultMessage="This story was taken back"
        description="Title in the place of a shared play that its reader does not share any more"
      />
    ),
    sentence: (
      <FormattedMessage
        id="play.gone.sentence"
        defaultMessage="Whoever shared it does not share it any more. You can play the story yourself."
        description="In the place of a shared play that its reader does not share any more"
      />
    ),
  },
} as const;

/** In the place of a play that is not there. */
export function PlayGone({ reason, storiesHref }: PlayGoneProps) {
  return (
    <StatePanel
      place="page"
      picture="not-found"
      title={words[reason].title}
      sentence={words[reason].sentence}
      action={
        <ButtonLink href={storiesHref} tone="primary">
          <FormattedMessage
            id="play.gone.stories"
            defaultMessage="See other stories"
            description="Leads from a play that is not there to the list of stories"
          />
        </ButtonLink>
      }
    />
  );
}
