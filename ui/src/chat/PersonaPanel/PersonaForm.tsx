import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { TextArea } from '../../primitives/TextField/TextArea';
import { TextField } from '../../primitives/TextField/TextField';
import { acts, section } from '../Panel/Panel.css';

/** The longest name and description that the contract takes, in characters. */
const longest = { name: 40, description: 2000 } as const;

interface PersonaFormProps {
  readonly saving: boolean;
  readonly onSave: (name: string, description: string) => void;
  readonly onCancel: () => void;
}

/** Invents somebody to be in conversations. */
export function PersonaForm({ saving, onSave, onCancel }: PersonaFormProps) {
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const isNameless = name.trim() === '';
  return (
    <form
      className={section}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isNameless) onSave(name.trim(), description.trim());
      }}
    >
      <TextField
        dir="auto"
        value={name}
        maxLength={longest.name}
        onChange={setName}
        label={
          <FormattedMessage
            id="chat.persona.name"
            defaultMessage="What are you called?"
            description="Names the box for the name of somebody the visitor pretends to be"
          />
        }
      />
      <TextArea
        dir="auto"
        rows={4}
        value={description}
        maxLength={longest.description}
        onChange={setDescription}
        label={
          <FormattedMessage
            id="chat.persona.description"
            defaultMessage="What do others know of you?"
            description="Names the box for the description of somebody the visitor pretends to be"
          />
        }
      />
      <div className={acts}>
        <Button size="small" onClick={onCancel}>
          <FormattedMessage
            id="chat.persona.cancel"
            defaultMessage="Leave it"
            description="Leaves the form in which somebody is invented"
          />
        </Button>
        <Button
          type="submit"
          size="small"
          tone="primary"
          disabled={isNameless}
          busy={saving}
          busyLabel={
            <FormattedMessage
              id="chat.saving"
              defaultMessage="Saving"
              description="On a button of a conversation while something is saved"
            />
          }
        >
          <FormattedMessage
            id="chat.persona.save"
            defaultMessage="Be this one"
            description="Saves somebody the visitor has invented and takes them for this conversation"
          />
        </Button>
      </div>
    </form>
  );
}
