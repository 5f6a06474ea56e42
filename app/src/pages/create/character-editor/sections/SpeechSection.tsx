import { FormattedMessage } from 'react-intl';

import { ExchangesContainer, GreetingsContainer } from '../fields/ListParts';
import { TextContainer } from '../fields/TextContainer';

/** The first words, and examples of how the character talks. */
export const SpeechSection = () => (
  <>
    <TextContainer field="greeting" />
    <GreetingsContainer field="alternateGreetings" />
    <GreetingsContainer field="groupGreetings" />
    <ExchangesContainer />
    <TextContainer
      field="exampleDialogue"
      note={
        <FormattedMessage
          id="editor.exampleDialogue.note"
          defaultMessage="Sample dialogue as other programs write it, beside the exchanges above."
          description="Below the box for sample dialogue as text in the character editor"
        />
      }
    />
  </>
);
