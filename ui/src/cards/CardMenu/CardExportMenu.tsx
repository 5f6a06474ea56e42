import { Download } from 'lucide-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Menu, MenuItem, MenuSeparator } from '../../primitives/Menu/Menu';
import { useMenuTrigger } from '../../primitives/Menu/use-menu-trigger';
import type { CardExportValue } from '../model';
import { exportFormats } from './formats';

export interface CardExportMenuProps {
  readonly name: string;
  /** As large as what stands beside it. */
  readonly size?: 'small' | 'medium';
  readonly saving: boolean;
  readonly onSave: (format: CardExportValue) => void;
  /** The reader wants the lorebook by itself. */
  readonly onLorebook: () => void;
}

const nothingToLoad = () => Promise.resolve();

/** Takes an own character along as a file: a button with the kinds. */
export function CardExportMenu({ name, size = 'medium', saving, onSave, onLorebook }: CardExportMenuProps) {
  const intl = useIntl();
  const { opening, triggerProps } = useMenuTrigger(nothingToLoad);
  // The menu gives focus back to its button first: a dialog that opened before that would lose it again.
  const wantsLorebook = useRef(false);
  const openWanted = () => {
    if (!wantsLorebook.current) return;
    wantsLorebook.current = false;
    onLorebook();
  };
  return (
    <>
      <Button
        {...triggerProps}
        onFocus={openWanted}
        size={size}
        busy={saving}
        busyLabel={
          <FormattedMessage
            id="card.export.busy"
            defaultMessage="Exporting"
            description="On the button while a file of a character is made"
          />
        }
      >
        <DrawnIcon drawing={Download} size="small" />
        <FormattedMessage
          id="card.export.title"
          defaultMessage="Export"
          description="Opens the kinds of file that a character can be saved as"
        />
      </Button>
      <Menu
        {...opening}
        label={intl.formatMessage(
          {
            id: 'card.export.menu',
            defaultMessage: 'Export {name}',
            description: 'Names the menu with the kinds of file that a character can be saved as',
          },
          { name },
        )}
      >
        {exportFormats.map(([format, words]) => (
          <MenuItem key={format} icon={format === 'png' ? 'image' : 'book'} onClick={() => onSave(format)}>
            {words}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem
          icon="book"
          onClick={() => {
            wantsLorebook.current = true;
          }}
        >
          <FormattedMessage
            id="card.export.lorebook"
            defaultMessage="Export or import the lorebook…"
            description="Opens the dialog in which the lorebook of a character is saved or replaced"
          />
        </MenuItem>
      </Menu>
    </>
  );
}
