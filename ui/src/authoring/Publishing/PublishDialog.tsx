import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { Dialog } from '../../primitives/Dialog/Dialog';
import type { PublishStateValue } from './model';
import { panel } from './PublishDialog.css';
import { PublishedLink } from './PublishedLink';
import { PublishForm, type PublishFormProps } from './PublishForm';

export interface PublishDialogProps extends Omit<PublishFormProps, 'isSaving' | 'problem' | 'onCancel'> {
  readonly name: string;
  readonly state: PublishStateValue;
  /** The whole address of its page. */
  readonly link: string;
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

/** Who sees an own character or story. */
export function PublishDialog({ name, state, link, onCopy, onClose, ...form }: PublishDialogProps) {
  const place = useRef<HTMLDivElement>(null);
  const isDone = state.step === 'done';
  // What had the focus is gone with the form.
  useLayoutEffect(() => {
    if (isDone) place.current?.focus({ preventScroll: true });
  }, [isDone]);
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={state.step !== 'saving'}
      title={
        <FormattedMessage
          id="publish.title"
          defaultMessage="Who can see {name}"
          description="Title of the dialog that publishes a character, or takes it back"
          values={{ name: <bdi>{name}</bdi> }}
        />
      }
    >
      <div ref={place} tabIndex={-1} className={panel}>
        {state.step === 'done' ? (
          <PublishedLink {...state} words={form.words} name={name} link={link} onCopy={onCopy} onClose={onClose} />
        ) : (
          <PublishForm {...form} isSaving={state.step === 'saving'} problem={state.problem} onCancel={onClose} />
        )}
      </div>
    </Dialog>
  );
}
