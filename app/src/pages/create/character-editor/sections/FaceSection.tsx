import { useIntl } from 'react-intl';

import { AgeContainer } from '../fields/FactParts';
import { TemperamentsContainer } from '../fields/ListParts';
import { PortraitContainer } from '../fields/PortraitContainer';
import { TextContainer } from '../fields/TextContainer';

export function FaceSection() {
  const intl = useIntl();
  return (
    <>
      <PortraitContainer />
      <TextContainer field="portraitAlt" />
      <TextContainer field="name" />
      <TextContainer
        field="nickname"
        note={intl.formatMessage({
          id: 'editor.nickname.note',
          defaultMessage: 'What the model calls the character, if it is not the name.',
          description: 'Below the box for the nickname of a character',
        })}
      />
      <TextContainer field="tagline" />
      <TextContainer
        field="pronouns"
        placeholder={intl.formatMessage({
          id: 'wizard.who.pronounsExample',
          defaultMessage: 'she/her, he/him, they/them',
          description: 'Examples in the empty field for the pronouns of a new character',
        })}
      />
      <AgeContainer />
      <TemperamentsContainer />
    </>
  );
}
