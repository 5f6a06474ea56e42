import { tiles } from './Pictures.css';
import { PictureFile } from './PictureFile';
import type { PictureUploadProps } from './picture-model';
import { PictureTile } from './PictureTile';

/** A picture of one's own. It is only the portrait once it is chosen. */
export function PictureUpload({ pictures, onUse, ...file }: PictureUploadProps) {
  return (
    <PictureFile {...file}>
      {pictures.length > 0 && (
        <ul className={tiles}>
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.pictureId}
              picture={picture}
              number={index + 1}
              count={pictures.length}
              onUse={onUse}
            />
          ))}
        </ul>
      )}
    </PictureFile>
  );
}
