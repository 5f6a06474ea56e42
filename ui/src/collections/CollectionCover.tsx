import { Library } from 'lucide-react';

import { Artwork } from '../content/Artwork/Artwork';
import type { PictureValue } from '../content/model';
import { DrawnIcon } from '../primitives/Icon/DrawnIcon';
import { cover, coverPart, noCover } from './collections.css';

/** The pictures of the first entries side by side; a sign while there are none. */
export function CollectionCover({ pictures }: { readonly pictures: readonly PictureValue[] }) {
  return (
    <span className={cover} data-count={pictures.length}>
      {pictures.length === 0 && (
        <span className={noCover}>
          <DrawnIcon drawing={Library} />
        </span>
      )}
      {pictures.map((picture) => (
        <span key={picture.small} className={coverPart}>
          <Artwork picture={picture} alt="" sizes="160px" />
        </span>
      ))}
    </span>
  );
}
