import { FormattedMessage, useIntl } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { Artwork } from '../../content/Artwork/Artwork';
import { contentLang } from '../../content/content-language';
import { ChatCount, compactCount } from '../../content/Counts/Counts';
import { MatureBadge } from '../../content/MatureBadge/MatureBadge';
import type { CharacterCardValue, TagLabels } from '../../content/model';
import { NewStamp } from '../../content/NewStamp/NewStamp';
import { portraitSizes } from '../../content/picture-sizes';
import { RemixCredit } from '../../content/RemixCredit/RemixCredit';
import { card, frame, meta, metaItem, name, stampPlace, tagline } from './CharacterCard.css';

interface CharacterCardProps {
  character: CharacterCardValue;
  href: string;
  tagLabels: TagLabels;
  /** Where the card stands: it decides how wide the portrait is. */
  place?: keyof typeof portraitSizes;
  /** Makes the portrait grow into its place on the next page; unique on the page. */
  viewTransitionName?: string | undefined;
  /** Asks for the portrait before those below the first screen. */
  priority?: boolean;
}

export function CharacterCard({
  character,
  href,
  tagLabels,
  place = 'grid',
  viewTransitionName,
  priority = false,
}: CharacterCardProps) {
  const intl = useIntl();
  const lang = contentLang(character.displayLanguage, intl.locale);
  const tag = character.tags.map((tagId) => tagLabels[tagId]).find((label) => label !== undefined);
  const [origin] = character.remixOf ?? [];
  return (
    <Link href={href} className={card}>
      <div className={frame} style={{ viewTransitionName }}>
        <Artwork picture={character.portrait} alt="" sizes={portraitSizes[place]} priority={priority} />
        {character.isNew && (
          <div className={stampPlace}>
            <NewStamp />
          </div>
        )}
        <h3 className={name}>
          <bdi lang={lang}>{character.name}</bdi>
        </h3>
      </div>
      <p className={tagline} dir="auto" lang={lang}>
        {character.tagline}
      </p>
      <div className={meta}>
        {character.chatCount > 0 && (
          <span className={metaItem}>
            <Icon name="chat" size="small" />
            <span aria-hidden="true">{compactCount(intl, character.chatCount)}</span>
            <VisuallyHidden>
              <ChatCount count={character.chatCount} />
            </VisuallyHidden>
          </span>
        )}
        {tag !== undefined && <span>{tag}</span>}
        {character.mature && <MatureBadge />}
        {character.makerName !== undefined && (
          <span>
            <FormattedMessage
              id="explore.creator"
              defaultMessage="By {creator}"
              description="Who made a character or a story"
              values={{ creator: <bdi>{character.makerName}</bdi> }}
            />
          </span>
        )}
        {origin !== undefined && (
          <span>
            <RemixCredit origin={origin} />
          </span>
        )}
      </div>
    </Link>
  );
}
