import { FormattedMessage } from 'react-intl';

import { InkReport } from '../../ink/InkReport/InkReport';
import type { InkReportValue } from '../../ink/model';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import type { EndingCheck, StoryFailure } from '../model';
import { Icon } from '../../primitives/Icon/Icon';
import type { CoverageValue } from '../CoverageReport/coverage-model';
import type { StoryMapValue } from '../StoryMap/map-model';
import { problemLine } from '../../creation/Step/step.css';
import { storyFailures } from '../StoryFrame/story-failures';
import { EndingChecks } from './EndingChecks';
import { lead, whole } from './WordsStep.css';

/** What is known of a source. */
export type StoryCheckState =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'failed'; readonly failure: StoryFailure }
  | {
      readonly kind: 'checked';
      readonly report: InkReportValue;
      readonly endings: readonly EndingCheck[];
      /** Readings at random that were made. */
      readonly readings: number;
      /** Null where the parts of the story could not be read. */
      readonly map: StoryMapValue | null;
      readonly coverage: CoverageValue;
      /** The source has not changed since. */
      readonly isCurrent: boolean;
    };

interface CheckResultProps {
  readonly check: StoryCheckState;
  readonly source: string;
  readonly onLine: (line: number) => void;
}

/** What the compiler and readings say of a story: problems by their lines, and the endings that readers came to. */
export function CheckResult({ check, source, onLine }: CheckResultProps) {
  if (check.kind === 'none') return null;
  if (check.kind === 'checking') return <LoadingNote />;
  if (check.kind === 'failed') {
    return (
      <p role="alert" className={problemLine}>
        <Icon name="alert" size="small" />
        <span>{storyFailures[check.failure]}</span>
      </p>
    );
  }
  const { endings, isCurrent, readings, report } = check;
  return (
    <div className={whole}>
      {!isCurrent && (
        <p role="status" className={lead}>
          <FormattedMessage
            id="storyWizard.check.outdated"
            defaultMessage="Not checked since your last change."
            description="Above the result of a check of a story that was changed afterwards"
          />
        </p>
      )}
      <InkReport report={report} source={source} onLine={onLine} />
      {endings.length > 0 && (
        <>
          <p className={lead}>
            <FormattedMessage
              id="storyWizard.check.readings"
              defaultMessage="{reached, number} of {count, number} endings reached in {readings, plural, one {# test reading} other {# test readings}}"
              description="Over the endings of a story: how many of them readings at random came to"
              values={{ reached: endings.filter(({ isReached }) => isReached).length, count: endings.length, readings }}
            />
          </p>
          <EndingChecks endings={endings} onLine={onLine} />
        </>
      )}
    </div>
  );
}
