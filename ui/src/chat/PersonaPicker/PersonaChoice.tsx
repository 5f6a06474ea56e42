import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { radio } from '../../primitives/Choice/choice.css';
import type { PersonaValue } from '../model';
import { rowText } from '../../thread/Panel/Panel.css';
import { choice, face, mark, nameLine, words } from './PersonaPicker.css';

interface PersonaChoiceProps {
  readonly name: string;
  /** Null for the visitor themselves. */
  readonly persona: PersonaValue | null;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

export function PersonaChoice({ name, persona, isChosen, onChoose }: PersonaChoiceProps) {
  const id = useId();
  return (
    <div className={choice}>
      <input id={id} type="radio" name={name} className={radio} checked={isChosen} onChange={onChoose} />
      {persona !== null && persona.image !== null && (
        <img className={face} src={persona.image.address} alt="" width={40} height={49} loading="lazy" />
      )}
      <label htmlFor={id} className={words}>
        <span className={nameLine}>
          {persona === null ? (
            <FormattedMessage
              id="chat.personas.self"
              defaultMessage="Myself"
              description="The visitor takes no persona in a conversation"
            />
          ) : (
            <bdi>{persona.name}</bdi>
          )}
          {persona?.isDefault === true && (
            <span className={mark}>
              <FormattedMessage
                id="chat.personas.default"
                defaultMessage="Default"
                description="Marks the persona as which new conversations begin"
              />
            </span>
          )}
        </span>
        {persona !== null && persona.description !== '' && (
          <span dir="auto" className={rowText}>
            {persona.description}
          </span>
        )}
      </label>
    </div>
  );
}
