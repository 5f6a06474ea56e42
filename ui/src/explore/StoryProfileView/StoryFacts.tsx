import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';

import { compactCount } from '../../content/Counts/Counts';
import { spanText } from '../../content/Counts/round-span';
import type { StoryValue } from '../../content/model';
import { factName, facts, factValue } from './StoryProfileView.css';

type Facts = Pick<StoryValue, 'rounds' | 'fewestRounds' | 'chapters' | 'endings' | 'readingMinutes' | 'readerCount'>;

/** How long a story is, how it may end, and how many have begun it. */
export function StoryFacts({ story }: { story: Facts }) {
  const intl = useIntl();
  const rounds = spanText(intl.locale, story);
  return (
    <dl className={facts}>
      {rounds !== null && (
        <Fact value={rounds}>
          <FormattedMessage
            id="story.fact.rounds"
            defaultMessage="Rounds"
            description="Beside a number: rounds of a story"
          />
        </Fact>
      )}
      {story.chapters !== null && (
        <Fact value={intl.formatNumber(story.chapters)}>
          <FormattedMessage
            id="story.fact.chapters"
            defaultMessage="Chapters"
            description="Beside a number: chapters of a novel"
          />
        </Fact>
      )}
      <Fact value={intl.formatNumber(story.endings)}>
        <FormattedMessage
          id="story.fact.endings"
          defaultMessage="Endings"
          description="Beside a number: different endings of a story"
        />
      </Fact>
      <Fact value={readingTime(intl, story.readingMinutes)}>
        <FormattedMessage
          id="story.fact.time"
          defaultMessage="Play time"
          description="Beside a duration: how long a story takes to reach one of its endings"
        />
      </Fact>
      {story.readerCount > 0 && (
        <Fact value={compactCount(intl, story.readerCount)}>
          <FormattedMessage
            id="story.fact.readers"
            defaultMessage="Readers"
            description="Beside a number: visitors who have begun a story"
          />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ value, children }: { value: string; children: ReactNode }) {
  return (
    <div>
      <dt className={factName}>{children}</dt>
      <dd className={factValue}>{value}</dd>
    </div>
  );
}

/** "45 minutes"; from an hour and a half on, hours to the nearest half. */
function readingTime(intl: IntlShape, minutes: number): string {
  const inHours = minutes >= 90;
  return intl.formatNumber(inHours ? Math.round(minutes / 30) / 2 : minutes, {
    style: 'unit',
    unit: inHours ? 'hour' : 'minute',
    unitDisplay: 'long',
  });
}
