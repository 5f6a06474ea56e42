import type { PictureValue } from '../model';
import { picture as pictureStyle } from './Artwork.css';

interface ArtworkProps {
  picture: PictureValue;
  /** Empty where the words beside the picture say the same. */
  alt: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Asks for the picture before those below the first screen. */
  priority?: boolean;
}

/** A portrait or a cover that fills its frame; its colour stands there until the picture has come, or instead of it. */
export function Artwork({ picture, alt, sizes, priority = false }: ArtworkProps) {
  return (
    <img
      className={pictureStyle}
      src={picture.small}
      srcSet={`${picture.small} 300w, ${picture.large} 600w`}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      style={{ backgroundColor: picture.color }}
    />
  );
}
