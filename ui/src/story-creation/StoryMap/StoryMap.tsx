import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Endings, Knots } from '../../ink/Counts';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import type { EndingCheck } from '../model';
import { MapDrawing } from './MapDrawing';
import { MapLegend } from './MapLegend';
import { MapList } from './MapList';
import { mapGraph, type StoryMapValue } from './map-model';
import { counts, head, mapFrame } from './StoryMap.css';
import { useMapLayout } from './use-map-layout';

export interface StoryMapProps {
  /** Null until it is there. */
  readonly map: StoryMapValue | null;
  readonly endings: readonly EndingCheck[];
  /** Lines at which an error is, from 1. */
  readonly faultyLines: readonly number[];
  /** The part that is played beside it; null for none. */
  readonly current: string | null;
  /** Leads to a line of the source. */
  readonly onLine: (line: number) => void;
}

/** The parts of a story and the ways between them: drawn, or the same as a list. */
export function StoryMap({ map, endings, faultyLines, current, onLine }: StoryMapProps) {
  const intl = useIntl();
  const [look, setLook] = useState<'drawing' | 'list'>('drawing');
  const graph = useMemo(() => map && mapGraph(map, endings, faultyLines), [endings, faultyLines, map]);
  const drawn = useMapLayout(graph);
  if (map === null || graph === null) return <LoadingNote />;
  return (
    <div className={mapFrame}>
      <div className={head}>
        <span className={counts}>
          <span>
            <Knots count={map.parts.length - 1} />
          </span>
          <span>
            <Endings count={graph.nodes.filter(({ kind }) => kind === 'ending').length} />
          </span>
        </span>
        <SegmentedControl
          label={intl.formatMessage({
            id: 'storyEditor.map.look',
            defaultMessage: 'How the map is shown',
            description:
              'Names, for screen readers, the choice between the drawn map of a story and the list of its parts',
          })}
          value={look}
          onChange={setLook}
          options={[
            {
              value: 'drawing',
              label: (
                <FormattedMessage
                  id="storyEditor.map.asDrawing"
                  defaultMessage="Drawing"
                  description="Shows the parts of a story as a drawn map"
                />
              ),
            },
            {
              value: 'list',
              label: (
                <FormattedMessage
                  id="storyEditor.map.asList"
                  defaultMessage="List"
                  description="Shows the parts of a story as a list"
                />
              ),
            },
          ]}
        />
      </div>
      {look === 'list' && <MapList graph={graph} onLine={onLine} />}
      {look === 'drawing' && drawn === null && <LoadingNote />}
      {look === 'drawing' && drawn !== null && (
        <>
          <MapDrawing drawn={drawn} current={current} onLine={onLine} />
          <MapLegend />
        </>
      )}
    </div>
  );
}
