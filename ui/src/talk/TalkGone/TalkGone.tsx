import { FormattedMessage } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { StatePanel } from '../../states/StatePanel/StatePanel';

interface TalkGoneProps {
  /** The play is not there, or somebody who is not in it is to be talked to. */
  readonly reason: 'play' | 'character';
  /** The play where it stands; of a play that is not there, other stories. */
  readonly href: string;
}

const words = {
  play: {
    title: (
      <FormattedMessage
        id="talk.gone.play.title"
        defaultMessage="This play is not here"
        description="Title in the place of a talk inside a play that was deleted or belongs to somebody else"
      />
    ),
    sentence: (
      <FormattedMessage
        id="talk.gone.play.sentence"
        defaultMessage="It was deleted, or it belongs to somebody else, and so does every talk inside it."
        description="In the place of a talk inside a play that is not there"
      />
    ),
    link: (
      <FormattedMessage
        id="talk.gone.play.link"
        defaultMessage="See other stories"
        description="Leads from a talk inside a play that is not there to the list of stories"
      />
    ),
  },
  character: {
    title: (
      <FormattedMessage
        id="talk.gone.character.title"
        defaultMessage="Nobody of that name is in this story"
        description="Title in the place of a talk with a character who is not in the cast of the story"
      />
    ),
    sentence: (
      <FormattedMessage
        id="talk.gone.character.sentence"
        defaultMessage="You can talk to everybody in its cast, from any of its rounds."
        description="In the place of a talk with a character who is not in the cast of the story"
      />
    ),
    link: (
      <FormattedMessage
        id="talk.gone.character.link"
        defaultMessage="Back to the story"
        description="Leads from a talk with somebody who is not in a story back to the story"
      />
    ),
  },
} as const;

/** In the place of a talk that cannot be. */
export function TalkGone({ reason, href }: TalkGoneProps) {
  return (
    <StatePanel
      place="page"
      picture="not-found"
      title={words[reason].title}
      sentence={words[reason].sentence}
      action={
        <ButtonLink href={href} tone="primary">
          {words[reason].link}
        </ButtonLink>
      }
    />
  );
}
