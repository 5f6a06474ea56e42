import { FormattedMessage } from 'react-intl';

import { ExchangesPart, GreetingsPart } from '../fields/ListParts';
import { TextPart } from '../fields/TextPart';

/** The first words, and examples of how the character talks. */
export const SpeechSection = () => (
  <>
    <TextPart field="greeting" />
    <GreetingsPart field="alternateGreetings" />
    <GreetingsPart field="groupGreetings" />
    <ExchangesPart />
    <TextPart
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
