import { FormattedMessage } from 'react-intl';

/** As cards write them, in every language. */
const macros = { char: '{{char}}', user: '{{user}}' } as const;

/** What the two macros of a card stand for. The braces of the card are values, as messages have braces of their own. */
export const MacroNote = () => (
  <FormattedMessage
    id="editor.macros"
    defaultMessage="{char} stands for the character, {user} for the reader."
    description="Below a text of a character: what the two placeholders of character cards mean. {char} and {user} are replaced by them as they are written"
    values={{ char: <code dir="ltr">{macros.char}</code>, user: <code dir="ltr">{macros.user}</code> }}
  />
);
