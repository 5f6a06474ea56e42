import { Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { MatureBadge } from '../../content/MatureBadge/MatureBadge';
import { OwnEntry } from '../../content/OwnList/OwnEntry';
import { row } from '../../content/OwnList/own-list.css';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { CardExportMenu } from '../CardMenu/CardExportMenu';
import { GreetingCount, LoreCount } from '../Counts';
import type { CardExportValue, OwnCharacterValue } from '../model';

export interface OwnCharacterActs {
  readonly hrefOf: (characterId: string) => string;
  readonly chatHrefOf: (characterId: string) => string;
  readonly onSave: (character: OwnCharacterValue, format: CardExportValue) => void;
  readonly savingId: string | undefined;
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
  return (
    <li className={row}>
      <OwnEntry
        picture={character.portrait}
        shape="portrait"
        href={props.hrefOf(characterId)}
        name={name}
        tagline={character.tagline}
        language={character.language}
        meta={
          <>
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
          </>
        }
        acts={
          <>
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
          </>
        }
      />
    </li>
  );
}
