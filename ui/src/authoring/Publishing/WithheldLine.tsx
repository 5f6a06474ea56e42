import { FormattedMessage } from 'react-intl';

import { reportReasons } from '../../posts/ReportDialog/report-reasons';
import type { WithheldValue } from './model';
import { withheld as style } from './WithheldLine.css';

/** Beside an own character that the operators have hidden: why, and the way back. */
export function WithheldLine({ withheld }: { readonly withheld: WithheldValue }) {
  return (
    <div className={style}>
      <p>
        <FormattedMessage
          id="publish.withheld"
          defaultMessage="Hidden by the operators of this site after a report: {reason}."
          description="Beside an own character that was hidden; {reason} is a sentence such as: It is hateful"
          values={{ reason: <q>{reportReasons[withheld.reason]}</q> }}
        />
      </p>
      <p>
        {withheld.changed ? (
          <FormattedMessage
            id="publish.withheldChanged"
            defaultMessage="You have changed it since, so it can be published again."
            description="Beside an own character that was hidden, after a change of it"
          />
        ) : (
          <FormattedMessage
            id="publish.withheldWay"
            defaultMessage="Only you can see it. Change it, then publish it again."
            description="Beside an own character that was hidden: what its maker can do"
          />
        )}
      </p>
    </div>
  );
}
