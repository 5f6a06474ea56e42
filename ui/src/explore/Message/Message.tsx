import { FormattedMessage } from 'react-intl';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { Arch } from '../../content/Arch/Arch';
import type { PictureValue } from '../../content/model';
import { SpokenText } from '../../content/SpokenText/SpokenText';
import { message, mine, myBubble, speaker, theirBubble } from './Message.css';

interface CharacterMessageProps {
  name: string;
  portrait: PictureValue;
  text: string;
  /** BCP 47 tag of the text where it is not the page's own language. */
  lang?: string | undefined;
}

/** What a character says: an arch, a name, a bubble with its tight corner towards the speaker. */
export function CharacterMessage({ name, portrait, text, lang }: CharacterMessageProps) {
  return (
    <div className={message}>
      <Arch picture={portrait} alt="" width={44} />
      <div>
        <p className={speaker}>
          <bdi>{name}</bdi>
        </p>
        <div className={theirBubble}>
          <SpokenText text={text} lang={lang} />
        </div>
      </div>
    </div>
  );
}

export function VisitorMessage({ text, lang }: Pick<CharacterMessageProps, 'text' | 'lang'>) {
  return (
    <div className={mine}>
      <div className={myBubble}>
        <VisuallyHidden>
          <FormattedMessage
            id="character.visitorSays"
            defaultMessage="A visitor says:"
            description="Read aloud before a visitor’s line in an example dialogue"
          />
        </VisuallyHidden>
        <SpokenText text={text} lang={lang} />
      </div>
    </div>
  );
}
