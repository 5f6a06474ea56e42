import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { Lore } from '../Lore/Lore';
import { CharacterMessage } from '../Message/Message';
import type { CharacterValue, FilmValue, StoryHref, TagLabels } from '../../content/model';
import { Prose } from '../Prose/Prose';
import { Shelf } from '../Shelf/Shelf';
import { TitledSection } from '../../layout/TitledSection/TitledSection';
import { CharacterHead } from './CharacterHead';
import { commentsFragment, postsFragment, type ProfileCounts } from '../../content/profile-sections';
import { column, columns } from './CharacterProfileView.css';
import { ExampleDialogue } from './ExampleDialogue';

interface CharacterProfileViewProps {
  character: CharacterValue;
  /** Where a chat with the character is. */
  chatHref: string;
  /** Points that each answer costs; left out where answers are free. */
  pointsPerReply?: number | undefined;
  tagLabels: TagLabels;
  /** Where everything that carries a tag is. */
  tagHrefOf: (tagId: string) => string;
  storyHrefOf: StoryHref;
  /** Takes over the portrait that was tapped on the page before. */
  viewTransitionName?: string | undefined;
  /** How much is posted and said on the page; zero is not shown. */
  counts?: ProfileCounts | undefined;
  /** The portrait as it moves, once the rest of the page is there. */
  film?: FilmValue | undefined;
  /** Addresses of the characters that it was made of. */
  characterHrefOf?: ((characterId: string) => string) | undefined;
  /** What its owner is to know first. */
  notice?: ReactNode;
  /** What else can be done with the character: like, follow, share. */
  acts?: ReactNode;
  /** What can be done with who made it: follow. */
  creatorAct?: ReactNode;
  posts?: ReactNode;
  comments?: ReactNode;
}

/** A character's page: who it is, how it speaks, what is true of its world, what is said, and the one way in. */
export function CharacterProfileView(props: CharacterProfileViewProps) {
  const { character, notice, storyHrefOf, posts, comments, ...head } = props;
  const intl = useIntl();
  const lang = contentLang(character.language, intl.locale);
  return (
    <article>
      {notice}
      <CharacterHead character={character} {...head} />
      <div className={columns}>
        <div className={column}>
          <TitledSection
            title={
              <FormattedMessage
                id="character.greeting"
                defaultMessage="First words"
                description="Heading above the words with which a character begins every chat"
              />
            }
          >
            <CharacterMessage
              name={character.name}
              portrait={character.portrait}
              text={character.greeting}
              lang={lang}
            />
          </TitledSection>
          {character.about !== '' && (
            <TitledSection
              title={
                <FormattedMessage
                  id="character.about"
                  defaultMessage="About {name}"
                  description="Heading above the description of a character"
                  values={{ name: <bdi>{character.name}</bdi> }}
                />
              }
            >
              <Prose text={character.about} lang={lang} />
            </TitledSection>
          )}
          {character.exampleDialogue.length > 0 && (
            <TitledSection
              title={
                <FormattedMessage
                  id="character.dialogue"
                  defaultMessage="Example dialogue"
                  description="Heading above a short example of a chat with a character"
                />
              }
            >
              <ExampleDialogue character={character} lang={lang} />
            </TitledSection>
          )}
          {posts !== undefined && (
            <TitledSection
              id={postsFragment}
              title={
                <FormattedMessage
                  id="explore.profile.posts"
                  defaultMessage="Posts"
                  description="Heading above what a character has posted on its page"
                />
              }
            >
              {posts}
            </TitledSection>
          )}
        </div>
        <div className={column}>
          {character.scenario !== '' && (
            <TitledSection
              title={
                <FormattedMessage
                  id="character.scenario"
                  defaultMessage="Where you meet"
                  description="Heading above the place and moment in which a chat with a character begins"
                />
              }
            >
              <Prose text={character.scenario} lang={lang} />
            </TitledSection>
          )}
          {character.lore.length > 0 && (
            <TitledSection
              title={
                <FormattedMessage
                  id="character.lore"
                  defaultMessage="Worth knowing"
                  description="Heading above facts of a character’s world, each closed until it is opened"
                />
              }
            >
              <Lore lore={character.lore} lang={lang} />
            </TitledSection>
          )}
          {comments !== undefined && (
            <TitledSection
              id={commentsFragment}
              title={
                <FormattedMessage
                  id="explore.profile.comments"
                  defaultMessage="Comments"
                  description="Heading above the comments on a character or one of its posts"
                />
              }
            >
              {comments}
            </TitledSection>
          )}
        </div>
      </div>
      {character.stories.length > 0 && (
        <Shelf
          title={intl.formatMessage({
            id: 'character.stories',
            defaultMessage: 'Also in these stories',
            description: 'Heading above the stories a character appears in',
          })}
          stories={character.stories}
          hrefOf={storyHrefOf}
        />
      )}
    </article>
  );
}
