import type { CharacterDraftFields } from '@fabula/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';

import { editorLimits } from '../editor-limits';
import { pair } from '../Step/step.css';
import { Choice } from './Choice';
import { disclosed } from './EditorField.css';
import { LongText, type LongTextProps } from './LongText';
import { NumberField } from './NumberField';

type Role = CharacterDraftFields['depthNote']['role'];

interface DepthNoteValue {
  readonly text: string;
  /** Messages below the note. */
  readonly depth: number;
  readonly role: Role;
}

interface DepthNoteFieldProps extends Pick<LongTextProps, 'label' | 'tokens' | 'language' | 'error'> {
  readonly value: DepthNoteValue;
  readonly onChange: (value: DepthNoteValue) => void;
}

const roles = ['system', 'user', 'assistant'] as const satisfies readonly Role[];

/** A note of the author that is put some messages above the end of the conversation. */
export function DepthNoteField({ value, onChange, ...text }: DepthNoteFieldProps) {
  const intl = useIntl();
  const roleNames: Record<Role, string> = {
    system: intl.formatMessage({
      id: 'editor.depth.system',
      defaultMessage: 'The system',
      description: 'In whose name the model reads a note of the author: as an instruction',
    }),
    user: intl.formatMessage({
      id: 'editor.depth.user',
      defaultMessage: 'The reader',
      description: 'In whose name the model reads a note of the author',
    }),
    assistant: intl.formatMessage({
      id: 'editor.depth.assistant',
      defaultMessage: 'The character',
      description: 'In whose name the model reads a note of the author',
    }),
  };
  return (
    <div className={disclosed}>
      <LongText
        {...text}
        value={value.text}
        onChange={(next) => onChange({ ...value, text: next })}
        reader="model"
        limit={editorLimits.depthNote}
        note={
          <FormattedMessage
            id="editor.depth.note"
            defaultMessage="A reminder placed a few messages before the end of the conversation."
            description="Below a note of the author in the character editor: what it does"
          />
        }
      />
      <div className={pair}>
        <NumberField
          label={
            <FormattedMessage
              id="editor.depth.depth"
              defaultMessage="Messages after it"
              description="How many messages stand below a note of the author"
            />
          }
          value={value.depth}
          most={editorLimits.depth}
          onChange={(depth) => onChange({ ...value, depth: depth ?? 0 })}
        />
        <Choice
          label={
            <FormattedMessage
              id="editor.depth.role"
              defaultMessage="Sent as"
              description="In whose name the model reads a note of the author: the system, the reader or the character"
            />
          }
          value={value.role}
          onChange={(chosen) => onChange({ ...value, role: roles.find((role) => role === chosen) ?? value.role })}
          options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
        />
      </div>
    </div>
  );
}
