import { use, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { noticeSizeName } from '../../theme/notice-size';
import { publishSize } from '../../theme/publish-size';
import { notice } from './Notice.css';
import { NoticePlacesContext } from './notice-places';

export interface NoticeProps {
  /** The id of the element that names the notice. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

const publishNoticeSize = publishSize(noticeSizeName);

/**
 * A slim bar at the foot of the window that waits for an answer and covers nothing: pages end above it (`noticeSize`).
 * While a dialog is open it is the dialog's last row, where pointer and keyboard reach it.
 *
 * **Use** for a question that can wait, such as about cookies.
 *
 * **Avoid** it for news (a toast) and for what the page cannot go on without (a `Dialog`). One at a time.
 *
 * **Accessibility** A region named by `labelledBy`. It takes no focus when it appears.
 */
export function Notice({ labelledBy, children }: NoticeProps) {
  const places = use(NoticePlacesContext);
  const dialog = useSyncExternalStore(places.subscribe, places.top, () => undefined);
  const bar = (
    <section
      key={dialog === undefined ? 'window' : 'dialog'}
      ref={dialog === undefined ? publishNoticeSize : undefined}
      className={notice}
      data-place={dialog === undefined ? 'window' : 'dialog'}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  );
  return dialog === undefined ? bar : createPortal(bar, dialog);
}
