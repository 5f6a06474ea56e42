import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';

import { IconButton } from '../Button/IconButton';
import { NoticePlace } from '../Notice/NoticePlace';
import { useClosedByBack } from '../UiProvider/open-popups';
import { backdrop, head, panel } from './Drawer.css';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly label: string;
  readonly header?: ReactNode;
  readonly finalFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * A panel that slides in from the start side: keeps focus inside, gives it back afterwards.
 *
 * **Use** for the navigation on phones.
 *
 * **Avoid** it for decisions and forms: those are a `Dialog`.
 *
 * **Accessibility** `label` names it; Escape and the mask close it. It comes from the right in Arabic.
 */
export function Drawer({ open, onClose, label, header, finalFocus, children }: DrawerProps) {
  const intl = useIntl();
  useClosedByBack(open, onClose);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdrop} />
        <BaseDialog.Popup aria-label={label} finalFocus={finalFocus} className={panel}>
          <div className={head}>
            {header}
            <BaseDialog.Close
              render={
                <IconButton
                  icon="close"
                  label={intl.formatMessage({
                    id: 'primitives.drawer.close',
                    defaultMessage: 'Close the menu',
                    description: 'Names the cross that closes the side menu on phones',
                  })}
                />
              }
            />
          </div>
          {children}
          <NoticePlace />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
