import { Arch } from '../../content/Arch/Arch';
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

export function Portrait({ speaker }: { readonly speaker: RoomSpeakerValue }) {
  if (speaker.kind === 'member') return <Face avatar={speaker.avatar} name={speaker.name} size={44} />;
  if (speaker.portrait === null) return <Face avatar={null} name={speaker.name} size={44} />;
  return <Arch picture={speaker.portrait} alt="" width={44} />;
}
