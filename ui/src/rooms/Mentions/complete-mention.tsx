import { Arch } from '../../content/Arch/Arch';
import type { Complete } from '../../thread/Composer/use-completion';
import type { RoomCharacterValue } from '../model';
import { answersTo, mentionAt } from './mention-query';
import { line, name as nameStyle, tagline as taglineStyle } from './complete-mention.css';

/** Offers the characters of a room while a name is written after an `@`. */
export const completeMention =
  (characters: readonly RoomCharacterValue[]): Complete =>
  (draft, caret) => {
    const mention = mentionAt(draft, caret);
    if (mention === null) return null;
    const choices = characters
      // What is written out needs no choice.
      .filter(({ name }) => answersTo(name, mention.query) && name !== mention.query.trimEnd())
      .map(({ characterId, name, tagline, portrait }) => ({
        id: characterId,
        text: `@${name} `,
        label: (
          <>
            <Arch picture={portrait} alt="" width={28} />
            <span className={line}>
              <bdi className={nameStyle}>{name}</bdi>
              <bdi className={taglineStyle}>{tagline}</bdi>
            </span>
          </>
        ),
      }));
    return { from: mention.from, to: mention.to, choices };
  };
