import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { CastList } from '../CastList/CastList';
import { contentLang } from '../../content/content-language';
import type { CharacterHref, StoryValue, TagLabels } from '../../content/model';
import { Opening } from '../Opening/Opening';
import { Prose } from '../Prose/Prose';
import { TitledSection } from '../../layout/TitledSection/TitledSection';
import type { BeginValue } from './BeginLinks';
import { castFragment } from './cast-fragment';
import { Roles } from './Roles';
import { StoryHead } from './StoryHead';
import { columns, creator, endings as endingsStyle } from './StoryProfileView.css';

interface StoryProfileViewProps {
  story: StoryValue;
  begin: BeginValue;
  /** In which languages it can be read: `StoryLanguages`. */
  languages: ReactNode;
  /** What its owner is to know first. */
  notice?: ReactNode;
  acts?: ReactNode;
  /** What can be done with who made it: follow. */
  creatorAct?: ReactNode;
  plays?: ReactNode;
  endings?: ReactNode;
  comments?: ReactNode;
  characterHrefOf: CharacterHref;
  tagLabels: TagLabels;
  /** Where everything that carries a tag is. */
  tagHrefOf: (tagId: string) => string;
  /** Takes over the cover that was tapped on the page before. */
  viewTransitionName?: string | undefined;
}

/** A story's page: the book, what it promises, whom one can be, its first page, who appears in it, and how it ends. */
export function StoryProfileView(props: StoryProfileViewProps) {
  const { story, notice, characterHrefOf, plays, endings, comments, creatorAct, ...head } = props;
  const { locale } = useIntl();
  const creatorName = story.creatorName ?? story.makerName ?? null;
  return (
    <article>
      {notice}
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
            <Prose text={story.synopsis} lang={contentLang(story.displayLanguage, locale)} />
          </TitledSection>
          {story.roles !== undefined && story.roles.length > 0 && (
            <TitledSection
              title={
                <FormattedMessage
                  id="storyPage.roles"
                  defaultMessage="Roles"
                  description="Heading above the people of a story whom a reader can choose to be"
                />
              }
            >
              <Roles roles={story.roles} lang={contentLang(story.language, locale)} />
            </TitledSection>
          )}
          <TitledSection
            title={
              <FormattedMessage
                id="story.opening"
                defaultMessage="First page"
                description="Heading above the opening lines of a story"
              />
            }
          >
            <Opening text={story.opening} language={story.openingLanguage ?? story.language} />
          </TitledSection>
          {creatorName !== null && (
            <p className={creator}>
              <span>
                <FormattedMessage
                  id="explore.creator"
                  defaultMessage="By {creator}"
                  description="Who made a character or a story"
                  values={{ creator: <bdi>{creatorName}</bdi> }}
                />
              </span>
              {creatorAct}
            </p>
          )}
        </div>
        {story.cast.length > 0 && (
          <TitledSection
            id={castFragment}
            title={
              <FormattedMessage
                id="story.cast"
                defaultMessage="Characters"
                description="Heading above the characters who appear in a story"
              />
            }
          >
            <CastList cast={story.cast} hrefOf={characterHrefOf} />
          </TitledSection>
        )}
      </div>
      {plays}
      <div className={endingsStyle}>{endings}</div>
      {comments}
    </article>
  );
}
