import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';

import { IconButton } from '../Button/IconButton';
import { NoticePlace } from '../Notice/NoticePlace';
import { useClosedByBack } from '../UiProvider/open-popups';
import {
  backdrop,
  besideCross,
  body,
  close,
  description as descriptionStyle,
  popup,
  title as titleStyle,
  viewport,
} from './Dialog.css';
import { useFocusInside } from './use-focus-inside';

export interface DialogProps {
  readonly open: boolean;
  /** The reader asks to leave: by the cross, and, where `dismissible`, by Escape or the mask. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** False leaves only the cross: neither Escape nor the mask closes (Product §2.3). */
  readonly dismissible?: boolean;
  /** False takes the cross away, where leaving is a choice among the buttons. */
  readonly hasClose?: boolean;
  /** 440 px for one decision, 900 px for a picture beside a form; full width below 768 px. */
  readonly size?: 'small' | 'large';
  /** Below 768 px: the whole screen, or a sheet at its foot for one short decision. */
  readonly onPhone?: 'full' | 'sheet';
  readonly align?: 'start' | 'center';
  readonly picture?: ReactNode;
  /** A picture beside the form, at the start; a banner above it below 768 px. It brings its own width. */
  readonly pane?: ReactNode;
  /** What takes focus first; without it, the first thing that can. */
  readonly initialFocus?: ComponentProps<typeof BaseDialog.Popup>['initialFocus'];
  /** What takes focus afterwards; without it, what had it before. */
  readonly finalFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * A dialog over the page: keeps focus inside, gives it back afterwards, holds the page still.
 *
 * **Use** for one thing that the page cannot go on without. `small` for a decision, `large` for a picture beside a form; on a
 * phone a `sheet` is for one short decision.
 *
 * **Avoid** it for messages (a toast), for what can wait (a `Notice`) and for long work (a page). Set `dismissible` to false only
 * where a slip would lose work.
 *
 * **Accessibility** Named by its title, described by its description. The rest of the page is hidden from screen readers.
 * `initialFocus` goes to the first box, or to the safer of two buttons.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  dismissible = true,
  hasClose = true,
  size = 'small',
  onPhone = 'sheet',
  align = 'start',
  picture,
  pane,
  initialFocus,
  finalFocus,
  children,
}: DialogProps) {
  const intl = useIntl();
  const popupRef = useFocusInside();
  useClosedByBack(open, onClose);
  return (
    <BaseDialog.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next, details) => {
        if (next) return;
        if (details.reason === 'escape-key' && !dismissible) {
          details.cancel();
          return;
        }
        onClose();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdrop} />
        <BaseDialog.Viewport className={viewport}>
          <BaseDialog.Popup
            ref={popupRef}
            data-size={size}
            data-on-phone={onPhone}
            data-align={align}
            data-pane={pane === undefined ? undefined : true}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            className={popup}
          >
            {picture}
            {pane}
            <div className={body}>
              <div className={hasClose && picture === undefined ? besideCross : undefined}>
                <BaseDialog.Title className={titleStyle}>{title}</BaseDialog.Title>
                {description !== undefined && (
                  <BaseDialog.Description className={descriptionStyle}>{description}</BaseDialog.Description>
                )}
              </div>
              {children}
            </div>
            {hasClose && (
              <div className={close}>
                <BaseDialog.Close
                  render={
                    <IconButton
                      icon="close"
                      label={intl.formatMessage({
                        id: 'primitives.dialog.close',
                        defaultMessage: 'Close',
                        description: 'Names the cross that closes a dialog',
                      })}
                    />
                  }
                />
              </div>
            )}
            <NoticePlace />
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
