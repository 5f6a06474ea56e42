import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Artwork } from '../content/Artwork/Artwork';
import type { StoryCardValue } from '../content/model';
import { ToolButton } from '../primitives/ToolButton/ToolButton';
import { acts, check, hint, legend, stack, storyCover, storyName, storyRow, storyRows } from './bundles.css';
import { fewestStories, mostStories } from './model';

interface BundleStoriesProps {
  readonly stories: readonly StoryCardValue[];
  /** The chosen ones, in their order. */
  readonly storyIds: readonly string[];
  readonly onChange: (storyIds: readonly string[]) => void;
}

/** Chooses the stories of a bundle and puts them in order, by keyboard too. */
export function BundleStories({ stories, storyIds, onChange }: BundleStoriesProps) {
  const intl = useIntl();
  const id = useId();
  const chosen = storyIds.flatMap((storyId) => stories.find((story) => story.storyId === storyId) ?? []);
  const others = stories.filter(({ storyId }) => !storyIds.includes(storyId));
  const move = (storyId: string, by: -1 | 1) => {
    const from = storyIds.indexOf(storyId);
    const ids = storyIds.filter((other) => other !== storyId);
    onChange(ids.toSpliced(from + by, 0, storyId));
  };
  return (
    <div className={stack} role="group" aria-labelledby={id}>
      <p id={id} className={legend}>
        <FormattedMessage
          id="bundle.edit.stories"
          defaultMessage="Stories"
          description="Over the choice of the stories of a bundle"
        />
      </p>
      <p className={hint}>
        {stories.length < fewestStories ? (
          <FormattedMessage
            id="bundle.edit.noStories"
            defaultMessage="Publish at least two stories to sell them together."
            description="In the form of a bundle, for a creator with too few published stories"
          />
        ) : (
          <FormattedMessage
            id="bundle.edit.storiesNote"
            defaultMessage="Two to twelve of your published stories, in the order in which readers see them."
            description="Over the choice of the stories of a bundle"
          />
        )}
      </p>
      <ol className={storyRows}>
        {[...chosen, ...others].map((story) => {
          const { storyId, title } = story;
          const position = storyIds.indexOf(storyId);
          const isChosen = position >= 0;
          return (
            <li key={storyId} className={storyRow}>
              <span className={storyCover}>
                <Artwork picture={story.cover} alt="" sizes="44px" />
              </span>
              <label className={check}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && storyIds.length >= mostStories}
                  onChange={() =>
                    onChange(isChosen ? storyIds.filter((other) => other !== storyId) : [...storyIds, storyId])
                  }
                />
                <span className={storyName}>{title}</span>
              </label>
              {isChosen && (
                <span className={acts}>
                  <ToolButton
                    drawing={ChevronUp}
                    disabled={position === 0}
                    onClick={() => move(storyId, -1)}
                    label={intl.formatMessage(
                      {
                        id: 'bundle.edit.up',
                        defaultMessage: 'Move “{title}” up',
                        description: 'Button that moves a story of a bundle one place up',
                      },
                      { title },
                    )}
                  />
                  <ToolButton
                    drawing={ChevronDown}
                    disabled={position === storyIds.length - 1}
                    onClick={() => move(storyId, 1)}
                    label={intl.formatMessage(
                      {
                        id: 'bundle.edit.down',
                        defaultMessage: 'Move “{title}” down',
                        description: 'Button that moves a story of a bundle one place down',
                      },
                      { title },
                    )}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
