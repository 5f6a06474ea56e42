import type { Announcement } from '@fabula/sdk';
import { AnnouncementBar } from '@fabula/ui/announcement';

import { WithTexts } from '../../i18n/WithTexts';

const texts = ['announced'] as const;

interface AnnouncementContainerProps {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}

/** The bar of an announcement with its texts. */
export function AnnouncementContainer(props: AnnouncementContainerProps) {
  return (
    <WithTexts parts={texts}>
      <AnnouncementBar {...props} />
    </WithTexts>
  );
}
