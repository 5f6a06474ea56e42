import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Book } from '../../content/Book/Book';
import { contentLang } from '../../content/content-language';
import type { StoryValue, TagLabels } from '../../content/model';
import { Scene } from '../../content/Scene/Scene';
import { TagList } from '../TagList/TagList';
import { BeginLinks, type BeginValue } from './BeginLinks';
import { StoryFacts } from './StoryFacts';
import {
  actions,
  book,
  head,
  kind as kindStyle,
  languages as languagesStyle,
  sky,
  tagline,
  title,
  words,
} from './StoryProfileView.css';

interface StoryHeadProps {
  story: StoryValue;
  begin: BeginValue;
  /** In which languages it can be read: `StoryLanguages`. */
  languages: ReactNode;
  acts?: ReactNode;
  tagLabels: TagLabels;
  tagHrefOf: (tagId: string) => string;
  viewTransitionName?: string | undefined;
}

/** The book in front of its scene, its title, its length, and the way into it. */
export function StoryHead({ story, begin, languages, acts, tagLabels, tagHrefOf, viewTransitionName }: StoryHeadProps) {
  const lang = contentLang(story.displayLanguage, useIntl().locale);
  return (
    <header className={head}>
      <div className={sky}>
        <Scene scene={story.scene} />
      </div>
      <div className={book} aria-hidden="true">
        <Book story={story} sizes="268px" viewTransitionName={viewTransitionName} priority />
      </div>
      <div className={words}>
        <p className={kindStyle}>
          <Kind kind={story.kind} />
        </p>
        <h1 className={title}>
          <bdi lang={lang}>{story.title}</bdi>
        </h1>
        <p className={tagline}>
          <bdi lang={lang}>{story.tagline}</bdi>
        </p>
        <StoryFacts story={story} />
        <p className={languagesStyle}>{languages}</p>
        <TagList tags={story.tags} tagLabels={tagLabels} tagHrefOf={tagHrefOf} mature={story.mature} />
        <div className={actions}>
          <BeginLinks begin={begin} />
          {acts}
        </div>
      </div>
    </header>
  );
}

function Kind({ kind }: { kind: StoryValue['kind'] }) {
  return kind === 'dynamic' ? (
    <FormattedMessage
      id="story.kind.dynamic"
      defaultMessage="A story you play, round by round"
      description="Line above the title of a story whose reader chooses what happens"
    />
  ) : (
    <FormattedMessage
      id="story.kind.novel"
      defaultMessage="A story you read like a novel"
      description="Line above the title of a story that is read chapter by chapter"
    />
  );
}
