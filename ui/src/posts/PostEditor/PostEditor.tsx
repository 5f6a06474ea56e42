import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { TextArea } from '../../primitives/TextField/TextArea';
import { LetterCount } from '../LetterCount';
import { mostPostLetters } from '../model';
import { buttons, editor } from './PostEditor.css';

interface PostEditorProps {
  readonly name: string;
  readonly kind: 'new' | 'change';
  readonly initialText: string;
  readonly onDraftChange?: (text: string) => void;
  /** Resolves to whether the words have arrived; until then, and if not, they stay in the box. */
  readonly onSave: (text: string) => Promise<boolean>;
  /** Leaves everything as it was; a new post has nothing to leave. */
  readonly onCancel?: () => void;
}

/** Where a creator writes in the voice of their character. */
export function PostEditor({ name, kind, initialText, onDraftChange, onSave, onCancel }: PostEditorProps) {
  const [draft, setDraft] = useState(initialText);
  const [isSaving, setSaving] = useState(false);
  const write = (next: string) => {
    setDraft(next);
    onDraftChange?.(next);
  };
  const save = async () => {
    setSaving(true);
    try {
      if ((await onSave(draft.trim())) && kind === 'new') write('');
    } finally {
      setSaving(false);
    }
  };
  const isTooLong = draft.length > mostPostLetters;
  return (
    <form
      className={editor}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        dir="auto"
        rows={kind === 'new' ? 3 : 8}
        value={draft}
        onChange={write}
        label={
          kind === 'new' ? (
            <FormattedMessage
              id="post.editor.new"
              defaultMessage="Post as {name}"
              description="Label of the box in which a creator writes a post in the voice of their character"
              values={{ name: <bdi>{name}</bdi> }}
            />
          ) : (
            <FormattedMessage
              id="post.editor.change"
              defaultMessage="Edit the post"
              description="Label of the box in which a creator changes the words of a post"
            />
          )
        }
        counter={<LetterCount used={draft.length} most={mostPostLetters} />}
      />
      <div className={buttons}>
        {onCancel !== undefined && (
          <Button size="small" onClick={onCancel}>
            <FormattedMessage id="post.editor.cancel" defaultMessage="Cancel" description="Leaves a post unchanged" />
          </Button>
        )}
        <Button
          type="submit"
          size="small"
          tone={kind === 'new' ? 'secondary' : 'primary'}
          icon="feather"
          disabled={draft.trim() === '' || isTooLong || draft === (kind === 'change' ? initialText : undefined)}
          busy={isSaving}
          busyLabel={
            <FormattedMessage
              id="post.editor.saving"
              defaultMessage="Posting"
              description="On the button that posts, while the post is on its way"
            />
          }
        >
          {kind === 'new' ? (
            <FormattedMessage
              id="post.editor.post"
              defaultMessage="Post"
              description="Button that puts a new post on the profile of a character"
            />
          ) : (
            <FormattedMessage
              id="post.editor.save"
              defaultMessage="Save the post"
              description="Button that saves the changed words of a post"
            />
          )}
        </Button>
      </div>
    </form>
  );
}
