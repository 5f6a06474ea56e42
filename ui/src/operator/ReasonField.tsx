import { FormattedMessage } from 'react-intl';

import { TextArea } from '../primitives/TextField/TextArea';

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
}

/** Why an operator does something; every act needs a reason. */
export function ReasonField(props: ReasonFieldProps) {
  return (
    <TextArea
      {...props}
      dir="auto"
      rows={2}
      required
      label={
        <FormattedMessage
          id="operator.reason"
          defaultMessage="Reason"
          description="Label of the box in which an operator says why"
        />
      }
      note={
        <FormattedMessage
          id="operator.reason.note"
          defaultMessage="Needed. It stays in the audit log."
          description="Below the box in which an operator says why"
        />
      }
    />
  );
}
