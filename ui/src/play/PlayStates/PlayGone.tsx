import { FormattedMessage } from 'react-intl';

import { NotHere } from '../../states/StatePanel/NotHere';

interface PlayGoneProps {
  /** Not there, or there once and revoked by its player. */
  readonly reason: 'not-found' | 'gone';
  /** Where other stories are. */
  readonly storiesHref: string;
}

const words = {
  'not-found': {
    title: (
      <FormattedMessage
        id="play.notFound.title"
        defaultMessage="Play not found"
        description="Title in the place of a play or a round that is not there, or belongs to another reader"
      />
    ),
    sentence: (
      <FormattedMessage
        id="play.notFound.sentence"
        defaultMessage="This play does not exist, or it belongs to another reader."
        description="In the place of a play or a round that is not there"
      />
    ),
  },
  gone: {
    title: (
      <FormattedMessage
        id="play.gone.title"
        defaultMessage="This play is no longer shared"
        description="Title in the place of a shared play that its reader does not share any more"
      />
    ),
    sentence: (
      <FormattedMessage
        id="play.gone.sentence"
        defaultMessage="This link is no longer shared. You can play the story yourself."
        description="In the place of a shared play that its reader does not share any more"
      />
    ),
  },
} as const;

/** In the place of a play that is not there. */
export function PlayGone({ reason, storiesHref }: PlayGoneProps) {
  return (
    <NotHere
      {...words[reason]}
      link={
        <FormattedMessage
          id="play.gone.stories"
          defaultMessage="Explore other stories"
          description="Leads from a play that is not there to the list of stories"
        />
      }
      href={storiesHref}
    />
  );
}
