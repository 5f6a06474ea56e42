import { useRef } from 'react';

import { Dialog } from '../../primitives/Dialog/Dialog';
import { partsOf, type SignInStage, type StagePlace } from '../../sign-in/Stage/stage';
import { useStageFocus } from '../../sign-in/Stage/use-stage-focus';

export interface LoginPopupProps extends StagePlace {
  readonly open: boolean;
  /** The cross was pressed: nothing else closes the popup (Product §2.3). */
  readonly onClose: () => void;
  readonly stage: SignInStage;
}

/** Where typing begins. A finger gets no keyboard before it asks for one. */
const firstField = (title: HTMLElement | null): HTMLElement | true =>
  title?.closest('[role="dialog"]')?.querySelector<HTMLElement>('input:enabled') ?? true;

/** Signing in and completing a profile over the page: 900 px, on phones the whole screen (Product §2.3). */
export function LoginPopup({ open, onClose, brandName, hasGift, stage }: LoginPopupProps) {
  const title = useRef<HTMLSpanElement>(null);
  useStageFocus(stage.kind, title);
  const parts = partsOf(stage, { brandName, hasGift });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={false}
      size="large"
      onPhone="full"
      pane={parts.pane}
      initialFocus={(openedBy) => openedBy === 'touch' || firstField(title.current)}
      title={<span ref={title}>{parts.title}</span>}
      description={parts.sentence}
    >
      {parts.form}
    </Dialog>
  );
}
