import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Icon } from '../../primitives/Icon/Icon';
import { Artwork } from '../../content/Artwork/Artwork';
import { contentLang } from '../../content/content-language';
import { Link } from '../../primitives/Link/Link';
import { ChatCount, CommentCount, PostCount } from '../../content/Counts/Counts';
import type { CharacterValue, FilmValue, TagLabels } from '../../content/model';
import { MovingPicture } from '../../content/MovingPicture/MovingPicture';
import { PriceTag } from '../../content/PriceTag/PriceTag';
import { RemixCredit } from '../../content/RemixCredit/RemixCredit';
import { TagList } from '../TagList/TagList';
import { actions, fact, facts, glow, head, name, portrait, tagline, wayDown, words } from './CharacterProfileView.css';
import { commentsFragment, postsFragment, type ProfileCounts } from '../../content/profile-sections';

interface CharacterHeadProps {
  character: CharacterValue;
  chatHref: string;
  pointsPerReply?: number | undefined;
  tagLabels: TagLabels;
  tagHrefOf: (tagId: string) => string;
  viewTransitionName?: string | undefined;
  counts?: ProfileCounts | undefined;
  /** The portrait as it moves, once the rest of the page is there. */
  film?: FilmValue | undefined;
  /** Addresses of the characters that it was made of. */
  characterHrefOf?: ((characterId: string) => string) | undefined;
  acts?: ReactNode;
  /** What can be done with who made it. */
  creatorAct?: ReactNode;
}

/** The lit window, the name under it, the one filled button, and what else can be done. */
export function CharacterHead(props: CharacterHeadProps) {
  const { character, pointsPerReply } = props;
  const lang = contentLang(character.displayLanguage, useIntl().locale);
  return (
    <header className={head}>
      <div className={glow} style={{ color: character.portrait.color }} />
      <div className={portrait} style={{ viewTransitionName: props.viewTransitionName }}>
        <Artwork picture={character.portrait} alt={character.name} sizes="320px" priority />
        <MovingPicture film={props.film} />
      </div>
      <div className={words}>
        <TagList
          tags={character.tags}
          tagLabels={props.tagLabels}
          tagHrefOf={props.tagHrefOf}
          mature={character.mature}
        />
        <h1 className={name}>
          <bdi lang={lang}>{character.name}</bdi>
        </h1>
        <p className={tagline}>
          <bdi lang={lang}>{character.tagline}</bdi>
        </p>
        <Facts
          character={character}
          counts={props.counts}
          characterHrefOf={props.characterHrefOf}
          creatorAct={props.creatorAct}
        />
        <div className={actions}>
          <ButtonLink href={props.chatHref} tone="primary" size="large" icon="chat">
            <span>
              <FormattedMessage
                id="character.chat"
                defaultMessage="Chat with {name}"
                description="Button that opens a chat with a character"
                values={{ name: <bdi>{character.name}</bdi> }}
              />
            </span>
          </ButtonLink>
          {pointsPerReply !== undefined && (
            <PriceTag>
              <FormattedMessage
                id="character.pointsPerReply"
                defaultMessage="{points, plural, =0 {Replies are free} one {# point per reply} other {# points per reply}}"
                description="What each answer of a character costs, on a price tag beside the button that opens the chat"
                values={{ points: pointsPerReply }}
              />
            </PriceTag>
          )}
        </div>
        {props.acts}
      </div>
    </header>
  );
}

interface FactsProps {
  character: Pick<CharacterValue, 'chatCount' | 'creatorName' | 'makerName' | 'remixOf'>;
  counts: ProfileCounts | undefined;
  characterHrefOf: ((characterId: string) => string) | undefined;
  creatorAct: ReactNode;
}

function Facts({ character, characterHrefOf, creatorAct, counts = { postCount: 0, commentCount: 0 } }: FactsProps) {
  const { postCount, commentCount } = counts;
  const creatorName = character.makerName ?? character.creatorName;
  return (
    <ul className={facts}>
      <li className={fact}>
        <Icon name="sparkle" size="small" />
        <FormattedMessage
          id="character.ai"
          defaultMessage="AI character"
          description="Label on every character: it is not a person"
        />
      </li>
      {character.chatCount > 0 && (
        <li className={fact}>
          <Icon name="chat" size="small" />
          <ChatCount count={character.chatCount} />
        </li>
      )}
      {postCount > 0 && (
        <li>
          <Link href={`#${postsFragment}`} className={wayDown}>
            <PostCount count={postCount} />
          </Link>
        </li>
      )}
      {commentCount > 0 && (
        <li>
          <Link href={`#${commentsFragment}`} className={wayDown}>
            <CommentCount count={commentCount} />
          </Link>
        </li>
      )}
      {creatorName !== null && (
        <li className={fact}>
          <Icon name="feather" size="small" />
          <span>
            <FormattedMessage
              id="explore.creator"
              defaultMessage="By {creator}"
              description="Who made a character or a story"
              values={{ creator: <bdi>{creatorName}</bdi> }}
            />
          </span>
          {creatorAct}
        </li>
      )}
      {character.makerName !== undefined &&
        character.creatorName !== null &&
        character.creatorName !== character.makerName && (
          <li>
            <FormattedMessage
              id="explore.cardCreator"
              defaultMessage="Card by {creator}"
              description="Who made the card of a character that another user has published"
              values={{ creator: <bdi>{character.creatorName}</bdi> }}
            />
          </li>
        )}
      {character.remixOf?.map((origin, position) => (
        <li key={`${position} ${origin.name}`}>
          <RemixCredit origin={origin} hrefOf={characterHrefOf} />
        </li>
      ))}
    </ul>
  );
}
