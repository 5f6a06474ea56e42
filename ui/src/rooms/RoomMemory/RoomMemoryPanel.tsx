import { FormattedMessage } from 'react-intl';

import { words } from '../../thread/Memory/Memory.css';
import { FactList } from '../../thread/Memory/FactList';
import { FactRow } from '../../thread/Memory/FactRow';
import { SummaryForm } from '../../thread/Memory/SummaryForm';
import { SummaryLabel } from '../../thread/Memory/SummaryLabel';
import { Panel } from '../../thread/Panel/Panel';
import { quiet, section, subtitle } from '../../thread/Panel/Panel.css';
import { longestSummary, type RoomMemoryValue } from '../model';

export interface RoomMemoryPanelProps {
  readonly memory: RoomMemoryValue;
  /** The reader may write the summary. */
  readonly isHost: boolean;
  /** The reader may add facts. */
  readonly canWrite: boolean;
  readonly onSaveSummary: (summary: string) => void;
  readonly onAddFact: (text: string) => void;
  readonly onEditFact: (factId: string, text: string) => void;
  readonly onForget: (factId: string) => void;
  readonly onClose: () => void;
}

/** What a room remembers: all its people read it, and every character of the room knows it. */
export function RoomMemoryPanel(props: RoomMemoryPanelProps) {
  const { memory, isHost, canWrite, onSaveSummary, onAddFact, onEditFact, onForget, onClose } = props;
  return (
    <Panel
      onClose={onClose}
      title={
        <FormattedMessage id="chat.memory.title" defaultMessage="Memory" description="Title of the memory panel" />
      }
    >
      <p className={quiet}>
        <FormattedMessage
          id="room.memory.shared"
          defaultMessage="Everyone in the room sees this, and every character knows it."
          description="At the top of the panel with what a room remembers"
        />
      </p>
      <div className={section}>
        {isHost ? (
          <SummaryForm
            key={memory.summary}
            summary={memory.summary}
            longest={longestSummary}
            note={
              <FormattedMessage
                id="room.memory.summaryNote"
                defaultMessage="What you write here is never changed. Later events are added after it."
                description="Under the box for the summary of a room, for its host"
              />
            }
            onSave={onSaveSummary}
          />
        ) : (
          <>
            <h3 className={subtitle}>
              <SummaryLabel />
            </h3>
            <p dir="auto" className={memory.summary === '' ? quiet : words}>
              {memory.summary === '' ? (
                <FormattedMessage
                  id="room.memory.noSummary"
                  defaultMessage="Nothing yet. Longer conversations are summarized here."
                  description="In place of the summary of a room that has none"
                />
              ) : (
                memory.summary
              )}
            </p>
          </>
        )}
      </div>
      <FactList
        onAdd={canWrite ? onAddFact : undefined}
        empty={
          memory.facts.length > 0 ? null : (
            <FormattedMessage
              id="room.memory.noFacts"
              defaultMessage="Nothing yet. Facts that you add are never forgotten."
              description="Where the facts that a room remembers will be"
            />
          )
        }
      >
        {memory.facts.map(({ factId, text, pinnedBy, canChange }) => (
          <FactRow
            key={factId}
            text={text}
            onEdit={canChange ? (words) => onEditFact(factId, words) : undefined}
            onForget={canChange ? () => onForget(factId) : undefined}
          >
            <span>
              <FormattedMessage
                id="room.memory.pinnedBy"
                defaultMessage="Added by {name}"
                description="Under something that a room remembers: who of its people wrote it down"
                values={{ name: <bdi>{pinnedBy}</bdi> }}
              />
            </span>
          </FactRow>
        ))}
      </FactList>
    </Panel>
  );
}
