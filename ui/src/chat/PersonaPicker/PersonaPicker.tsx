import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { TextButton } from '../../primitives/TextButton/TextButton';
import type { PersonaValue } from '../model';
import { choice, radio, words } from './PersonaPicker.css';
import { list, rowText } from '../Panel/Panel.css';

interface ChoiceProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly label: ReactNode;
  readonly description?: string;
}

function Choice({ name, isChosen, onChoose, label, description }: ChoiceProps) {
  const id = useId();
  return (
    <div className={choice}>
      <input id={id} type="radio" name={name} className={radio} checked={isChosen} onChange={onChoose} />
      <label htmlFor={id} className={words}>
        {label}
        {description !== undefined && (
          <span dir="auto" className={rowText}>
            {description}
          </span>
        )}
      </label>
    </div>
  );
}

interface PersonaPickerProps {
  /** Names the group of choices in forms. */
  readonly name: string;
  readonly personas: readonly PersonaValue[];
  /** Null for the visitor themselves. */
  readonly chosenId: string | null;
  readonly onChoose: (personaId: string | null) => void;
  /** Somebody else is to be invented. */
  readonly onNew: () => void;
}

/** Who the visitor is in a conversation. */
export function PersonaPicker({ name, personas, chosenId, onChoose, onNew }: PersonaPickerProps) {
  return (
    <fieldset className={list}>
      <legend>
        <FormattedMessage
          id="chat.personas.legend"
          defaultMessage="Who are you in this conversation?"
          description="Over the choice of the visitor’s persona"
        />
      </legend>
      <Choice
        name={name}
        isChosen={chosenId === null}
        onChoose={() => onChoose(null)}
        label={
          <FormattedMessage
            id="chat.personas.self"
            defaultMessage="Myself"
            description="The visitor takes no persona in a conversation"
          />
        }
      />
      {personas.map((persona) => (
        <Choice
          key={persona.personaId}
          name={name}
          isChosen={chosenId === persona.personaId}
          onChoose={() => onChoose(persona.personaId)}
          label={<bdi>{persona.name}</bdi>}
          description={persona.description}
        />
      ))}
      <TextButton onClick={onNew}>
        <Icon name="plus" size="small" />
        <FormattedMessage
          id="chat.personas.new"
          defaultMessage="Invent somebody else"
          description="Leads to where a new persona is written"
        />
      </TextButton>
    </fieldset>
  );
}
