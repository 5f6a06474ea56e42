import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { PlainPublishProblem, PublishProblemValue, PublishWords } from './model';

const plainProblems: Readonly<Record<Exclude<PlainPublishProblem, keyof PublishWords['problems']>, ReactNode>> = {
  'too-fast': (
    <FormattedMessage
      id="publish.problem.tooFast"
      defaultMessage="Too many changes in a short time. Wait a minute, then try again."
      description="Why a character was not published"
    />
  ),
  offline: (
    <FormattedMessage
      id="publish.problem.offline"
      defaultMessage="The server could not be reached, and nothing was changed. Try again when you are online."
      description="Why a character was not published"
    />
  ),
  failed: (
    <FormattedMessage
      id="publish.problem.failed"
      defaultMessage="That did not work, and nothing was changed. Try again."
      description="Why a character was not published, for an unknown reason"
    />
  ),
};

interface PublishProblemProps {
  readonly problem: PublishProblemValue;
  readonly words: PublishWords;
}

/** Why something was not published, with the field to look at. */
export function PublishProblem({ problem, words }: PublishProblemProps) {
  const nameOf = (field: string): ReactNode => words.fieldNames[field] ?? field;
  if (problem.kind === 'missing') {
    const more = words.missing[problem.field];
    if (more !== undefined) return more;
    return (
      <FormattedMessage
        id="publish.problem.missing"
        defaultMessage="Not published yet. This is still missing: {field}."
        description="Why a character was not published; {field} is the name of a field, such as Greeting"
        values={{ field: nameOf(problem.field) }}
      />
    );
  }
  if (problem.kind !== 'not-allowed') return { ...plainProblems, ...words.problems }[problem.kind];
  return problem.field === undefined ? (
    <FormattedMessage
      id="publish.problem.together"
      defaultMessage="Not published. Taken together, several fields say something that is never allowed."
      description="Why a character was not published: its texts break a rule together"
    />
  ) : (
    <FormattedMessage
      id="publish.problem.notAllowed"
      defaultMessage="Not published. This field contains something that is never allowed: {field}."
      description="Why a character was not published; {field} is the name of a field, such as Greeting"
      values={{ field: nameOf(problem.field) }}
    />
  );
}
