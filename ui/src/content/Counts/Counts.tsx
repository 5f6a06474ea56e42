import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';

import type { StoryCardValue } from '../model';
import { spanText, type RoundSpanValue } from './round-span';

/** A count as people read it: "12.4K", "1,2 万", in tabular numbers where the style asks for them. */
export function compactCount(intl: IntlShape, count: number): string {
  return intl.formatNumber(count, { notation: 'compact', maximumFractionDigits: 1 });
}

/** How many chats visitors have begun: "12.4K chats". */
export function ChatCount({ count }: { count: number }) {
  const shown = compactCount(useIntl(), count);
  return (
    <FormattedMessage
      id="character.chats"
      defaultMessage="{count, plural, one {{shown} chat} other {{shown} chats}}"
      description="How many chats visitors have begun with a character; {shown} is the short number, such as 12.4K"
      values={{ count, shown }}
    />
  );
}

/** How many posts a character has on its page: "3 posts". */
export function PostCount({ count }: { count: number }) {
  const shown = compactCount(useIntl(), count);
  return (
    <FormattedMessage
      id="explore.profile.postCount"
      defaultMessage="{count, plural, one {{shown} post} other {{shown} posts}}"
      description="How many posts a character has on its page; {shown} is the short number, such as 1.2K"
      values={{ count, shown }}
    />
  );
}

/** How many comments readers have left: "12 comments". */
export function CommentCount({ count }: { count: number }) {
  const shown = compactCount(useIntl(), count);
  return (
    <FormattedMessage
      id="explore.profile.commentCount"
      defaultMessage="{count, plural, one {{shown} comment} other {{shown} comments}}"
      description="How many comments readers have left on a character; {shown} is the short number, such as 1.2K"
      values={{ count, shown }}
    />
  );
}

/** How many visitors have begun a story: "31K readers". */
export function ReaderCount({ count }: { count: number }) {
  const shown = compactCount(useIntl(), count);
  return (
    <FormattedMessage
      id="story.readers"
      defaultMessage="{count, plural, one {{shown} reader} other {{shown} readers}}"
      description="How many visitors have begun a story; {shown} is the short number, such as 31K"
      values={{ count, shown }}
    />
  );
}

/** How long a story is: "12 rounds, 3 endings", or "Novel, 31 chapters". */
export function storyLength(
  intl: IntlShape,
  story: Pick<StoryCardValue, 'kind' | 'rounds' | 'fewestRounds' | 'chapters' | 'endings'>,
): string {
  if (story.kind === 'novel') {
    return story.chapters === null ? novel(intl) : chapters(intl, story.chapters);
  }
  const counted = rounds(intl, story);
  if (counted === null) return endings(intl, story.endings);
  return intl.formatMessage(
    {
      id: 'story.length',
      defaultMessage: '{rounds}, {endings}',
      description: 'The length of a story that is played: “12 rounds” and “3 endings”, each already a whole phrase',
    },
    { rounds: counted, endings: endings(intl, story.endings) },
  );
}

function rounds(intl: IntlShape, span: RoundSpanValue): string | null {
  const shown = spanText(intl.locale, span);
  if (shown === null) return null;
  return intl.formatMessage(
    {
      id: 'story.rounds',
      defaultMessage: '{count, plural, one {{shown} round} other {{shown} rounds}}',
      description:
        'How many rounds a story has from its opening to an ending; {shown} is such as “8”, “8–9”, or “~8” where it is not known exactly',
    },
    { count: span.rounds, shown },
  );
}

function endings(intl: IntlShape, count: number): string {
  return intl.formatMessage(
    {
      id: 'story.endings',
      defaultMessage: '{count, plural, one {# ending} other {# endings}}',
      description: 'How many different endings of a story can be reached',
    },
    { count },
  );
}

function chapters(intl: IntlShape, count: number): string {
  return intl.formatMessage(
    {
      id: 'story.novelLength',
      defaultMessage: '{count, plural, one {Novel, # chapter} other {Novel, # chapters}}',
      description: 'The length of a story that is read like a novel',
    },
    { count },
  );
}

function novel(intl: IntlShape): string {
  return intl.formatMessage({
    id: 'story.novel',
    defaultMessage: 'Novel',
    description: 'A story that is read like a novel; its chapters are not known',
  });
}
