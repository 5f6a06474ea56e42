import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';

export type RoomQuestionValue =
  | { readonly kind: 'remove' | 'hand-over'; readonly memberId: string; readonly name: string }
  | { readonly kind: 'leave' | 'close' };

export interface RoomQuestionProps {
  /** Null while nothing is asked. */
  readonly question: RoomQuestionValue | null;
  readonly busy: boolean;
  readonly onConfirm: (question: RoomQuestionValue) => void;
  readonly onClose: () => void;
}

interface Words {
  readonly title: ReactNode;
  readonly sentence: ReactNode;
  readonly confirm: ReactNode;
}

const wordsOf = {
  remove: (name) => ({
    title: (
      <FormattedMessage
        id="room.ask.remove.title"
        defaultMessage="Remove {name}?"
        description="Title of the question before a member is removed from a room"
        values={{ name }}
      />
    ),
    sentence: (
      <FormattedMessage
        id="room.ask.remove.sentence"
        defaultMessage="They cannot come back, and the invitation they used stops working. Their messages stay until you hide them."
        description="In the question before a member is removed from a room"
      />
    ),
    confirm: (
      <FormattedMessage
        id="room.ask.remove.confirm"
        defaultMessage="Remove"
        description="Removes a member from a room for good"
      />
    ),
  }),
  'hand-over': (name) => ({
    title: (
      <FormattedMessage
        id="room.ask.handOver.title"
        defaultMessage="Make {name} the host?"
        description="Title of the question before a room is handed over to another member"
        values={{ name }}
      />
    ),
    sentence: (
      <FormattedMessage
        id="room.ask.handOver.sentence"
        defaultMessage="They manage the room from now on. You stay a member."
        description="In the question before a room is handed over to another member"
      />
    ),
    confirm: (
      <FormattedMessage
        id="room.ask.handOver.confirm"
        defaultMessage="Make host"
        description="Hands a room over to another member"
      />
    ),
  }),
  leave: () => ({
    title: (
      <FormattedMessage
        id="room.ask.leave.title"
        defaultMessage="Leave this room?"
        description="Title of the question before a member leaves a room for good"
      />
    ),
    sentence: (
      <FormattedMessage
        id="room.ask.leave.sentence"
        defaultMessage="Your messages stay. You need a new invitation to come back."
        description="In the question before a member leaves a room for good"
      />
    ),
    confirm: (
      <FormattedMessage id="room.ask.leave.confirm" defaultMessage="Leave" description="Leaves a room for good" />
    ),
  }),
  close: () => ({
    title: (
      <FormattedMessage
        id="room.ask.close.title"
        defaultMessage="Close this room?"
        description="Title of the question before the host closes a room for good"
      />
    ),
    sentence: (
      <FormattedMessage
        id="room.ask.close.sentence"
        defaultMessage="Members can still read it. No one can join or write, and it cannot be reopened."
        description="In the question before the host closes a room for good"
      />
    ),
    confirm: (
      <FormattedMessage
        id="room.ask.close.confirm"
        defaultMessage="Close the room"
        description="Closes a room for good"
      />
    ),
  }),
} as const satisfies Record<RoomQuestionValue['kind'], (name: ReactNode) => Words>;

/** Asks before something in a room that cannot be taken back. */
export function RoomQuestion({ question, busy, onConfirm, onClose }: RoomQuestionProps) {
  // While it goes away, a question keeps its words.
  const [last, setLast] = useState(question);
  if (question !== null && question !== last) setLast(question);
  const asked = question ?? last;
  if (asked === null) return null;
  const name = 'name' in asked ? <bdi>{asked.name}</bdi> : null;
  return (
    <ConfirmDialog
      {...wordsOf[asked.kind](name)}
      open={question !== null}
      busy={busy}
      onConfirm={() => onConfirm(asked)}
      onClose={onClose}
    />
  );
}
