import { FormattedMessage } from 'react-intl';

import { empty, note } from './Lore.css';

/** In place of the lorebook of a draft in which nothing is written yet. */
export function LoreNotYet() {
  return (
    <div className={empty}>
      <p className={note}>
        <FormattedMessage
          id="editor.lore.notYet"
          defaultMessage="Give the character a name first. The lorebook will appear here."
          description="In place of the lorebook of a character of which nothing is written yet"
        />
      </p>
    </div>
  );
}
