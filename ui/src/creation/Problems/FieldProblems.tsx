import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { TextButton } from '../../primitives/TextButton/TextButton';
import type { ProblemListProps, ProblemValue } from './model';
import { problemMessages } from './problem-messages';
import { problemSigns } from './ProblemList';
import { line, lines } from './Problems.css';
import { ShowMe } from './ShowMe';

const mostLines = 3;

/** The problems of one field, under it; the panel has the others. */
export function FieldProblems<Problem extends ProblemValue>({
  problems,
  onShow,
}: Pick<ProblemListProps<Problem>, 'problems' | 'onShow'>) {
  if (problems.length === 0) return null;
  const shown = problems.slice(0, mostLines);
  return (
    <ul className={lines}>
      {shown.map((problem, at) => (
        // A problem has no id: its place among those of the field is what it is known by.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className={line} data-severity={problem.severity}>
          <Icon name={problemSigns[problem.severity]} size="small" />
          <span>{problemMessages[problem.code]}</span>
          <TextButton onClick={() => onShow(problem)}>
            <ShowMe problem={problem} />
          </TextButton>
        </li>
      ))}
      {problems.length > mostLines && (
        <li className={line} data-severity="note">
          <FormattedMessage
            id="editor.problem.more"
            defaultMessage="{count, plural, one {# more problem} other {# more problems}}"
            description="Under a field of a character draft that has more problems than are shown there"
            values={{ count: problems.length - mostLines }}
          />
        </li>
      )}
    </ul>
  );
}
