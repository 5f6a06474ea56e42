import type { ReportDecisionKind, ReportedThing } from '@fabula/sdk/types';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { radio } from '../primitives/Choice/choice.css';
import { mostReasonLetters } from './model';
import { ReasonField } from './ReasonField';
import { choice, choices, form, heading, note, panel, said } from './operator.css';
import { SubmitButton } from './FormButtons';

interface DecisionFormProps {
  readonly thing: Pick<ReportedThing, 'kind' | 'openReports' | 'reach'>;
  /** Resolves to whether the decision has arrived; if not, the form stays as it is. */
  readonly onDecide: (decision: { readonly decision: ReportDecisionKind; readonly reason: string }) => Promise<boolean>;
}

const words = {
  dismissed: (
    <FormattedMessage
      id="operator.decide.dismissed"
      defaultMessage="Keep: nothing is wrong with it"
      description="A decision on something that was reported"
    />
  ),
  hidden: (
    <FormattedMessage
      id="operator.decide.hidden"
      defaultMessage="Hide: only its author still sees it"
      description="A decision on something that was reported"
    />
  ),
  restored: (
    <FormattedMessage
      id="operator.decide.restored"
      defaultMessage="Show it again"
      description="A decision on something that was hidden"
    />
  ),
} as const satisfies Record<ReportDecisionKind, ReactNode>;

/** What can be decided on a thing as it is now. */
function possible({ kind, openReports, reach }: DecisionFormProps['thing']): readonly ReportDecisionKind[] {
  const keep: ReportDecisionKind[] = openReports > 0 ? ['dismissed'] : [];
  if (kind === 'message' || reach === 'no-one') return keep;
  return reach === 'author' ? [...keep, 'restored'] : [...keep, 'hidden'];
}

/** Decides on something that was reported, with a reason. */
export function DecisionForm({ thing, onDecide }: DecisionFormProps) {
  const offered = possible(thing);
  const [picked, setPicked] = useState<ReportDecisionKind>();
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  const decision = picked !== undefined && offered.includes(picked) ? picked : undefined;
  const send = async (chosen: ReportDecisionKind) => {
    setSending(true);
    try {
      if (await onDecide({ decision: chosen, reason: reason.trim() })) setReason('');
    } finally {
      setSending(false);
    }
  };
  return (
    <section className={panel}>
      <h2 className={heading}>
        <FormattedMessage
          id="operator.decide.title"
          defaultMessage="Decision"
          description="Heading over the form in which an operator decides on something that was reported"
        />
      </h2>
      {thing.kind === 'message' && (
        <p className={note}>
          <FormattedMessage
            id="operator.decide.private"
            defaultMessage="This was said in a private conversation. It cannot be hidden, because only its readers see it."
            description="In the form of a decision, for a reply in a chat or words in a room"
          />
        </p>
      )}
      {offered.length === 0 ? (
        <p className={said}>
          <FormattedMessage
            id="operator.decide.nothing"
            defaultMessage="Nothing is left to decide."
            description="In place of the form of a decision when nothing can be decided"
          />
        </p>
      ) : (
        <form
          className={form}
          onSubmit={(event) => {
            event.preventDefault();
            if (decision !== undefined && reason.trim() !== '') void send(decision);
          }}
        >
          <fieldset className={choices}>
            {offered.map((value) => (
              <label key={value} className={choice}>
                <input
                  type="radio"
                  name="decision"
                  value={value}
                  checked={decision === value}
                  onChange={() => setPicked(value)}
                  className={radio}
                />
                {words[value]}
              </label>
            ))}
          </fieldset>
          <ReasonField value={reason} onChange={setReason} maxLength={mostReasonLetters} />
          <p className={note}>
            <FormattedMessage
              id="operator.decide.told"
              defaultMessage="Those who reported it are told the decision, and its author when something changes. It is added to the public log without names."
              description="Below the form in which an operator decides on something that was reported"
            />
          </p>
          <SubmitButton disabled={decision === undefined || reason.trim() === ''} busy={isSending}>
            <FormattedMessage
              id="operator.decide.send"
              defaultMessage="Decide"
              description="Button that sends a decision on something that was reported"
            />
          </SubmitButton>
        </form>
      )}
    </section>
  );
}
