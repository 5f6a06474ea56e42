import type { CatalogueAct, ReportReason } from '@fabula/sdk/types';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { reportReasons } from '../../posts/ReportDialog/report-reasons';
import { Button } from '../../primitives/Button/Button';
import { radio } from '../../primitives/Choice/choice.css';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { mostReasonLetters } from '../model';
import { buttons, choice, choices, form, heading } from '../operator.css';
import { FormButtons } from '../FormButtons';
import { ReasonField } from '../ReasonField';
import { legend } from './catalogue.css';
import { actSentences, actTitles } from './catalogue-words';
import type { CatalogueForm, CatalogueValue } from './model';

interface CatalogueDialogProps {
  /** Undefined while closed. */
  readonly asked: { readonly entry: CatalogueValue; readonly act: CatalogueAct } | undefined;
  /** As many are featured as can be, which is this number; undefined while there is room. */
  readonly full: number | undefined;
  readonly onClose: () => void;
  /** Resolves to whether the act has arrived; if not, the dialog stays as it is. */
  readonly onSend: (filled: CatalogueForm) => Promise<boolean>;
}

const noRoom = (most: number) => (
  <FormattedMessage
    id="operator.catalogue.full"
    defaultMessage="All {most, number} places on the featured shelf are taken. Stop featuring another entry first."
    description="In the dialog in which an operator would feature a character or a story, when as many are featured as can be"
    values={{ most }}
  />
);

const close = (
  <FormattedMessage
    id="operator.catalogue.close"
    defaultMessage="Close"
    description="Leaves the dialog that says that no more can be featured"
  />
);

/** Asks for what an act on an entry of the catalogue needs: a reason always, and what is wrong with what is hidden. */
export function CatalogueDialog({ asked, full, onClose, onSend }: CatalogueDialogProps) {
  const isRefused = asked?.act === 'feature' && full !== undefined;
  return (
    <Dialog
      open={asked !== undefined}
      onClose={onClose}
      title={asked === undefined ? '' : actTitles[asked.act]}
      description={isRefused ? noRoom(full) : asked && actSentences[asked.act]}
    >
      {isRefused && (
        <div className={buttons}>
          <Button onClick={onClose}>{close}</Button>
        </div>
      )}
      {asked !== undefined && !isRefused && (
        <Fields key={`${asked.act} ${asked.entry.entryId}`} {...asked} onClose={onClose} onSend={onSend} />
      )}
    </Dialog>
  );
}

interface FieldsProps extends Pick<CatalogueDialogProps, 'onClose' | 'onSend'> {
  readonly entry: CatalogueValue;
  readonly act: CatalogueAct;
}

const grounds: readonly ReportReason[] = [
  'spam',
  'harassment',
  'hate',
  'sexual',
  'minors',
  'self-harm',
  'impersonation',
  'other',
];

function Fields({ act, entry, onClose, onSend }: FieldsProps) {
  const [ground, setGround] = useState<ReportReason>();
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  const isFilled = reason.trim() !== '' && (act !== 'hide' || ground !== undefined);
  const send = async () => {
    setSending(true);
    try {
      if (await onSend({ reason: reason.trim(), ...(ground === undefined ? {} : { ground }) })) onClose();
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isFilled) void send();
      }}
    >
      <p className={heading}>{entry.name}</p>
      {act === 'hide' && (
        <fieldset className={choices}>
          <legend className={legend}>
            <FormattedMessage
              id="operator.catalogue.ground"
              defaultMessage="What is wrong with it"
              description="Heading over the choices of what is wrong with a character or a story that an operator hides"
            />
          </legend>
          {grounds.map((value) => (
            <label key={value} className={choice}>
              <input
                type="radio"
                name="ground"
                value={value}
                checked={ground === value}
                onChange={() => setGround(value)}
                className={radio}
              />
              {reportReasons[value]}
            </label>
          ))}
        </fieldset>
      )}
      <ReasonField value={reason} onChange={setReason} maxLength={mostReasonLetters} />
      <FormButtons
        onCancel={onClose}
        disabled={!isFilled}
        busy={isSending}
        tone={act === 'hide' ? 'danger' : 'primary'}
      >
        {actTitles[act]}
      </FormButtons>
    </form>
  );
}
