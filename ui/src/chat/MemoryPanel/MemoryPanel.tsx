import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { TextArea } from '../../primitives/TextField/TextArea';
import type { MemoryValue } from '../model';
import { Panel } from '../Panel/Panel';
import { acts, list, quiet, section, subtitle } from '../Panel/Panel.css';
import { Fact } from './Fact';
import { NewFact } from './NewFact';
import { SummaryNote } from './SummaryNote';

export interface MemoryPanelProps {
  readonly memory: MemoryValue;
  readonly onSaveSummary: (summary: string) => void;
  readonly onAddFact: (text: string) => void;
  readonly onForget: (factId: string) => void;
  readonly onOpenSource: (messageId: string) => void;
  /** What the next reply is written from. */
  readonly context?: ReactNode;
  readonly onClose: () => void;
}

/** What a conversation remembers beyond its newest messages: all of it can be seen, changed and forgotten. */
export function MemoryPanel(props: MemoryPanelProps) {
  const { memory, onSaveSummary, onAddFact, onForget, onOpenSource, context, onClose } = props;
  const [summary, setSummary] = useState(memory.summary);
  return (
    <Panel
      onClose={onClose}
      title={
        <FormattedMessage id="chat.memory.title" defaultMessage="Memory" description="Title of the memory panel" />
      }
    >
      <div className={section}>
        <TextArea
          dir="auto"
          rows={5}
          value={summary}
          onChange={setSummary}
          label={
            <FormattedMessage
              id="chat.memory.summary"
              defaultMessage="The story so far"
              description="Names the summary of a conversation"
            />
          }
          note={
            memory.summaryActive && memory.summaryAuthor === 'none' ? undefined : (
              <SummaryNote summaryActive={memory.summaryActive} summaryAuthor={memory.summaryAuthor} />
            )
          }
        />
        {summary !== memory.summary && (
          <div className={acts}>
            <Button size="small" tone="primary" onClick={() => onSaveSummary(summary)}>
              <FormattedMessage
                id="chat.memory.saveSummary"
                defaultMessage="Save the summary"
                description="Saves the changed summary of a conversation"
              />
            </Button>
          </div>
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
              id="chat.memory.noFacts"
              defaultMessage="Nothing yet. What you pin or write here is never forgotten."
              description="Where the facts of a conversation will be"
            />
          </p>
        )}
        <ul className={list}>
          {memory.facts.map((fact) => (
            <Fact key={fact.factId} fact={fact} onForget={onForget} onOpenSource={onOpenSource} />
          ))}
        </ul>
        <NewFact onAdd={onAddFact} />
      </div>
      {context}
    </Panel>
  );
}
