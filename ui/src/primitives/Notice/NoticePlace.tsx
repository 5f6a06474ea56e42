import { use } from 'react';

import { noticePlace } from './Notice.css';
import { NoticePlacesContext } from './notice-places';

/** The foot of a dialog, where a notice goes while the dialog keeps the rest of the page from being used. */
export function NoticePlace() {
  const { add } = use(NoticePlacesContext);
  return <div ref={add} className={noticePlace} />;
}
