import { useIntl } from 'react-intl';

import { useHead } from '../../../head/use-head';

/**
 * Sets the head of a page of numbers.
 *
 * @param name Of the one work that they are of.
 * @returns The title of the page.
 */
export function useNumbersHead(name?: string): string {
  const intl = useIntl();
  const title =
    name ??
    intl.formatMessage({
      id: 'numbers.title',
      defaultMessage: 'Your numbers',
      description: 'Title of the page that shows creators how often their works are used, and the link to it',
    });
  useHead({
    title,
    description: intl.formatMessage({
      id: 'numbers.description',
      defaultMessage: 'How often people use the characters and stories you have published.',
      description: 'Description of the page with the numbers of a creator',
    }),
    isIndexed: false,
  });
  return title;
}
