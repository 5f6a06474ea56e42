import { EllipsisVertical } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { useMenuTrigger } from '../../primitives/Menu/use-menu-trigger';
import { menuButton } from './ChatMenu.css';
import type { ChatMenuActions } from './ChatMenuList';

const load = () => import('./ChatMenuList');
const ChatMenuList = lazy(() => load().then((module) => ({ default: module.ChatMenuList })));

export function ChatMenu(actions: ChatMenuActions) {
  const intl = useIntl();
  const { triggerProps, opening, wasOpened } = useMenuTrigger(load);
  const label = intl.formatMessage({
    id: 'chat.menu.label',
    defaultMessage: 'More about this conversation',
    description: 'Names the menu of a conversation',
  });
  return (
    <>
      <button {...triggerProps} aria-label={label} className={menuButton}>
        <DrawnIcon drawing={EllipsisVertical} />
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ChatMenuList {...opening} {...actions} label={label} />
        </Suspense>
      )}
    </>
  );
}
