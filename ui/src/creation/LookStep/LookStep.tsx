import { Icon } from '../../primitives/Icon/Icon';
import type { LookStepProps } from '../model';
import { problemMessages } from '../Step/problem-messages';
import { problemLine } from '../Step/step.css';
import { DescribeIt } from './DescribeIt';
import { look as lookStyle } from './LookStep.css';
import { PartRows } from './PartRows';

/** The second page of the wizard: a portrait from words and from parts. Each picture shows the reader's own portrait. */
export function LookStep({ parts, onParts, pictureOf, describe, onRoll, problem }: LookStepProps) {
  const refusal = problemMessages('portrait', problem);
  return (
    <div className={lookStyle}>
      <DescribeIt {...describe} />
      {refusal !== undefined && (
        <p role="alert" className={problemLine}>
          <Icon name="alert" size="small" />
          <span>{refusal}</span>
        </p>
      )}
      <PartRows parts={parts} onParts={onParts} pictureOf={pictureOf} onRoll={onRoll} />
    </div>
  );
}
