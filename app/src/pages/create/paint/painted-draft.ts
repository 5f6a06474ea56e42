import type { OwnPicture, PortraitParts } from '@fabula/sdk';

export interface PaintedDraft {
  readonly draftId: string;
  readonly name: string;
  /** The picture that the draft wears; null while it wears its parts. */
  readonly picture: string | null;
  readonly parts: PortraitParts;
  readonly onWear: (picture: OwnPicture) => void;
  /** Resolves when the server has the change. */
  readonly flush: () => Promise<boolean>;
}
