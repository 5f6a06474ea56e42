type DraftPictureStatus = 'uploading' | 'ready' | 'failed';

export interface DraftPictureValue {
  readonly pictureId: string;
  readonly fileName: string;
  /** What it shows, as the visitor says; may be empty. */
  readonly alt: string;
  /** An address of what it looks like; null until the file is read. */
  readonly preview: string | null;
  readonly status: DraftPictureStatus;
}

/** Why a picture was not taken. */
export type PictureProblemKind = 'too-large' | 'wrong-type' | 'too-many' | 'enough-today';

export interface PictureProblemValue {
  readonly kind: PictureProblemKind;
  readonly fileName: string;
}

/** The pictures of a message that is being written, and what can be done with them. */
export interface DraftPicturesValue {
  readonly items: readonly DraftPictureValue[];
  readonly most: number;
  readonly problem: PictureProblemValue | null;
  readonly areSeen: boolean;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onDescribe: (pictureId: string, alt: string) => void;
  readonly onRemove: (pictureId: string) => void;
  readonly onRetry: (pictureId: string) => void;
}
