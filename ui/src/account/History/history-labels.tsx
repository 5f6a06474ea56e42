import {
  BookOpen,
  Clapperboard,
  Heart,
  Image,
  MessageCircle,
  MessageSquare,
  Star,
  UserPlus,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { GenerationValue, InteractionValue } from '../model';

interface Kind {
  readonly words: ReactNode;
  readonly drawing: LucideIcon;
}

export const interactionKinds = {
  chat: {
    drawing: MessageCircle,
    words: (
      <FormattedMessage
        id="userProfile.did.chat"
        defaultMessage="You talked"
        description="In a reader’s history, below the name of a character: a chat; followed by when"
      />
    ),
  },
  play: {
    drawing: BookOpen,
    words: (
      <FormattedMessage
        id="userProfile.did.play"
        defaultMessage="You played"
        description="In a reader’s history, below the title of a story: playing or reading it; followed by when"
      />
    ),
  },
  favourite: {
    drawing: Heart,
    words: (
      <FormattedMessage
        id="userProfile.did.favourite"
        defaultMessage="You liked it"
        description="In a reader’s history, below a name or title: a like; followed by when"
      />
    ),
  },
  follow: {
    drawing: UserPlus,
    words: (
      <FormattedMessage
        id="userProfile.did.follow"
        defaultMessage="You followed"
        description="In a reader’s history, below a name: following someone; followed by when"
      />
    ),
  },
  rating: {
    drawing: Star,
    words: (
      <FormattedMessage
        id="userProfile.did.rating"
        defaultMessage="You rated it"
        description="In a reader’s history, below a name or title: a rating; followed by when"
      />
    ),
  },
  comment: {
    drawing: MessageSquare,
    words: (
      <FormattedMessage
        id="userProfile.did.comment"
        defaultMessage="You left a comment"
        description="In a reader’s history, below a name or title: a comment; followed by when"
      />
    ),
  },
} as const satisfies Record<InteractionValue['kind'], Kind>;

/** A like of a post, below the name of the character who posted it. */
export const likedPost: Kind = {
  drawing: Heart,
  words: (
    <FormattedMessage
      id="userProfile.did.likedPost"
      defaultMessage="You liked a post"
      description="In a reader’s history, below the name of a character: liking one of its posts; followed by when"
    />
  ),
};

/** What was made for the reader, as a line of their history says it. */
export const generationKinds = {
  image: {
    drawing: Image,
    words: (
      <FormattedMessage
        id="userProfile.made.image"
        defaultMessage="Picture"
        description="In the list of what was made for the reader: a picture; followed by when"
      />
    ),
  },
  video: {
    drawing: Clapperboard,
    words: (
      <FormattedMessage
        id="userProfile.made.video"
        defaultMessage="Video"
        description="In the list of what was made for the reader: a video; followed by when"
      />
    ),
  },
  story: {
    drawing: BookOpen,
    words: (
      <FormattedMessage
        id="userProfile.made.story"
        defaultMessage="Story"
        description="In the list of what was made for the reader: a round of a story; followed by when"
      />
    ),
  },
  chat: {
    drawing: MessageCircle,
    words: (
      <FormattedMessage
        id="userProfile.made.chat"
        defaultMessage="Chat"
        description="In the list of what was made for the reader: an answer in a chat; followed by when"
      />
    ),
  },
  character: {
    drawing: UserRound,
    words: (
      <FormattedMessage
        id="userProfile.made.character"
        defaultMessage="Character"
        description="In the list of what the reader made: a character; followed by when"
      />
    ),
  },
} as const satisfies Record<GenerationValue['kind'], Kind>;
