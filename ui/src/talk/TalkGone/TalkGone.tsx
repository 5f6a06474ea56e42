import { FormattedMessage } from 'react-intl';

import { NotHere, type NotHereWords } from '../../states/StatePanel/NotHere';

interface TalkGoneProps {
  /** The play is not there, or the character is not in it. */
  readonly reason: 'play' | 'character';
  /** The play where it stands; of a play that is not there, other stories. */
  readonly href: string;
}

const words = {
  play: {
    title: (
      <FormattedMessage
        id="talk.gone.play.title"
        defaultMessage="This play does not exist"
        description="Title in the place of a talk inside a play that was deleted or belongs to another reader"
      />
    ),
    sentence: (
      <FormattedMessage
        id="talk.gone.play.sentence"
        defaultMessage="It was deleted, or it belongs to another reader, together with its talks."
        description="In the place of a talk inside a play that is not there"
      />
    ),
    link: (
      <FormattedMessage
        id="talk.gone.play.link"
        defaultMessage="Explore other stories"
        description="Leads from a talk inside a play that is not there to the list of stories"
      />
    ),
  },
  character: {
    title: (
      <FormattedMessage
        id="talk.gone.character.title"
        defaultMessage="This character is not in this story"
        description="Title in the place of a talk with a character who is not in the cast of the story"
      />
    ),
    sentence: (
      <FormattedMessage
        id="talk.gone.character.sentence"
        defaultMessage="You can talk to every character of the story, from any round."
        description="In the place of a talk with a character who is not in the cast of the story"
      />
    ),
    link: (
      <FormattedMessage
        id="talk.gone.character.link"
        defaultMessage="Back to the story"
        description="Leads from a talk with a character who is not in a story back to the story"
      />
    ),
  },
} as const satisfies Record<TalkGoneProps['reason'], NotHereWords>;

/** In the place of a talk that cannot be. */
export function TalkGone({ reason, href }: TalkGoneProps) {
  return <NotHere {...words[reason]} href={href} />;
}
