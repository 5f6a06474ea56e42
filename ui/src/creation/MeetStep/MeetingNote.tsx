import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import type { MeetingState, MeetStepProps } from '../model';
import { note } from './MeetStep.css';

const words: Partial<Record<MeetingState['kind'], ReactNode>> = {
  failed: (
    <FormattedMessage
      id="wizard.meet.failed"
      defaultMessage="No reply arrived. Your message is still here, and no free reply was used."
      description="Over the box in which a reader writes to a new character, after the reply failed"
    />
  ),
  refused: (
    <FormattedMessage
      id="wizard.meet.refused"
      defaultMessage="This text is not allowed here. Please try other words."
      description="Over the box in which a reader writes to a new character, when the words are not accepted"
    />
  ),
  'used-up': (
    <FormattedMessage
      id="wizard.meet.usedUp"
      defaultMessage="That was the last free reply for today. Save the character to continue in a chat."
      description="In place of the box in which a reader writes to a new character, after the free replies of the day"
    />
  ),
};

/** What the reader has to know before the next message. */
export function MeetingNote({ state }: Pick<MeetStepProps, 'state'>) {
  const said = words[state.kind];
  if (said === undefined) return null;
  const isNews = state.kind === 'used-up';
  return (
    <p role={isNews ? 'status' : 'alert'} className={note} data-state={state.kind}>
      <Icon name={isNews ? 'info' : 'alert'} size="small" />
      <span>{said}</span>
    </p>
  );
}
