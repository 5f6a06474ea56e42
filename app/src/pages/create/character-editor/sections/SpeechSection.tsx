import { FormattedMessage } from 'react-intl';

import { ExchangesContainer, GreetingsContainer } from '../fields/ListParts';
import { TextContainer } from '../fields/TextContainer';

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
          defaultMessage="Example dialogue in the format of other programs, in addition to the exchanges above."
          description="Below the box for sample dialogue as text in the character editor"
        />
      }
    />
  </>
);
