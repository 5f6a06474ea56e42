import { Arch } from '../../content/Arch/Arch';
import type { SceneMemberValue } from '../model';
import { isAllSpoken, type PhrasedParagraph } from './round-phrases';
import { initial, said, saidWords, speakerName } from './Speech.css';
import { ParagraphText } from './ParagraphText';

const firstLetter = (name: string): string | undefined => /\p{L}/u.exec(name)?.[0];

interface SpeechProps {
  /** The id of a character of the cast, or the name of another speaker. */
  readonly speaker: string;
  readonly cast: readonly SceneMemberValue[];
  readonly paragraphs: readonly PhrasedParagraph[];
  readonly shown: number | undefined;
  readonly isToCome: boolean;
  /** The same speaker had the word just before. */
  readonly goesOn: boolean;
}

/** A speaker: their arch and name, or, for whom there is no picture, their initial. */
export function Speech({ speaker, cast, paragraphs, shown, isToCome, goesOn }: SpeechProps) {
  const member = cast.find(({ characterId }) => characterId === speaker);
  const name = member?.name ?? speaker;
  const saysWho = paragraphs[0]?.phrases.join('').includes(name) ?? false;
  return (
    <div className={said} data-goes-on={goesOn || undefined} data-to-come={isToCome || undefined}>
      {member === undefined ? (
        <span aria-hidden="true" className={initial}>
          {firstLetter(name)}
        </span>
      ) : (
        <Arch picture={member.portrait} alt="" width={58} />
      )}
      <div className={saidWords}>
        {!goesOn && !saysWho && (
          <div lang={member?.displayLanguage} data-own-script="" className={speakerName}>
            <bdi>{name}</bdi>
          </div>
        )}
        {paragraphs.map((paragraph) => (
          <p key={paragraph.from} data-all-spoken={isAllSpoken(paragraph) || undefined}>
            <ParagraphText paragraph={paragraph} shown={shown} />
          </p>
        ))}
      </div>
    </div>
  );
}
