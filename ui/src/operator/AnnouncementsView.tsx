import type { AnnouncementState, OperatorAnnouncement } from '@fabula/sdk/types';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../primitives/Button/Button';
import { Dialog } from '../primitives/Dialog/Dialog';
import { mostReasonLetters } from './model';
import { Moment } from './operator-words';
import { acts, column, columns, empty, facts, form, heading, note, row, rows, said, tag } from './operator.css';
import { FormButtons } from './FormButtons';
import { ReasonField } from './ReasonField';

interface AnnouncementsViewProps {
  /** The announcements that there are. */
  readonly children: ReactNode;
  /** The form of a new one. */
  readonly writing: ReactNode;
}

/** What is announced to everyone, and the form of a new announcement. */
export function AnnouncementsView({ children, writing }: AnnouncementsViewProps) {
  return (
    <div className={columns}>
      <div className={column}>{children}</div>
      <div className={column}>{writing}</div>
    </div>
  );
}

const states = {
  planned: (
    <FormattedMessage
      id="operator.ann.planned"
      defaultMessage="Planned"
      description="An announcement that is not shown yet"
    />
  ),
  current: (
    <FormattedMessage
      id="operator.ann.current"
      defaultMessage="Shown now"
      description="An announcement that everyone sees"
    />
  ),
  ended: (
    <FormattedMessage
      id="operator.ann.ended"
      defaultMessage="Ended"
      description="An announcement that is not shown any more"
    />
  ),
} as const satisfies Record<AnnouncementState, ReactNode>;

const tones = { planned: 'open', current: 'good', ended: undefined } as const;

const endNow = (
  <FormattedMessage
    id="operator.ann.end"
    defaultMessage="End now"
    description="Button: an announcement is not shown any more"
  />
);

interface AnnouncementRowsProps {
  readonly announcements: readonly OperatorAnnouncement[];
  /** Resolves to whether it has ended; if not, the dialog stays as it is. */
  readonly onEnd: (announcementId: string, reason: string) => Promise<boolean>;
}

/** Announcements, the newest first; what has not ended can be ended. */
export function AnnouncementRows({ announcements, onEnd }: AnnouncementRowsProps) {
  const [ending, setEnding] = useState<string>();
  return (
    <>
      <ul className={rows}>
        {announcements.map(({ announcementId, from, state, texts, until }) => (
          <li key={announcementId} className={row}>
            <span className={facts}>
              <span className={tag} data-tone={tones[state]}>
                {states[state]}
              </span>
              <Moment at={from} />
              <Moment at={until} />
            </span>
            {texts.map(({ language, text }) => (
              <span key={language} lang={language} className={said}>
                {text}
              </span>
            ))}
            {state !== 'ended' && (
              <span className={acts}>
                <Button size="small" onClick={() => setEnding(announcementId)}>
                  {endNow}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <Dialog open={ending !== undefined} onClose={() => setEnding(undefined)} title={endNow}>
        {ending !== undefined && (
          <EndFields onClose={() => setEnding(undefined)} onEnd={(reason) => onEnd(ending, reason)} />
        )}
      </Dialog>
    </>
  );
}

interface EndFieldsProps {
  readonly onClose: () => void;
  readonly onEnd: (reason: string) => Promise<boolean>;
}

function EndFields({ onClose, onEnd }: EndFieldsProps) {
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      if (await onEnd(reason.trim())) onClose();
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== '') void send();
      }}
    >
      <ReasonField value={reason} onChange={setReason} maxLength={mostReasonLetters} />
      <FormButtons onCancel={onClose} disabled={reason.trim() === ''} busy={isSending}>
        {endNow}
      </FormButtons>
    </form>
  );
}

/** Nothing was announced yet. */
export function NoAnnouncements() {
  return (
    <div className={empty}>
      <h2 className={heading}>
        <FormattedMessage
          id="operator.ann.none"
          defaultMessage="No announcements yet"
          description="Heading in an empty list of announcements"
        />
      </h2>
      <p className={note}>
        <FormattedMessage
          id="operator.ann.none.about"
          defaultMessage="What you announce will appear here."
          description="In an empty list of announcements"
        />
      </p>
    </div>
  );
}
