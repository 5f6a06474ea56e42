import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { line, page, picture, skeleton, title } from './NovelSkeleton.css';

/** Uneven, as the lines of a page are. */
const lengths = [62, 100, 96, 100, 91, 100, 74];

/** A book that is on its way: its picture, its title, its first lines; it stands in a `PlayLayout`. */
export function NovelSkeleton() {
  return (
    <div className={skeleton}>
      <LoadingNote />
      <Breath>
        <div className={page}>
          <div className={picture} />
          <div className={title} />
          {lengths.map((length, place) => (
            <div key={place} className={line} style={{ inlineSize: `${length}%` }} />
          ))}
        </div>
      </Breath>
    </div>
  );
}
