import type { IntlShape } from 'react-intl';

/** The names of a message's tools. */
export const toolWords = (
  intl: IntlShape,
  { reading, pinned }: { readonly reading: boolean; readonly pinned: boolean },
) => ({
  label: intl.formatMessage({
    id: 'chat.tools.label',
    defaultMessage: 'What to do with this message',
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
  readAloud: reading
    ? intl.formatMessage({
        id: 'chat.tools.stopReading',
        defaultMessage: 'Stop reading',
        description: 'Stops the voice that reads a message aloud',
      })
    : intl.formatMessage({
        id: 'chat.tools.readAloud',
        defaultMessage: 'Read aloud',
        description: 'Lets the browser read a message aloud',
      }),
  edit: intl.formatMessage({
    id: 'chat.tools.edit',
    defaultMessage: 'Edit',
    description: 'Changes the text of a message, as a new branch',
  }),
  pin: pinned
    ? intl.formatMessage({
        id: 'chat.tools.unpin',
        defaultMessage: 'Unpin',
        description: 'Takes the pin from a message',
      })
    : intl.formatMessage({
        id: 'chat.tools.pin',
        defaultMessage: 'Pin',
        description: 'Marks a message so that it is found again',
      }),
  remember: intl.formatMessage({
    id: 'chat.tools.remember',
    defaultMessage: 'Remember this',
    description: 'Adds what a message says to what a conversation remembers for good',
  }),
  report: intl.formatMessage({
    id: 'chat.tools.report',
    defaultMessage: 'Report',
    description: 'Reports what a character said to those who run the site',
  }),
  delete: intl.formatMessage({
    id: 'chat.tools.delete',
    defaultMessage: 'Delete',
    description: 'Hides a message; it can be brought back',
  }),
});
