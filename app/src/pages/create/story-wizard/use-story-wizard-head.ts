import { useIntl } from 'react-intl';

import { useHead } from '../../../head/use-head';

/** Says what a page of the story wizard is. @param title in the browser's tab */
export function useStoryWizardHead(title: string): void {
  const intl = useIntl();
  const description = intl.formatMessage({
    id: 'storyWizard.page.description',
    defaultMessage: 'Plan a story in three steps: what it is about, how it unfolds, how it begins. Free, and private.',
    description: 'Description of the story wizard, for link previews',
  });
  useHead({ title, description, isIndexed: false });
}
