import type { MessageImageValue } from '../model';
import { image as imageStyle, images as imagesStyle } from './MessageImages.css';
import { isOwnPicture } from './own-picture';

/** The pictures of a message. */
export function MessageImages({ images }: { readonly images: readonly MessageImageValue[] }) {
  if (images.length === 0) return null;
  return (
    <div className={imagesStyle}>
      {images
        .filter(({ address }) => isOwnPicture(address))
        .map(({ imageId, address, alt, width, height }) => (
          <img
            key={imageId}
            src={address}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            className={imageStyle}
          />
        ))}
    </div>
  );
}
