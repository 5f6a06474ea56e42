import { useIntl } from 'react-intl';

/** Names the list of characters that appears while a name is written after an `@`. */
export function useMentionLabel(): string {
  return useIntl().formatMessage({
    id: 'room.mentions.label',
    defaultMessage: 'Characters to address',
    description: 'Names the list of characters that appears after an @ in the composer of a room, for screen readers',
  });
}
