import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { fact as factStyle, source as sourceStyle, words } from '../../chat/MemoryPanel/MemoryPanel.css';
import { NewFact } from '../../chat/MemoryPanel/NewFact';
import { Panel } from '../../chat/Panel/Panel';
import { acts, list, quiet, section, subtitle } from '../../chat/Panel/Panel.css';
import { ToolButton } from '../../chat/ToolButton/ToolButton';
import { Button } from '../../primitives/Button/Button';
import { TextArea } from '../../primitives/TextField/TextArea';
import { longestSummary, type RoomFactValue, type RoomMemoryValue } from '../model';

export interface RoomMemoryPanelProps {
  readonly memory: RoomMemoryValue;
  /** The reader may write the summary. */
  readonly isHost: boolean;
  /** The reader may add facts. */
  readonly canWrite: boolean;
  readonly onSaveSummary: (summary: string) => void;
  readonly onAddFact: (text: string) => void;
  readonly onForget: (factId: string) => void;
  readonly onClose: () => void;
}

function SharedFact({ fact, onForget }: { readonly fact: RoomFactValue } & Pick<RoomMemoryPanelProps, 'onForget'>) {
  const { factId, text, pinnedBy, canForget } = fact;
  const intl = useIntl();
  return (
    <li className={factStyle}>
      <p dir="auto" className={words}>
        {text}
      </p>
      {canForget && (
        <ToolButton
          drawing={Trash2}
          onClick={() => onForget(factId)}
          label={intl.formatMessage(
            {
              id: 'chat.memory.forget',
              defaultMessage: 'Forget “{text}”',
              description: 'Removes something that a conversation remembers',
            },
            { text },
          )}
        />
      )}
      <div className={sourceStyle}>
        <span>
          <FormattedMessage
            id="room.memory.pinnedBy"
            defaultMessage="Added by {name}"
            description="Under something that a room remembers: who of its people wrote it down"
            values={{ name: <bdi>{pinnedBy}</bdi> }}
          />
        </span>
      </div>
    </li>
  );
}

/** The summary, which the host can rewrite; null while the text is as it is kept. */
function Summary({ memory, onSaveSummary }: Pick<RoomMemoryPanelProps, 'memory' | 'onSaveSummary'>) {
  const [draft, setDraft] = useState(memory.summary);
  return (
    <>
      <TextArea
        dir="auto"
        rows={5}
        maxLength={longestSummary}
        value={draft}
        onChange={setDraft}
        label={
          <FormattedMessage
            id="chat.memory.summary"
            defaultMessage="The story so far"
            description="Names the summary of a conversation"
          />
        }
        note={
          <FormattedMessage
            id="room.memory.summaryNote"
            defaultMessage="What you write here stays word for word. What happens later is added after it."
            description="Under the box for the summary of a room, for its host"
          />
        }
      />
      {draft !== memory.summary && (
        <div className={acts}>
          <Button size="small" tone="primary" onClick={() => onSaveSummary(draft)}>
            <FormattedMessage
              id="chat.memory.saveSummary"
              defaultMessage="Save the summary"
              description="Saves the changed summary of a conversation"
            />
          </Button>
        </div>
      )}
    </>
  );
}

/** What a room remembers: all its people read it, and every character of the room knows it. */
export function RoomMemoryPanel(props: RoomMemoryPanelProps) {
  const { memory, isHost, canWrite, onSaveSummary, onAddFact, onForget, onClose } = props;
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
          <Summary key={memory.summary} memory={memory} onSaveSummary={onSaveSummary} />
        ) : (
          <>
            <h3 className={subtitle}>
              <FormattedMessage
                id="chat.memory.summary"
                defaultMessage="The story so far"
                description="Names the summary of a conversation"
              />
            </h3>
            <p dir="auto" className={memory.summary === '' ? quiet : words}>
              {memory.summary === '' ? (
                <FormattedMessage
                  id="room.memory.noSummary"
                  defaultMessage="Nothing yet. Longer conversations are summed up here."
                  description="In place of the summary of a room that has none"
                />
              ) : (
                memory.summary
              )}
            </p>
          </>
        )}
      </div>
      <div className={section}>
        <h3 className={subtitle}>
          <FormattedMessage
            id="chat.memory.facts"
            defaultMessage="To be remembered"
            description="Title of the facts that a conversation remembers"
          />
        </h3>
        {memory.facts.length === 0 && (
          <p className={quiet}>
            <FormattedMessage
              id="room.memory.noFacts"
              defaultMessage="Nothing yet. Facts that you add are never forgotten."
              description="Where the facts that a room remembers will be"
            />
          </p>
        )}
        <ul className={list}>
          {memory.facts.map((fact) => (
            <SharedFact key={fact.factId} fact={fact} onForget={onForget} />
          ))}
        </ul>
        {canWrite && <NewFact onAdd={onAddFact} />}
      </div>
    </Panel>
  );
}
