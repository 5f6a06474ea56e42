import { Eye, Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { MatureBadge } from '../../content/MatureBadge/MatureBadge';
import { OwnEntry } from '../../content/OwnList/OwnEntry';
import { row } from '../../content/OwnList/own-list.css';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { visibilityNames } from '../../authoring/Publishing/visibility-labels';
import { WithheldLine } from '../../authoring/Publishing/WithheldLine';
import { CardExportMenu } from '../CardMenu/CardExportMenu';
import { GreetingCount, LoreCount } from '../Counts';
import type { CardExportValue, OwnCharacterValue } from '../model';

export interface OwnCharacterActs {
  readonly hrefOf: (characterId: string) => string;
  readonly chatHrefOf: (characterId: string) => string;
  readonly onSave: (character: OwnCharacterValue, format: CardExportValue) => void;
  readonly savingId: string | undefined;
  /** Opens the character in the editor. */
  readonly onEdit: (character: OwnCharacterValue) => void;
  readonly editingId: string | undefined;
  readonly onLorebook: (character: OwnCharacterValue) => void;
  readonly onPublish: (character: OwnCharacterValue) => void;
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
              <FormattedMessage
                id="card.own.visibility"
                defaultMessage="Visible to: {visibility}"
                description="Beside an own character; {visibility} is who sees it, such as Only you"
                values={{ visibility: visibilityNames[character.visibility] }}
              />
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
        note={character.withheld !== undefined && <WithheldLine withheld={character.withheld} />}
        acts={
          <>
            <ButtonLink size="small" icon="chat" href={props.chatHrefOf(characterId)}>
              <FormattedMessage
                id="card.own.chat"
                defaultMessage="Chat"
                description="Goes to the conversation with an own character"
              />
            </ButtonLink>
            <Button
              size="small"
              onClick={() => props.onEdit(character)}
              busy={props.editingId === characterId}
              busyLabel={
                <FormattedMessage
                  id="card.own.opening"
                  defaultMessage="Opening"
                  description="On the button while an own character is being opened in the editor"
                />
              }
            >
              <FormattedMessage
                id="card.own.edit"
                defaultMessage="Edit"
                description="Opens an own character in the character editor"
              />
            </Button>
            <CardExportMenu
              name={name}
              size="small"
              saving={props.savingId === characterId}
              onSave={(format) => props.onSave(character, format)}
              onLorebook={() => props.onLorebook(character)}
            />
            <Button size="small" onClick={() => props.onPublish(character)}>
              <DrawnIcon drawing={Eye} size="small" />
              <FormattedMessage
                id="card.own.publish"
                defaultMessage="Visibility…"
                description="Opens the dialog in which an own character is published, or taken back"
              />
            </Button>
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
