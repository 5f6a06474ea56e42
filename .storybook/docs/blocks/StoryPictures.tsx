import type { LookName } from '../../looks';
import { bookHref } from './book-href';
import { card, cardName, cardPicture, cardText, gallery } from './docs.css';
import { pictureOf } from './picture-of';

interface StoryPicture {
  /** The id of a story that has a picture in this look. */
  readonly id: string;
  readonly look?: LookName;
  readonly name: string;
}

export function StoryPictures({ stories }: { readonly stories: readonly StoryPicture[] }) {
  return (
    <div className={gallery}>
      {stories.map(({ id, look = 'night', name }) => (
        <a key={`${id}-${look}`} className={card} href={bookHref(`story/${id}`)} target="_top" aria-label={name}>
          <img className={cardPicture} src={pictureOf(id, look)} alt="" loading="lazy" />
          <span className={cardText}>
            <span className={cardName}>{name}</span>
          </span>
        </a>
      ))}
    </div>
  );
}
