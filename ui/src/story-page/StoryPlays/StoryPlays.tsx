import { FormattedMessage } from 'react-intl';

import { TitledSection } from '../../layout/TitledSection/TitledSection';
import { Button } from '../../primitives/Button/Button';
import type { StoryPlaysProps } from '../model';
import { StoryPlayRow } from './StoryPlayRow';
import { list, more as moreStyle } from './StoryPlays.css';

/** The reader's plays of a story: how far each has come, and what can be done with it. */
export function StoryPlays({ plays, more, savingId, ...row }: StoryPlaysProps) {
  return (
    <TitledSection
      title={
        <FormattedMessage
          id="storyPage.plays"
          defaultMessage="Your plays"
          description="Heading above the times that the reader has played a story"
        />
      }
    >
      <ul className={list}>
        {plays.map((play) => (
          <StoryPlayRow key={play.storySessionId} play={play} saving={play.storySessionId === savingId} {...row} />
        ))}
      </ul>
      {more !== undefined && (
        <div className={moreStyle}>
          <Button
            onClick={more.onMore}
            busy={more.isLoading}
            busyLabel={
              <FormattedMessage
                id="storyPage.plays.loading"
                defaultMessage="Loading"
                description="On the button for earlier plays of a story while they are on their way"
              />
            }
          >
            <FormattedMessage
              id="storyPage.plays.more"
              defaultMessage="Show earlier plays"
              description="Button under the list of the reader’s plays of a story that brings the ones before"
            />
          </Button>
        </div>
      )}
    </TitledSection>
  );
}
