import { FileDown, Split, Settings2 } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { Menu, MenuItem, MenuSeparator } from '../../primitives/Menu/Menu';
import type { MenuOpening } from '../../primitives/Menu/use-menu-trigger';

export interface ChatMenuActions {
  readonly onSearch: () => void;
  readonly onMemory: () => void;
  readonly onNotes: () => void;
  readonly onPersonas: () => void;
  readonly onSettings: () => void;
  readonly onBranches: () => void;
  /** Null where there are no others to be seen, as in a conversation that is a part of a story. */
  readonly onChats: (() => void) | null;
  readonly onExport: () => void;
}

interface ChatMenuListProps extends ChatMenuActions, MenuOpening {
  readonly label: string;
}

/** What else can be done in a conversation: the content of its menu. */
export function ChatMenuList(props: ChatMenuListProps) {
  const { onSearch, onMemory, onNotes, onPersonas, onSettings, onBranches, onChats, onExport, ...menu } = props;
  return (
    <Menu {...menu}>
      <MenuItem icon="search" onClick={onSearch}>
        <FormattedMessage
          id="chat.menu.search"
          defaultMessage="Search in this conversation"
          description="Opens the search in one conversation"
        />
      </MenuItem>
      <MenuItem icon="lamp" onClick={onMemory}>
        <FormattedMessage
          id="chat.menu.memory"
          defaultMessage="Memory"
          description="Opens what a conversation remembers"
        />
      </MenuItem>
      <MenuItem icon="feather" onClick={onNotes}>
        <FormattedMessage
          id="chat.menu.notes"
          defaultMessage="Notes"
          description="Opens the visitor’s own notes for a conversation"
        />
      </MenuItem>
      <MenuItem icon="profile" onClick={onPersonas}>
        <FormattedMessage
          id="chat.menu.personas"
          defaultMessage="Your persona"
          description="Opens the choice of who the visitor is in a conversation"
        />
      </MenuItem>
      <MenuItem icon={Settings2} onClick={onSettings}>
        <FormattedMessage
          id="chat.menu.settings"
          defaultMessage="Settings"
          description="Opens how the replies of a conversation are written: model, temperature, length"
        />
      </MenuItem>
      <MenuItem icon={Split} onClick={onBranches}>
        <FormattedMessage
          id="chat.menu.branches"
          defaultMessage="Branches"
          description="Opens the list of ways that a conversation has gone"
        />
      </MenuItem>
      {onChats !== null && (
        <MenuItem icon="chat" onClick={onChats}>
          <FormattedMessage
            id="chat.menu.chats"
            defaultMessage="Your conversations"
            description="Opens the list of the visitor’s conversations with a character"
          />
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={FileDown} onClick={onExport}>
        <FormattedMessage
          id="chat.menu.files"
          defaultMessage="Export and import"
          description="Opens the panel that saves a conversation as a file and reads one"
        />
      </MenuItem>
    </Menu>
  );
}
