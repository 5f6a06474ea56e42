// Pictures of a character, drawn or brought: loaded when they are asked for.
export { DeletedPictures } from '../../creation/Pictures/DeletedPictures';
export type * from '../../creation/Pictures/picture-model';
export { pictureLimits } from '../../creation/Pictures/picture-model';
export { PictureForm } from '../../creation/Pictures/PictureForm';
export { PictureJob } from '../../creation/Pictures/PictureJob';
export { PictureList } from '../../creation/Pictures/PictureList';
export { PicturesSkeleton } from '../../creation/Pictures/PicturesSkeleton';
export { PictureUpload } from '../../creation/Pictures/PictureUpload';
