import { FormattedMessage } from 'react-intl';

import { edge, legend, legendEntry } from './StoryMap.css';

const entries = [
  {
    kind: 'both',
    isBack: false,
    words: (
      <FormattedMessage
        id="storyEditor.map.legend.both"
        defaultMessage="Written and read"
        description="Beside a solid bright line below the map of a story: a way that the text names and readings took"
      />
    ),
  },
  {
    kind: 'written',
    isBack: false,
    words: (
      <FormattedMessage
        id="storyEditor.map.legend.written"
        defaultMessage="Only written"
        description="Beside a faint line below the map of a story: a way that the text names and no reading took"
      />
    ),
  },
  {
    kind: 'seen',
    isBack: false,
    words: (
      <FormattedMessage
        id="storyEditor.map.legend.seen"
        defaultMessage="Seen while reading"
        description="Beside a dashed line below the map of a story: a way that readings took and the text does not name"
      />
    ),
  },
  {
    kind: 'both',
    isBack: true,
    words: (
      <FormattedMessage
        id="storyEditor.map.legend.back"
        defaultMessage="Leads back"
        description="Beside a line below the map of a story: a way by which readers can go round in circles"
      />
    ),
  },
] as const;

/** What the lines of the map mean. */
export function MapLegend() {
  return (
    <ul className={legend}>
      {entries.map(({ isBack, kind, words }) => (
        <li key={`${kind} ${String(isBack)}`} className={legendEntry}>
          <svg aria-hidden="true" width="28" height="8">
            <g className={edge} data-kind={kind} data-back={isBack || undefined}>
              <path d="M0 4L28 4" />
            </g>
          </svg>
          {words}
        </li>
      ))}
    </ul>
  );
}
