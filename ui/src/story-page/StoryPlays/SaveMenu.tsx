import type { StoryFileFormat } from '@fabula/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Menu, MenuItem } from '../../primitives/Menu/Menu';
import { useMenuTrigger } from '../../primitives/Menu/use-menu-trigger';

interface SaveMenuProps {
  readonly saving: boolean;
  readonly onSave: (format: StoryFileFormat) => void;
}

const nothingToLoad = () => Promise.resolve();

/** Takes a play home as a file: a button with the two kinds. */
export function SaveMenu({ saving, onSave }: SaveMenuProps) {
  const intl = useIntl();
  const { opening, triggerProps } = useMenuTrigger(nothingToLoad);
  return (
    <>
      <Button
        {...triggerProps}
        size="small"
        busy={saving}
        busyLabel={
          <FormattedMessage
            id="storyPage.save.busy"
            defaultMessage="Exporting"
            description="On the button while a file of a play is made"
          />
        }
      >
        <FormattedMessage
          id="storyPage.save"
          defaultMessage="Download"
          description="Opens the kinds of file that a play can be saved as"
        />
      </Button>
      <Menu
        {...opening}
        label={intl.formatMessage({
          id: 'storyPage.save.menu',
          defaultMessage: 'Download the play as',
          description: 'Names the menu with the kinds of file that a play can be saved as',
        })}
      >
        <MenuItem icon="book" onClick={() => onSave('epub')}>
          <FormattedMessage
            id="storyPage.save.epub"
            defaultMessage="EPUB, for an e-reader"
            description="Saves a play as an EPUB file"
          />
        </MenuItem>
        <MenuItem icon="feather" onClick={() => onSave('markdown')}>
          <FormattedMessage
            id="storyPage.save.markdown"
            defaultMessage="Markdown, plain text"
            description="Saves a play as a Markdown file"
          />
        </MenuItem>
      </Menu>
    </>
  );
}
