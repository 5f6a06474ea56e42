import { useIntl } from 'react-intl';

import { useHead } from '../../../head/use-head';

/** Says what a page of the wizard is. @param title in the browser's tab */
export function useWizardHead(title: string): void {
  const intl = useIntl();
  const description = intl.formatMessage({
    id: 'wizard.page.description',
    defaultMessage:
      'Create a character in three steps: who they are, what they look like, how they talk. Free, and private until you publish.',
    description: 'Description of the character wizard, for link previews',
  });
  useHead({ title, description, isIndexed: false });
}
