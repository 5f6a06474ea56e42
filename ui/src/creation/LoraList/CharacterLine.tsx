import { FormattedMessage } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { character, characterName, hint } from './LoraListView.css';

interface CharacterLineProps {
  /** Empty while it has none. */
  readonly name: string;
  readonly backHref: string;
  readonly onBack: () => void;
}

/** The character whose portrait is chosen for, and the way back to it. */
export function CharacterLine({ name, backHref, onBack }: CharacterLineProps) {
  return (
    <div className={character}>
      <p className={characterName}>
        {name === '' ? (
          <FormattedMessage
            id="lora.forNew"
            defaultMessage="For your new character"
            description="Above the list of moods and styles: they are chosen for a character without a name"
          />
        ) : (
          <FormattedMessage
            id="lora.for"
            defaultMessage="For {name}"
            description="Above the list of moods and styles: the character for whose portrait they are chosen"
            values={{ name: <bdi>{name}</bdi> }}
          />
        )}
      </p>
      <ButtonLink href={backHref} onClick={onBack}>
        <FormattedMessage
          id="lora.back"
          defaultMessage="Back to the look"
          description="Link from the list of moods and styles back to the wizard’s page with the portrait"
        />
      </ButtonLink>
    </div>
  );
}

/** The character in question was deleted, or belongs to another visitor. */
export function DraftGoneLine() {
  return (
    <p role="status" className={hint}>
      <FormattedMessage
        id="lora.draftGone"
        defaultMessage="This draft no longer exists, so nothing can be chosen for it."
        description="Above the list of moods and styles when the character for which they were to be chosen is gone"
      />
    </p>
  );
}
