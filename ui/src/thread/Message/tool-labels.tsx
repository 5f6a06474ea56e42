import type { IntlShape } from 'react-intl';

export const toolLabels = (intl: IntlShape) => ({
  label: intl.formatMessage({
    id: 'chat.tools.label',
    defaultMessage: 'Message actions',
    description: 'Names the row of small buttons under a message, for screen readers',
  }),
  regenerate: intl.formatMessage({
    id: 'chat.tools.regenerate',
    defaultMessage: 'Regenerate',
    description: 'Asks for another version of a reply',
  }),
  branch: intl.formatMessage({
    id: 'chat.tools.branch',
    defaultMessage: 'Branch from here',
    description: 'Begins another way for the conversation after this message',
  }),
  copy: intl.formatMessage({
    id: 'chat.tools.copy',
    defaultMessage: 'Copy',
    description: 'Copies the text of a message',
  }),
  more: intl.formatMessage({
    id: 'chat.tools.more',
    defaultMessage: 'More',
    description: 'Shows more of what can be done with a message',
  }),
  edit: intl.formatMessage({
    id: 'chat.tools.edit',
    defaultMessage: 'Edit',
    description: 'Changes the text of a message',
  }),
});
