import { useIntl } from 'react-intl';

import { AgePart } from '../fields/FactParts';
import { TemperamentsPart } from '../fields/ListParts';
import { PortraitPart } from '../fields/PortraitPart';
import { TextPart } from '../fields/TextPart';

/** Who the character is at first sight. */
export function FaceSection() {
  const intl = useIntl();
  return (
    <>
      <PortraitPart />
      <TextPart field="portraitAlt" />
      <TextPart field="name" />
      <TextPart
        field="nickname"
        note={intl.formatMessage({
          id: 'editor.nickname.note',
          defaultMessage: 'What the model calls the character, where it is not the name.',
          description: 'Below the box for the nickname of a character',
        })}
      />
      <TextPart field="tagline" />
      <TextPart
        field="pronouns"
        placeholder={intl.formatMessage({
          id: 'wizard.who.pronounsExample',
          defaultMessage: 'she/her, he/him, they/them',
          description: 'Examples in the empty field for the pronouns of a new character',
        })}
      />
      <AgePart />
      <TemperamentsPart />
    </>
  );
}
