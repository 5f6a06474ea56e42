import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { checkbox } from '../../primitives/Choice/choice.css';
import { TextArea } from '../../primitives/TextField/TextArea';
import { TextField } from '../../primitives/TextField/TextField';
import type { PersonaValue } from '../model';
import { acts, section } from '../../thread/Panel/Panel.css';
import type { PersonaDraftValue, PersonaPictureValue } from './persona-form-model';
import { check } from './PersonaPanel.css';
import { PersonaPicture } from './PersonaPicture';

/** The longest name and description that the contract takes, in characters. */
const longest = { name: 40, description: 2000 } as const;

interface PersonaFormProps {
  /** The persona that is edited; null for a new one. */
  readonly persona: PersonaValue | null;
  readonly picture: PersonaPictureValue;
  readonly saving: boolean;
  readonly onSave: (draft: PersonaDraftValue) => void;
  readonly onCancel: () => void;
}

export function PersonaForm({ persona, picture, saving, onSave, onCancel }: PersonaFormProps) {
  const [name, setName] = useState(persona?.name ?? '');
  const [description, setDescription] = useState(persona?.description ?? '');
  const [alt, setAlt] = useState(persona?.image?.alt ?? '');
  const [isDefault, setDefault] = useState(persona?.isDefault ?? false);
  const isNameless = name.trim() === '';
  return (
    <form
      className={section}
      onSubmit={(event) => {
        event.preventDefault();
        if (isNameless || picture.isUploading) return;
        onSave({
          name: name.trim(),
          description: description.trim(),
          imageId: picture.image?.imageId ?? null,
          alt: alt.trim(),
          isDefault,
        });
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
            defaultMessage="Name"
            description="Names the box for the name of a persona"
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
            defaultMessage="What do others know about you?"
            description="Names the box for the description of a persona"
          />
        }
      />
      <PersonaPicture picture={picture} alt={alt} onAlt={setAlt} />
      <label className={check}>
        <input
          type="checkbox"
          className={checkbox}
          checked={isDefault}
          onChange={(event) => setDefault(event.target.checked)}
        />
        <FormattedMessage
          id="chat.persona.makeDefault"
          defaultMessage="Use this persona for new conversations"
          description="Makes a persona the default one"
        />
      </label>
      <div className={acts}>
        <Button size="small" onClick={onCancel}>
          <FormattedMessage
            id="chat.persona.leave"
            defaultMessage="Cancel"
            description="Leaves the form of a persona without saving"
          />
        </Button>
        <Button
          type="submit"
          size="small"
          tone="primary"
          disabled={isNameless || picture.isUploading}
          busy={saving}
          busyLabel={
            <FormattedMessage
              id="chat.saving"
              defaultMessage="Saving"
              description="On a button of a conversation while something is saved"
            />
          }
        >
          {persona === null ? (
            <FormattedMessage
              id="chat.persona.create"
              defaultMessage="Save and use here"
              description="Saves a new persona and takes it for this conversation"
            />
          ) : (
            <FormattedMessage
              id="chat.persona.update"
              defaultMessage="Save changes"
              description="Saves what was changed about a persona"
            />
          )}
        </Button>
      </div>
    </form>
  );
}
