import type { IntlShape } from 'react-intl';

export const moreToolLabels = (
  intl: IntlShape,
  { reading, pinned }: { readonly reading: boolean; readonly pinned: boolean },
) => ({
  continue: intl.formatMessage({
    id: 'chat.tools.continue',
    defaultMessage: 'Continue',
    description: 'Lets the last reply go on from where it ended',
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
    description: 'Changes the text of a message',
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
