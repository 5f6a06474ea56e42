import { useIntl } from 'react-intl';

import type { MessageImageValue } from '../model';
import { image as imageStyle, images as imagesStyle } from './MessageImages.css';
import { isOwnPicture } from './own-picture';

export function MessageImages({ images }: { readonly images: readonly MessageImageValue[] }) {
  const intl = useIntl();
  if (images.length === 0) return null;
  const undescribed = intl.formatMessage({
    id: 'chat.pictures.undescribed',
    defaultMessage: 'A picture without a description',
    description: 'For screen readers, in the place of a picture in a message without a description',
  });
  return (
    <div className={imagesStyle}>
      {images
        .filter(({ address }) => isOwnPicture(address))
        .map(({ imageId, address, alt, width, height }) => (
          <img
            key={imageId}
            src={address}
            alt={alt === '' ? undescribed : alt}
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
