import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { MemoryValue } from '../model';
import { Panel } from '../../thread/Panel/Panel';
import { FactList } from '../../thread/Memory/FactList';
import { SummaryForm } from '../../thread/Memory/SummaryForm';
import { section } from '../../thread/Panel/Panel.css';
import { Fact } from './Fact';
import { SummaryNote } from './SummaryNote';

export interface MemoryPanelProps {
  readonly memory: MemoryValue;
  readonly onSaveSummary: (summary: string) => void;
  readonly onAddFact: (text: string) => void;
  readonly onEditFact: (factId: string, text: string) => void;
  readonly onForget: (factId: string) => void;
  readonly onOpenSource: (messageId: string) => void;
  readonly context?: ReactNode;
  readonly onClose: () => void;
}

/** What a conversation remembers beyond its newest messages: all of it can be seen, changed and forgotten. */
export function MemoryPanel(props: MemoryPanelProps) {
  const { memory, onSaveSummary, onAddFact, onEditFact, onForget, onOpenSource, context, onClose } = props;
  return (
    <Panel
      onClose={onClose}
      title={
        <FormattedMessage id="chat.memory.title" defaultMessage="Memory" description="Title of the memory panel" />
      }
    >
      <div className={section}>
        <SummaryForm
          summary={memory.summary}
          note={
            memory.summaryActive && memory.summaryAuthor === 'none' ? undefined : (
              <SummaryNote summaryActive={memory.summaryActive} summaryAuthor={memory.summaryAuthor} />
            )
          }
          onSave={onSaveSummary}
        />
      </div>
      <FactList
        onAdd={onAddFact}
        empty={
          memory.facts.length > 0 ? null : (
            <FormattedMessage
              id="chat.memory.noFacts"
              defaultMessage="Nothing yet. Facts that you pin or add are never forgotten."
              description="Where the facts of a conversation will be"
            />
          )
        }
      >
        {memory.facts.map((fact) => (
          <Fact key={fact.factId} fact={fact} onEdit={onEditFact} onForget={onForget} onOpenSource={onOpenSource} />
        ))}
      </FactList>
      {context}
    </Panel>
  );
}
