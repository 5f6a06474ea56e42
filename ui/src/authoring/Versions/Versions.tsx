import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { RowsFailed, RowsSkeleton } from '../../states/PanelState/PanelState';
import { Comparison } from './Comparison';
import type { VersionsProps } from './model';
import { RestoreDialog } from './RestoreDialog';
import { VersionRow } from './VersionRow';
import { foot, lead, list as listStyle, panel } from './Versions.css';

/** The versions of a character or story: any two can be compared, and each older one restored. */
export function Versions(props: VersionsProps) {
  const { comparison, onCompare, onLeaveComparison, onLeaveRestore, onRestore, toRestore } = props;
  return (
    <>
      {comparison === null ? (
        <VersionList {...props} />
      ) : (
        <Comparison words={props.words} comparison={comparison} onRetry={onCompare} onLeave={onLeaveComparison} />
      )}
      {toRestore !== null && (
        <RestoreDialog words={props.words} version={toRestore} onRestore={onRestore} onLeave={onLeaveRestore} />
      )}
    </>
  );
}

function VersionList({ words, list, chosen, onAskRestore, onChoose, onCompare, onRetry }: VersionsProps) {
  if (list.kind === 'loading') return <RowsSkeleton />;
  if (list.kind === 'failed') return <RowsFailed onRetry={onRetry} retrying={list.isRetrying} />;
  if (list.kind === 'none') {
    return <p className={lead}>{words.none}</p>;
  }
  const { most, versions } = list;
  return (
    <div className={panel}>
      <p className={lead}>
        <FormattedMessage
          id="versions.lead"
          defaultMessage="The last {most, number} versions are stored. Select two to compare them."
          description="Over the list of versions of a character"
          values={{ most }}
        />
      </p>
      <ul className={listStyle}>
        {versions.map((version, index) => (
          <VersionRow
            key={version.versionId}
            words={words}
            version={version}
            isCurrent={index === 0}
            isChosen={chosen.includes(version.versionId)}
            onChoose={(isChosen) => onChoose(version.versionId, isChosen)}
            onRestore={() => onAskRestore(version.versionId)}
          />
        ))}
      </ul>
      {versions.length > 1 && (
        <div className={foot}>
          <span role="status" className={lead}>
            <FormattedMessage
              id="versions.chosen"
              defaultMessage="{count, number} of 2 selected"
              description="How many versions of a character are chosen for comparing"
              values={{ count: chosen.length }}
            />
          </span>
          <Button disabled={chosen.length !== 2} onClick={onCompare}>
            <FormattedMessage
              id="versions.compare"
              defaultMessage="Compare"
              description="Button that shows two chosen versions of a character side by side"
            />
          </Button>
        </div>
      )}
    </div>
  );
}
