import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { RowsFailed, RowsSkeleton } from '../../states/PanelState/PanelState';
import { VersionContent } from '../DraftConflict/VersionContent';
import { loreName } from './lore-name';
import type { VersionComparison, VersionWords } from './model';
import {
  content,
  field as fieldStyle,
  fieldName,
  fields,
  lead,
  panel,
  side,
  sideName,
  sides,
  title,
} from './Versions.css';

interface ComparisonProps {
  readonly words: VersionWords;
  readonly comparison: VersionComparison;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** Two versions, field by field; words that only one of them has are marked. */
export function Comparison({ words, comparison, onRetry, onLeave }: ComparisonProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  const { newerNumber, olderNumber } = comparison;
  return (
    <section className={panel} aria-labelledby={id}>
      <h3 ref={heading} id={id} tabIndex={-1} className={title}>
        <FormattedMessage
          id="versions.compare.title"
          defaultMessage="Version {older, number} and version {newer, number}"
          description="Heading over two versions of a character side by side"
          values={{ older: olderNumber, newer: newerNumber }}
        />
      </h3>
      <Fields words={words} comparison={comparison} onRetry={onRetry} />
      <div>
        <Button onClick={onLeave}>
          <FormattedMessage
            id="versions.compare.back"
            defaultMessage="Back to all versions"
            description="Leaves the comparison of two versions of a character"
          />
        </Button>
      </div>
    </section>
  );
}

function Fields({ words, comparison, onRetry }: Pick<ComparisonProps, 'words' | 'comparison' | 'onRetry'>) {
  const { language, newerNumber, olderNumber, state } = comparison;
  if (state.kind === 'loading') return <RowsSkeleton />;
  if (state.kind === 'failed') return <RowsFailed onRetry={onRetry} retrying={false} />;
  if (state.fields.length === 0 && state.lore === null) {
    return (
      <p className={lead}>
        <FormattedMessage
          id="versions.compare.alike"
          defaultMessage="No differences in the fields that the editor shows."
          description="In place of the comparison of two versions of a character that are alike"
        />
      </p>
    );
  }
  const numbers = { mine: olderNumber, theirs: newerNumber } as const;
  return (
    <div className={fields}>
      {state.fields.map(({ field, versions }) => (
        <section key={field} className={fieldStyle}>
          <h4 className={fieldName}>{words.fieldNames[field] ?? field}</h4>
          <dl className={sides}>
            {(['mine', 'theirs'] as const).map((version) => (
              <div key={version} className={side}>
                <SideName number={numbers[version]} />
                <dd className={content}>
                  <VersionContent version={version} versions={versions} language={language} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {state.lore !== null && (
        <section className={fieldStyle}>
          <h4 className={fieldName}>{loreName}</h4>
          <dl className={sides}>
            {(['older', 'newer'] as const).map((version) => (
              <div key={version} className={side}>
                <SideName number={version === 'older' ? olderNumber : newerNumber} />
                <dd className={content}>
                  <FormattedMessage
                    id="versions.compare.entries"
                    defaultMessage="{count, plural, =0 {No entries} one {# entry} other {# entries}}"
                    description="How many entries the lorebook of a version of a character has"
                    values={{ count: state.lore?.[version] ?? 0 }}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

function SideName({ number }: { readonly number: number }) {
  return (
    <dt className={sideName}>
      <FormattedMessage
        id="versions.number"
        defaultMessage="Version {number, number}"
        description="Names a version of a character by its number"
        values={{ number }}
      />
    </dt>
  );
}
