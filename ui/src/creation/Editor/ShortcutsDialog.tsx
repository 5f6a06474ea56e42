import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Dialog } from '../../primitives/Dialog/Dialog';
import { keyName, keys, row, shortcuts, ways } from './ShortcutsDialog.css';

/** What a shortcut does; those that do nothing on the page in view are left out. */
export type ShortcutName = 'keep' | 'undo' | 'send' | 'nextProblem' | 'previousProblem' | 'help' | 'escape' | 'list';

interface ShortcutsDialogProps {
  readonly onClose: () => void;
  /** The keyboard of a Mac has ⌘ in place of Ctrl. */
  readonly isMac: boolean;
  readonly shown: readonly ShortcutName[];
}

const words: Readonly<Record<ShortcutName, ReactNode>> = {
  keep: (
    <FormattedMessage
      id="editor.shortcut.keep"
      defaultMessage="Save the character"
      description="What a keyboard shortcut of the character editor does"
    />
  ),
  undo: (
    <FormattedMessage
      id="editor.shortcut.undo"
      defaultMessage="Undo the last step (outside text fields)"
      description="What a keyboard shortcut of the character editor does"
    />
  ),
  send: (
    <FormattedMessage
      id="editor.shortcut.send"
      defaultMessage="Send in the preview chat"
      description="What a keyboard shortcut of the character editor does"
    />
  ),
  nextProblem: (
    <FormattedMessage
      id="editor.shortcut.nextProblem"
      defaultMessage="Next problem"
      description="What a keyboard shortcut of the character editor does"
    />
  ),
  previousProblem: (
    <FormattedMessage
      id="editor.shortcut.previousProblem"
      defaultMessage="Previous problem"
      description="What a keyboard shortcut of the character editor does"
    />
  ),
  help: (
    <FormattedMessage
      id="editor.shortcut.help"
      defaultMessage="Help with this field"
      description="What a keyboard shortcut of the character editor does: opens the help with writing of the field in use"
    />
  ),
  escape: (
    <FormattedMessage
      id="editor.shortcut.escape"
      defaultMessage="Leave the field, or close what is open"
      description="What a keyboard shortcut of the character editor does"
    />
  ),
  list: (
    <FormattedMessage
      id="editor.shortcut.list"
      defaultMessage="Show this list (outside text fields)"
      description="What a keyboard shortcut of the character editor does: opens the list of shortcuts"
    />
  ),
};

/** The keys of each shortcut, one way or another; `mod` is Ctrl, or ⌘ on a Mac. */
const combinations: Readonly<Record<ShortcutName, readonly (readonly string[])[]>> = {
  keep: [
    ['mod', 'S'],
    ['mod', 'Enter'],
  ],
  undo: [['mod', 'Z']],
  send: [['Enter']],
  nextProblem: [['F8']],
  previousProblem: [['Shift', 'F8']],
  help: [['mod', '.']],
  escape: [['Esc']],
  list: [['?']],
};

/** The keyboard shortcuts of the editor. */
export function ShortcutsDialog({ onClose, isMac, shown }: ShortcutsDialogProps) {
  const nameOf = (key: string) => (key === 'mod' ? (isMac ? '⌘' : 'Ctrl') : key);
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <FormattedMessage
          id="editor.shortcuts.title"
          defaultMessage="Keyboard shortcuts"
          description="Title of the list of keyboard shortcuts of the character editor"
        />
      }
    >
      <dl className={shortcuts}>
        {shown.map((name) => (
          <div key={name} className={row}>
            <dt>{words[name]}</dt>
            <dd className={ways}>
              {combinations[name].map((way) => (
                <span key={way.join(' ')} className={keys} dir="ltr">
                  {way.map((key) => (
                    <kbd key={key} className={keyName}>
                      {nameOf(key)}
                    </kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
