import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { PersonaValue } from '../model';
import { Panel } from '../Panel/Panel';
import { PersonaPicker } from '../PersonaPicker/PersonaPicker';
import { PersonaForm } from './PersonaForm';

export interface PersonaPanelProps {
  readonly personas: readonly PersonaValue[];
  /** Null for the visitor themselves. */
  readonly chosenId: string | null;
  readonly onChoose: (personaId: string | null) => void;
  /** Resolves to whether the new one is saved; if not, what was written stays. */
  readonly onCreate: (name: string, description: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Who the visitor is in a conversation: themselves, or somebody they have invented. */
export function PersonaPanel({ personas, chosenId, onChoose, onCreate, onClose }: PersonaPanelProps) {
  const [form, setForm] = useState<'closed' | 'open' | 'saving'>('closed');
  const save = async (name: string, description: string) => {
    setForm('saving');
    setForm((await onCreate(name, description)) ? 'closed' : 'open');
  };
  return (
    <Panel
      onClose={onClose}
      title={
        <FormattedMessage
          id="chat.persona.title"
          defaultMessage="Who you are"
          description="Title of the panel in which the visitor says who they are in a conversation"
        />
      }
    >
      <PersonaPicker
        name="persona"
        personas={personas}
        chosenId={chosenId}
        onChoose={onChoose}
        onNew={() => setForm('open')}
      />
      {form !== 'closed' && (
        <PersonaForm
          saving={form === 'saving'}
          onSave={(name, description) => void save(name, description)}
          onCancel={() => setForm('closed')}
        />
      )}
    </Panel>
  );
}
