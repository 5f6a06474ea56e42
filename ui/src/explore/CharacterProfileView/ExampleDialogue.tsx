import { CharacterMessage, VisitorMessage } from '../Message/Message';
import type { CharacterValue } from '../../content/model';
import { dialogue } from './CharacterProfileView.css';

interface ExampleDialogueProps {
  character: Pick<CharacterValue, 'name' | 'portrait' | 'exampleDialogue'>;
  /** BCP 47 tag of the lines where it is not the page's own language. */
  lang: string | undefined;
}

/** A few lines between a character and a visitor, as they might be said. */
export function ExampleDialogue({ character, lang }: ExampleDialogueProps) {
  return (
    <div className={dialogue}>
      {character.exampleDialogue.map((line, position) =>
        line.speaker === 'character' ? (
          <CharacterMessage
            key={position}
            name={character.name}
            portrait={character.portrait}
            text={line.text}
            lang={lang}
          />
        ) : (
          <VisitorMessage key={position} text={line.text} lang={lang} />
        ),
      )}
    </div>
  );
}
