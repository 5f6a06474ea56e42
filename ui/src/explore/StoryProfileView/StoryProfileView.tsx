import { FormattedMessage, useIntl } from 'react-intl';

import { CastList } from '../CastList/CastList';
import { contentLang } from '../content-language';
import type { CharacterHref, StoryValue, TagLabels } from '../model';
import { Opening } from '../Opening/Opening';
import { Prose } from '../Prose/Prose';
import { TitledSection } from '../TitledSection/TitledSection';
import { castFragment } from './cast-fragment';
import { StoryHead } from './StoryHead';
import { columns, creator } from './StoryProfileView.css';

interface StoryProfileViewProps {
  story: StoryValue;
  /** Where the story begins. */
  beginHref: string;
  characterHrefOf: CharacterHref;
  tagLabels: TagLabels;
  /** Where everything that carries a tag is. */
  tagHrefOf: (tagId: string) => string;
  /** Takes over the cover that was tapped on the page before. */
  viewTransitionName?: string | undefined;
}

/** A story's page: the book, what it promises, its first page, and who appears in it. */
export function StoryProfileView({ story, characterHrefOf, ...head }: StoryProfileViewProps) {
  const lang = contentLang(story.language, useIntl().locale);
  return (
    <article>
      <StoryHead story={story} {...head} />
      <div className={columns}>
        <div>
          <TitledSection
            title={
              <FormattedMessage
                id="story.synopsis"
                defaultMessage="What it is about"
                description="Heading above the synopsis of a story"
              />
            }
          >
            <Prose text={story.synopsis} lang={lang} />
          </TitledSection>
          <TitledSection
            title={
              <FormattedMessage
                id="story.opening"
                defaultMessage="The first page"
                description="Heading above the opening lines of a story"
              />
            }
          >
            <Opening text={story.opening} language={story.language} />
          </TitledSection>
          <p className={creator}>
            <FormattedMessage
              id="explore.creator"
              defaultMessage="By {creator}"
              description="Who made a character or a story"
              values={{ creator: <bdi>{story.creatorName}</bdi> }}
            />
          </p>
        </div>
        {story.cast.length > 0 && (
          <TitledSection
            id={castFragment}
            title={
              <FormattedMessage
                id="story.cast"
                defaultMessage="The cast"
                description="Heading above the characters who appear in a story"
              />
            }
          >
            <CastList cast={story.cast} hrefOf={characterHrefOf} />
          </TitledSection>
        )}
      </div>
    </article>
  );
}
