import { Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ToolButton } from '../../chat/ToolButton/ToolButton';
import { Artwork } from '../../explore/Artwork/Artwork';
import { contentLang } from '../../explore/content-language';
import { MatureBadge } from '../../explore/MatureBadge/MatureBadge';
import { about, acts, meta, name as nameStyle, picture, row, tagline } from '../../explore/own-list.css';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Link } from '../../primitives/Link/Link';
import { CardExportMenu } from '../CardMenu/CardExportMenu';
import { GreetingCount, LoreCount } from '../Counts';
import type { CardFormatValue, OwnCharacterValue } from '../model';

/** What can be done with an own character. */
export interface OwnCharacterActs {
  readonly hrefOf: (characterId: string) => string;
  readonly chatHrefOf: (characterId: string) => string;
  readonly onSave: (character: OwnCharacterValue, format: CardFormatValue) => void;
  /** The character of which a file is being made. */
  readonly savingId: string | undefined;
  /** The reader wants the lorebook of a character by itself. */
  readonly onLorebook: (character: OwnCharacterValue) => void;
  readonly onDelete: (character: OwnCharacterValue) => void;
  readonly onUndoDelete: (character: OwnCharacterValue) => void;
}

interface OwnCharacterRowProps extends OwnCharacterActs {
  readonly character: OwnCharacterValue;
}

/** A character that the reader has brought, and what can be done with it. */
export function OwnCharacterRow({ character, ...props }: OwnCharacterRowProps) {
  const intl = useIntl();
  const { characterId, cardCreator, name } = character;
  const lang = contentLang(character.language, intl.locale);
  return (
    <li className={row}>
      <div className={picture.portrait}>
        <Artwork picture={character.portrait} alt="" sizes="84px" />
      </div>
      <div className={about}>
        <h3>
          <Link href={props.hrefOf(characterId)} className={nameStyle}>
            <bdi lang={lang}>{name}</bdi>
          </Link>
        </h3>
        <p dir="auto" lang={lang} className={tagline}>
          {character.tagline}
        </p>
        <div className={meta}>
          <span>
            {character.visibility === 'private' ? (
              <FormattedMessage
                id="card.own.private"
                defaultMessage="Only you see it"
                description="Beside a character that is private to the reader"
              />
            ) : (
              <FormattedMessage
                id="card.own.public"
                defaultMessage="Everyone sees it"
                description="Beside a character that the reader has published"
              />
            )}
          </span>
          <span>
            <GreetingCount count={character.greetingCount} />
          </span>
          {character.loreCount > 0 && (
            <span>
              <LoreCount count={character.loreCount} />
            </span>
          )}
          {cardCreator !== '' && (
            <span>
              <FormattedMessage
                id="card.own.creator"
                defaultMessage="Card by {creator}"
                description="Beside a character that the reader has brought; {creator} made its card"
                values={{ creator: <bdi>{cardCreator}</bdi> }}
              />
            </span>
          )}
          {character.mature && <MatureBadge />}
        </div>
        <div className={acts}>
          <ButtonLink size="small" icon="chat" href={props.chatHrefOf(characterId)}>
            <FormattedMessage
              id="card.own.chat"
              defaultMessage="Chat"
              description="Goes to the conversation with an own character"
            />
          </ButtonLink>
          <CardExportMenu
            name={name}
            size="small"
            saving={props.savingId === characterId}
            onSave={(format) => props.onSave(character, format)}
            onLorebook={() => props.onLorebook(character)}
          />
          <ToolButton
            drawing={Trash2}
            label={intl.formatMessage(
              {
                id: 'card.own.delete',
                defaultMessage: 'Delete {name}',
                description: 'Names the button that deletes an own character',
              },
              { name },
            )}
            onClick={() => props.onDelete(character)}
          />
        </div>
      </div>
    </li>
  );
}
