import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { fieldNames } from '../labels/field-names';
import type { PublishFieldValue, PublishProblemValue } from './model';

const loreName = (
  <FormattedMessage id="publish.field.lore" defaultMessage="Lorebook" description="Field of a character" />
);

const nameOf = (field: PublishFieldValue): ReactNode => (field === 'lore' ? loreName : fieldNames[field]);

type PlainProblem = Exclude<PublishProblemValue['kind'], 'missing' | 'not-allowed'>;

const plainProblems: Readonly<Record<PlainProblem, ReactNode>> = {
  mature: (
    <FormattedMessage
      id="publish.problem.mature"
      defaultMessage="This character has mature themes and does not say so. Mark it as mature, keep it, then publish it."
      description="Why a character was not published"
    />
  ),
  age: (
    <FormattedMessage
      id="publish.problem.age"
      defaultMessage="A character with mature themes needs a stated age of 18 or more."
      description="Why a character was not published"
    />
  ),
  hidden: (
    <FormattedMessage
      id="publish.problem.hidden"
      defaultMessage="The operators of this site have hidden this character, or it is being changed at this moment. Change what was reported, then publish it again."
      description="Why a character was not published"
    />
  ),
  gone: (
    <FormattedMessage
      id="publish.problem.gone"
      defaultMessage="This character is no longer there."
      description="Why a character was not published: it was deleted"
    />
  ),
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

/** Why a character was not published, with the field to look at. */
export function PublishProblem({ problem }: { readonly problem: PublishProblemValue }) {
  if (problem.kind === 'missing') {
    return (
      <FormattedMessage
        id="publish.problem.missing"
        defaultMessage="Not published yet. This is still missing: {field}."
        description="Why a character was not published; {field} is the name of a field, such as Greeting"
        values={{ field: nameOf(problem.field) }}
      />
    );
  }
  if (problem.kind !== 'not-allowed') return plainProblems[problem.kind];
  return problem.field === undefined ? (
    <FormattedMessage
      id="publish.problem.together"
      defaultMessage="Not published. Several fields together say something that is refused in every mode."
      description="Why a character was not published: its texts break a rule together"
    />
  ) : (
    <FormattedMessage
      id="publish.problem.notAllowed"
      defaultMessage="Not published. This field has something that is refused in every mode: {field}."
      description="Why a character was not published; {field} is the name of a field, such as Greeting"
      values={{ field: nameOf(problem.field) }}
    />
  );
}
