import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { TextButton } from '../../primitives/TextButton/TextButton';
import type { PersonaValue } from '../model';
import { gone } from './PersonaPanel.css';

interface DeletedPersonaProps {
  readonly persona: PersonaValue;
  /** As whom its conversations go on; null for the visitor themselves. */
  readonly heirName: string | null;
  readonly onUndo: () => void;
}

/** Where a deleted persona was: what becomes of its conversations, and the way back. */
export function DeletedPersona({ persona, heirName, onUndo }: DeletedPersonaProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const { name, chatCount } = persona;
  return (
    <div className={gone}>
      <span role="status">
        {heirName === null ? (
          <FormattedMessage
            id="chat.personas.deletedToSelf"
            defaultMessage="{name} was deleted. {count, plural, =0 {} one {# conversation continues as you.} other {# conversations continue as you.}}"
            description="In place of a deleted persona; {count} conversations had it and now have the visitor without a persona"
            values={{ name: <bdi>{name}</bdi>, count: chatCount }}
          />
        ) : (
          <FormattedMessage
            id="chat.personas.deletedToDefault"
            defaultMessage="{name} was deleted. {count, plural, =0 {} one {# conversation continues as {heir}.} other {# conversations continue as {heir}.}}"
            description="In place of a deleted persona; {count} conversations had it and now have the default persona {heir}"
            values={{ name: <bdi>{name}</bdi>, count: chatCount, heir: <bdi>{heirName}</bdi> }}
          />
        )}
      </span>
      <TextButton ref={button} onClick={onUndo}>
        <FormattedMessage
          id="chat.personas.undo"
          defaultMessage="Undo"
          description="Brings back a persona that was just deleted"
        />
      </TextButton>
    </div>
  );
}
