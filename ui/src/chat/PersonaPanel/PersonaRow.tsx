import { Pencil, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';

import type { PersonaValue } from '../model';
import { PersonaChoice } from '../PersonaPicker/PersonaChoice';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { grow, row } from './PersonaPanel.css';

interface PersonaRowProps {
  /** Names the group of choices in forms. */
  readonly group: string;
  readonly persona: PersonaValue;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A persona: chosen, edited, deleted. */
export function PersonaRow({ group, persona, isChosen, onChoose, onEdit, onDelete }: PersonaRowProps) {
  const intl = useIntl();
  const { name } = persona;
  return (
    <div className={row}>
      <div className={grow}>
        <PersonaChoice name={group} persona={persona} isChosen={isChosen} onChoose={onChoose} />
      </div>
      <ToolButton
        drawing={Pencil}
        onClick={onEdit}
        label={intl.formatMessage(
          {
            id: 'chat.personas.edit',
            defaultMessage: 'Edit {name}',
            description: 'Opens the form in which a persona is changed',
          },
          { name },
        )}
      />
      <ToolButton
        drawing={Trash2}
        onClick={onDelete}
        label={intl.formatMessage(
          {
            id: 'chat.personas.delete',
            defaultMessage: 'Delete {name}',
            description: 'Deletes a persona; it can be undone',
          },
          { name },
        )}
      />
    </div>
  );
}
