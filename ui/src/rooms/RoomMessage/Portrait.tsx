import type { FrameId, PortraitExpression } from '@fabula/sdk/types';

import { Arch } from '../../content/Arch/Arch';
import { WornPortrait } from '../../cosmetics/WornPortrait/WornPortrait';
import { faceOf } from '../../thread/Face/face-of';
import type { RoomSpeakerValue } from '../model';
import { letter, picture } from './Portrait.css';

interface FaceProps {
  /** Address of a picture; without one the first letter of the name stands in its place. */
  readonly avatar: string | null;
  readonly name: string;
  /** CSS pixels. */
  readonly size: number;
}

/** What a reader takes for one letter, whatever it is made of. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '?';
}

/** A person as a small round picture: characters are arches, people are discs. Their name stands beside it. */
export function Face({ avatar, name, size }: FaceProps) {
  const measure = { inlineSize: size, blockSize: size };
  if (avatar === null) {
    return (
      <span aria-hidden="true" className={letter} style={{ ...measure, fontSize: size * 0.44 }}>
        {firstLetter(name)}
      </span>
    );
  }
  return (
    <img
      src={avatar}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={picture}
      style={measure}
    />
  );
}

interface FramedFaceProps extends FaceProps {
  readonly frame?: FrameId | undefined;
}

/** A person, in the frame that they wear. */
export function FramedFace({ frame, ...face }: FramedFaceProps) {
  return (
    <WornPortrait frame={frame} src={face.avatar} size={face.size}>
      <Face {...face} />
    </WornPortrait>
  );
}

interface PortraitProps {
  readonly speaker: RoomSpeakerValue;
  /** What the words beside it show; left out where that is not known. */
  readonly mood?: PortraitExpression | undefined;
}

/** Who says something: a person's picture or letter, or a character's face in the mood of what it says. */
export function Portrait({ speaker, mood }: PortraitProps) {
  if (speaker.kind === 'member') {
    return <FramedFace avatar={speaker.avatar} frame={speaker.frame} name={speaker.name} size={44} />;
  }
  if (speaker.portrait === null) return <Face avatar={null} name={speaker.name} size={44} />;
  const { expressions, portrait } = speaker;
  return <Arch picture={faceOf({ expressions, portrait }, mood)} alt="" width={44} />;
}
