import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { TextButton } from '../../primitives/TextButton/TextButton';
import type { PersonaValue } from '../model';
import { Panel } from '../../thread/Panel/Panel';
import { list, quiet } from '../../thread/Panel/Panel.css';
import { PersonaChoice } from '../PersonaPicker/PersonaChoice';
import { legend } from '../PersonaPicker/PersonaPicker.css';
import { DeletedPersona } from './DeletedPersona';
import type { PersonaDraftValue, PersonaPictureValue } from './persona-form-model';
import { PersonaForm } from './PersonaForm';
import { PersonaRow } from './PersonaRow';

const group = 'persona';

/** How many personas the contract lets a visitor have. */
const mostPersonas = 50;

export interface PersonaPanelProps {
  /** Those among them that were just deleted stand in their place for a while. */
  readonly personas: readonly PersonaValue[];
  readonly deletedIds: ReadonlySet<string>;
  /** Null for the visitor themselves. */
  readonly chosenId: string | null;
  readonly onChoose: (personaId: string | null) => void;
  readonly picture: PersonaPictureValue;
  /** A form is to be opened; the picture is that of this persona from now on. Null for a new one. */
  readonly onForm: (persona: PersonaValue | null) => void;
  /** Resolves to whether it is saved; if not, what was written stays. A null id is a new one. */
  readonly onSave: (personaId: string | null, draft: PersonaDraftValue) => Promise<boolean>;
  readonly onDelete: (personaId: string) => void;
  readonly onUndoDelete: (personaId: string) => void;
  readonly onClose: () => void;
}

/** Who the visitor is in a conversation: themselves, or one of their personas. */
export function PersonaPanel(props: PersonaPanelProps) {
  const { personas, deletedIds, chosenId, onChoose, picture, onForm, onSave, onDelete, onUndoDelete, onClose } = props;
  const [form, setForm] = useState<{ readonly persona: PersonaValue | null; readonly isSaving: boolean } | null>(null);
  const living = personas.filter(({ personaId }) => !deletedIds.has(personaId));
  const heirName = living.find(({ isDefault }) => isDefault)?.name ?? null;
  const open = (persona: PersonaValue | null) => {
    onForm(persona);
    setForm({ persona, isSaving: false });
  };
  const save = async (persona: PersonaValue | null, draft: PersonaDraftValue) => {
    setForm({ persona, isSaving: true });
    setForm((await onSave(persona?.personaId ?? null, draft)) ? null : { persona, isSaving: false });
  };
  if (form !== null) {
    return (
      <Panel
        key="form"
        onClose={onClose}
        title={
          form.persona === null ? (
            <FormattedMessage
              id="chat.persona.newTitle"
              defaultMessage="New persona"
              description="Title of the panel in which a persona is invented"
            />
          ) : (
            <FormattedMessage
              id="chat.persona.editTitle"
              defaultMessage="Edit a persona"
              description="Title of the panel in which a persona is changed"
            />
          )
        }
      >
        <PersonaForm
          persona={form.persona}
          picture={picture}
          saving={form.isSaving}
          onSave={(draft) => void save(form.persona, draft)}
          onCancel={() => setForm(null)}
        />
      </Panel>
    );
  }
  return (
    <Panel
      key="list"
      onClose={onClose}
      title={
        <FormattedMessage
          id="chat.persona.title"
          defaultMessage="Your persona"
          description="Title of the panel in which the visitor says who they are in a conversation"
        />
      }
    >
      {living.length === 0 && (
        <p className={quiet}>
          <FormattedMessage
            id="chat.personas.none"
            defaultMessage="A persona is who you are to a character: a name, what they know of you, a picture. Add one to talk as another person."
            description="In the panel of personas while the visitor has none: what a persona is for"
          />
        </p>
      )}
      <fieldset className={list}>
        <legend className={legend}>
          <FormattedMessage
            id="chat.personas.legend"
            defaultMessage="Who are you in this conversation?"
            description="Over the choice of the visitor’s persona"
          />
        </legend>
        <PersonaChoice name={group} persona={null} isChosen={chosenId === null} onChoose={() => onChoose(null)} />
        {personas.map((persona) =>
          deletedIds.has(persona.personaId) ? (
            <DeletedPersona
              key={persona.personaId}
              persona={persona}
              heirName={heirName}
              onUndo={() => onUndoDelete(persona.personaId)}
            />
          ) : (
            <PersonaRow
              key={persona.personaId}
              group={group}
              persona={persona}
              isChosen={chosenId === persona.personaId}
              onChoose={() => onChoose(persona.personaId)}
              onEdit={() => open(persona)}
              onDelete={() => onDelete(persona.personaId)}
            />
          ),
        )}
      </fieldset>
      {living.length < mostPersonas ? (
        <TextButton onClick={() => open(null)}>
          <Icon name="plus" size="small" />
          <FormattedMessage
            id="chat.personas.new"
            defaultMessage="Add a persona"
            description="Leads to where a new persona is written"
          />
        </TextButton>
      ) : (
        <p className={quiet}>
          <FormattedMessage
            id="chat.personas.full"
            defaultMessage="You have reached the limit of {most, plural, one {# persona} other {# personas}}. Delete one to create another."
            description="In the place of the button that invents a persona when there are as many as can be kept"
            values={{ most: mostPersonas }}
          />
        </p>
      )}
    </Panel>
  );
}
