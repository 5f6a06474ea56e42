import { FormattedMessage, FormattedNumber, useIntl, type IntlShape } from 'react-intl';

import type { CreatorMeasure } from '@fabula/sdk/types';

/** A count is shown from so many people on. */
export const fewestPeople = 5;

export function measureName(intl: IntlShape, measure: CreatorMeasure): string {
  return measureNames[measure](intl);
}

const measureNames: Record<CreatorMeasure, (intl: IntlShape) => string> = {
  people: (intl) =>
    intl.formatMessage({
      id: 'numbers.people',
      defaultMessage: 'People',
      description: 'Name of a count: those who chatted with a character or played a story, each once',
    }),
  chats: (intl) =>
    intl.formatMessage({
      id: 'numbers.chats',
      defaultMessage: 'Chats',
      description: 'Name of a count: conversations that were begun with a character',
    }),
  replies: (intl) =>
    intl.formatMessage({
      id: 'numbers.replies',
      defaultMessage: 'Replies',
      description: 'Name of a count: messages that a character wrote to people',
    }),
  plays: (intl) =>
    intl.formatMessage({
      id: 'numbers.plays',
      defaultMessage: 'Plays',
      description: 'Name of a count: how often people began to play a story',
    }),
  rounds: (intl) =>
    intl.formatMessage({
      id: 'numbers.rounds',
      defaultMessage: 'Rounds read',
      description: 'Name of a count: rounds of a story that people have read',
    }),
  likes: (intl) =>
    intl.formatMessage({
      id: 'numbers.likes',
      defaultMessage: 'Likes',
      description: 'Name of a count: how often a character or a story was made a favourite',
    }),
  followers: (intl) =>
    intl.formatMessage({
      id: 'numbers.followers',
      defaultMessage: 'New followers',
      description: 'Name of a count: accounts that began to follow a character in the period',
    }),
};

/** A count, or that it is one of too few people. */
export function ShownCount({ count }: { readonly count: number | null }) {
  if (count !== null) return <FormattedNumber value={count} />;
  return (
    <FormattedMessage
      id="numbers.few"
      defaultMessage="Fewer than {fewest, number}"
      description="In place of a count that fewer than five people have made, none included"
      values={{ fewest: fewestPeople }}
    />
  );
}

/** A day as `2026-11-21`, in the reader's language. */
export function useDayText(): (day: string) => string {
  const intl = useIntl();
  return (day) => intl.formatDate(`${day}T00:00:00Z`, { timeZone: 'UTC', dateStyle: 'medium' });
}
