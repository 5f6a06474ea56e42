import { useIntl } from 'react-intl';

/** What the part before the first knot is called, which has no name of its own. */
export function useBeginningName(): string {
  return useIntl().formatMessage({
    id: 'storyEditor.map.beginning',
    defaultMessage: 'Beginning',
    description: 'Name of the part of a story before its first knot, on the map of the story',
  });
}
