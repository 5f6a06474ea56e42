import type { PortraitExpression } from '@fabula/sdk/types';
import { useState } from 'react';

import { Arch } from '../../content/Arch/Arch';
import { arch } from '../../content/Arch/Arch.css';
import { MovingPicture } from '../../content/MovingPicture/MovingPicture';
import type { ChatCharacterValue } from '../model';
import { ahead, face, over } from './Face.css';
import { faceOf, filmOf } from './face-of';

interface FaceProps {
  readonly character: ChatCharacterValue;
  /** Left out where it is not known. */
  readonly mood: PortraitExpression | undefined;
  /** CSS pixels. */
  readonly width: number;
  /** Whether it moves, where it can. */
  readonly isMoving?: boolean;
}

/**
 * The picture of a character in a mood. Another mood fades over the one before once its picture is there; one that does
 * not arrive changes nothing. Beside it stands the name.
 */
export function Face({ character, mood, width, isMoving = false }: FaceProps) {
  const wanted = faceOf(character, mood);
  const [shown, setShown] = useState({ before: character.portrait, now: character.portrait });
  const isShown = wanted.small === shown.now.small;
  return (
    <span className={face} style={{ inlineSize: width }} data-mood={isShown ? mood : undefined}>
      <Arch picture={shown.before} alt="" width={width} />
      {shown.now.small !== shown.before.small && (
        <img key={shown.now.small} className={over} src={shown.now.small} alt="" decoding="sync" />
      )}
      {!isShown && (
        <img
          key={wanted.small}
          className={ahead}
          src={wanted.small}
          alt=""
          onLoad={() => setShown({ before: shown.now, now: wanted })}
        />
      )}
      {/* It stays for every mood: what was stopped stays stopped. */}
      {isMoving && <MovingPicture film={isShown ? filmOf(character, mood) : undefined} className={arch} />}
    </span>
  );
}
