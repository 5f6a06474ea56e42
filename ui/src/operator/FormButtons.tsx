import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../primitives/Button/Button';
import { buttons } from './operator.css';

interface SubmitButtonProps {
  /** Says what the form does. */
  readonly children: ReactNode;
  readonly disabled: boolean;
  /** While the form is on its way. */
  readonly busy: boolean;
  /** Danger for what takes something from others. */
  readonly tone?: 'primary' | 'danger';
}

/** Sends a form of the desk. */
export function SubmitButton({ children, disabled, busy, tone = 'primary' }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      tone={tone}
      disabled={disabled}
      busy={busy}
      busyLabel={
        <FormattedMessage
          id="operator.saving"
          defaultMessage="Saving"
          description="On a button while what an operator does is on its way"
        />
      }
    >
      {children}
    </Button>
  );
}

interface FormButtonsProps extends SubmitButtonProps {
  readonly onCancel: () => void;
}

/** The end of a form in a dialog of the desk: leave it, or send it. */
export function FormButtons({ onCancel, ...submit }: FormButtonsProps) {
  return (
    <div className={buttons}>
      <Button onClick={onCancel}>
        <FormattedMessage
          id="operator.cancel"
          defaultMessage="Cancel"
          description="Leaves the dialog of an act without doing it"
        />
      </Button>
      <SubmitButton {...submit} />
    </div>
  );
}
