import { useId } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import { Button } from '../primitives/Button/Button';
import { Dialog } from '../primitives/Dialog/Dialog';
import { SegmentedControl } from '../primitives/SegmentedControl/SegmentedControl';
import { TextArea } from '../primitives/TextField/TextArea';
import { TextField } from '../primitives/TextField/TextField';
import { BusyWords, CancelWords, NewCollectionWords, visibilityNames, visibilityNotes } from './collection-words';
import { buttons, form, group, legend, note, problem as problemStyle } from './collections.css';
import {
  mostDescriptionLetters,
  mostNameLetters,
  type CollectionDraft,
  type CollectionProblem,
  type CollectionVisibilityValue,
} from './model';

export interface CollectionDialogProps {
  readonly isNew: boolean;
  readonly draft: CollectionDraft;
  readonly onChange: (change: Partial<CollectionDraft>) => void;
  readonly problem: CollectionProblem | undefined;
  readonly saving: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

const visibilities: readonly CollectionVisibilityValue[] = ['private', 'link', 'public'];

/** Makes or changes a collection. What was refused is said at its field, and what was typed stays. */
export function CollectionDialog(props: CollectionDialogProps) {
  const { isNew, draft, onChange, problem, saving, onSave, onClose } = props;
  const intl = useIntl();
  const id = useId();
  const visibilityLabel = intl.formatMessage({
    id: 'collection.visibility.label',
    defaultMessage: 'Who can open it',
    description: 'Over the choice who may open a collection',
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        isNew ? (
          <NewCollectionWords />
        ) : (
          <FormattedMessage
            id="collection.edit.title"
            defaultMessage="Edit the collection"
            description="Title of the form that changes a collection"
          />
        )
      }
    >
      <form
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (draft.name.trim() !== '') onSave();
        }}
      >
        <TextField
          dir="auto"
          value={draft.name}
          maxLength={mostNameLetters}
          onChange={(name) => onChange({ name })}
          label={
            <FormattedMessage
              id="collection.edit.name"
              defaultMessage="Name"
              description="Label of the field for the name of a collection"
            />
          }
          error={problem === 'name' ? <Refused /> : undefined}
        />
        <TextArea
          dir="auto"
          rows={3}
          value={draft.description}
          maxLength={mostDescriptionLetters}
          onChange={(description) => onChange({ description })}
          label={
            <FormattedMessage
              id="collection.edit.description"
              defaultMessage="Description (optional)"
              description="Label of the field for the description of a collection"
            />
          }
          counter={
            <FormattedMessage
              id="collection.edit.letters"
              defaultMessage="{used} of {most}"
              description="How many characters of a text are used, of the most that fit: “120 of 500”"
              values={{
                used: <FormattedNumber value={draft.description.length} />,
                most: <FormattedNumber value={mostDescriptionLetters} />,
              }}
            />
          }
          error={problem === 'description' ? <Refused /> : undefined}
        />
        <div className={group}>
          <p className={legend}>{visibilityLabel}</p>
          <SegmentedControl
            label={visibilityLabel}
            aria-describedby={id}
            value={draft.visibility}
            onChange={(visibility) => onChange({ visibility })}
            options={visibilities.map((value) => ({ value, label: visibilityNames[value] }))}
          />
          <p id={id} className={note}>
            {visibilityNotes[draft.visibility]}
          </p>
        </div>
        {problem === 'full' && (
          <p role="alert" className={problemStyle}>
            <FormattedMessage
              id="collection.edit.full"
              defaultMessage="You have 50 collections, the most there can be. Delete one first."
              description="In the form of a new collection, when there can be no more"
            />
          </p>
        )}
        {problem === 'failed' && (
          <p role="alert" className={problemStyle}>
            <FormattedMessage
              id="collection.edit.failed"
              defaultMessage="The collection was not saved. What you wrote is still here. Try again."
              description="In the form of a collection, when it could not be saved"
            />
          </p>
        )}
        <div className={buttons}>
          <Button onClick={onClose}>
            <CancelWords />
          </Button>
          <Button
            type="submit"
            tone="primary"
            disabled={draft.name.trim() === ''}
            busy={saving}
            busyLabel={<BusyWords />}
          >
            {isNew ? (
              <FormattedMessage
                id="collection.edit.create"
                defaultMessage="Create"
                description="Button that makes a new collection"
              />
            ) : (
              <FormattedMessage
                id="collection.edit.save"
                defaultMessage="Save"
                description="Button that saves a changed collection"
              />
            )}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Refused() {
  return (
    <FormattedMessage
      id="collection.edit.refused"
      defaultMessage="This text breaks our content rules. Change it and try again."
      description="At the name or the description of a collection that others could read, when it was refused"
    />
  );
}
