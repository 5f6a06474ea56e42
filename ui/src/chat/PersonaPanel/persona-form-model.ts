import type { PictureProblemKind } from '../../thread/Composer/pictures-model';

export interface PersonaDraftValue {
  readonly name: string;
  readonly description: string;
  /** A picture that was brought; null for none. */
  readonly imageId: string | null;
  /** What the picture shows, in words. */
  readonly alt: string;
  readonly isDefault: boolean;
}

export interface PersonaPictureValue {
  /** Null while there is none. */
  readonly image: { readonly imageId: string; readonly address: string; readonly alt: string } | null;
  readonly isUploading: boolean;
  /** Why the last chosen file was not taken; `failed` for one that may be tried again. */
  readonly problem: { readonly kind: PictureProblemKind | 'failed'; readonly fileName: string } | null;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}
