import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import type { IconName } from '../../primitives/Icon/icons';
import { TextButton } from '../../primitives/TextButton/TextButton';
import { fieldNames } from '../labels/field-names';
import type { ProblemField, ProblemListProps, ProblemSeverity, ProblemValue } from './model';
import { problemMessages, severityMessages } from './problem-messages';
import {
  body,
  card,
  cards,
  group as groupStyle,
  groupName,
  list,
  none,
  noneHint,
  noneTitle,
  quoted,
  sentence,
  severity as severityStyle,
  sign,
} from './Problems.css';
import { ShowMe } from './ShowMe';

/** The sign of each weight. */
export const problemSigns = {
  error: 'alert',
  warning: 'warning',
  note: 'info',
} as const satisfies Record<ProblemSeverity, IconName>;

/** A problem and how often the same one was listed before: two may be alike in all but their place. */
function keyed<Problem extends ProblemValue>(problems: readonly Problem[]) {
  const seen = new Map<string, number>();
  return problems.map((problem) => {
    const name = `${problem.code} ${problem.index ?? ''} ${problem.detail ?? ''}`;
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return { problem, key: `${name} ${before}` };
  });
}

function FieldName({ field }: { readonly field: ProblemField }) {
  if (field !== 'lore') return fieldNames[field];
  return (
    <FormattedMessage
      id="editor.problem.lore"
      defaultMessage="Lorebook"
      description="Above the problems of the lorebook of a character draft"
    />
  );
}

/** What the author of a draft should look at, by the field where it is. */
export function ProblemList<Problem extends ProblemValue>({ problems, onShow, language }: ProblemListProps<Problem>) {
  const id = useId();
  if (problems.length === 0) return <NoProblems />;
  const fields = [...new Set(problems.map(({ field }) => field))];
  return (
    <div className={list}>
      {fields.map((field) => (
        <section key={field} className={groupStyle} aria-labelledby={`${id}-${field}`}>
          <h3 id={`${id}-${field}`} className={groupName}>
            <FieldName field={field} />
          </h3>
          <ul className={cards}>
            {keyed(problems.filter((one) => one.field === field)).map(({ key, problem }) => (
              <li key={key} className={card}>
                <span className={sign} data-severity={problem.severity}>
                  <Icon name={problemSigns[problem.severity]} size="small" />
                </span>
                <div className={body}>
                  <span className={severityStyle} data-severity={problem.severity}>
                    {severityMessages[problem.severity]}
                  </span>
                  <p className={sentence}>{problemMessages[problem.code]}</p>
                  {problem.detail !== undefined && (
                    <q className={quoted} dir="auto" lang={language}>
                      {problem.detail}
                    </q>
                  )}
                  <TextButton onClick={() => onShow(problem)}>
                    <ShowMe problem={problem} />
                  </TextButton>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function NoProblems() {
  return (
    <div className={none}>
      <Icon name="success" size="large" />
      <p className={noneTitle}>
        <FormattedMessage
          id="editor.problem.none"
          defaultMessage="No problems found"
          description="In place of the problems of a character draft that has none"
        />
      </p>
      <p className={noneHint}>
        <FormattedMessage
          id="editor.problem.noneHint"
          defaultMessage="The draft is checked each time it is saved."
          description="Below “No problems found”"
        />
      </p>
    </div>
  );
}
