import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { cardProblems } from '../card-problems';
import { CardWarnings } from '../CardWarnings/CardWarnings';
import { KeepOrNot } from '../KeepOrNot';
import { counts, partTitle } from '../looking-through.css';
import type { CardPreviewValue, CardProblemValue } from '../model';
import { CardCounts } from './CardCounts';
import {
  body,
  box,
  decision,
  facts,
  mature as matureStyle,
  matureHint,
  noPortrait,
  part,
  portrait,
  problem as problemStyle,
  tag,
  tags,
  words,
} from './CardPreview.css';
import { Greetings } from './Greetings';
import { SkippedExpressions } from './SkippedExpressions';

export interface CardPreviewProps {
  readonly card: CardPreviewValue;
  readonly keeping: boolean;
  /** The card is becoming a draft, which the editor then shows. */
  readonly opening: boolean;
  readonly problem: CardProblemValue | null;
  /** @param mature Whether the character has mature themes, as its owner says. */
  readonly onKeep: (mature: boolean) => void;
  /** Opens the card in the character editor. @param mature As for `onKeep`. */
  readonly onEdit: (mature: boolean) => void;
  readonly onCancel: () => void;
}

export function CardPreview({ card, keeping, opening, problem, onKeep, onEdit, onCancel }: CardPreviewProps) {
  const intl = useIntl();
  const lang = contentLang(card.language, intl.locale);
  const isBusy = keeping || opening;
  const [isMature, setIsMature] = useState(card.mature);
  return (
    <Dialog
      open
      onClose={onCancel}
      dismissible={!isBusy}
      size="large"
      onPhone="full"
      title={<bdi lang={lang}>{card.name}</bdi>}
      description={<Credit {...card} />}
    >
      <div className={body}>
        {card.portrait === null ? (
          <div className={noPortrait}>
            <FormattedMessage
              id="card.preview.noPortrait"
              defaultMessage="A portrait will be drawn"
              description="In place of the portrait of a character card that brings none"
            />
          </div>
        ) : (
          <img
            src={card.portrait}
            width={300}
            height={400}
            className={portrait}
            alt={intl.formatMessage(
              {
                id: 'card.preview.portrait',
                defaultMessage: 'Portrait of {name}',
                description: 'Names the portrait in a character card, for screen readers',
              },
              { name: card.name },
            )}
          />
        )}
        <div className={facts}>
          <ul className={counts}>
            <CardCounts {...card} />
          </ul>
          {card.warnings.length > 0 && <CardWarnings warnings={card.warnings} />}
          <SkippedExpressions names={card.expressions?.skipped ?? []} />
          <Greetings greetings={card.greetings} lang={lang} />
          {card.notes !== '' && (
            <div className={part}>
              <h3 className={partTitle}>
                <FormattedMessage
                  id="card.preview.notes"
                  defaultMessage="The creator’s notes"
                  description="Heading over what the creator of a character card tells those who use it"
                />
              </h3>
              <p dir="auto" lang={lang} className={words}>
                {card.notes}
              </p>
            </div>
          )}
          {card.tags.length > 0 && (
            <ul className={tags}>
              {card.tags.map((name) => (
                <li key={name} className={tag}>
                  <bdi lang={lang}>{name}</bdi>
                </li>
              ))}
            </ul>
          )}
          <label className={matureStyle}>
            <input
              type="checkbox"
              className={box}
              checked={isMature}
              disabled={isBusy}
              onChange={(event) => setIsMature(event.target.checked)}
            />
            <span>
              <FormattedMessage
                id="card.preview.mature"
                defaultMessage="This character has mature themes"
                description="Checkbox beside a character card, set by the reader"
              />
              <span className={matureHint}>
                <FormattedMessage
                  id="card.preview.matureHint"
                  defaultMessage="It is then shown only in mature mode."
                  description="Below the checkbox that says that a character has mature themes"
                />
              </span>
            </span>
          </label>
        </div>
      </div>
      {card.refusal !== undefined && (
        <p role="alert" className={problemStyle}>
          <FormattedMessage
            id="card.preview.refused"
            defaultMessage="This character cannot be saved here: {rule, select, minors {it connects sexual content with a minor} people {it describes a real person intimately} other {it encourages self-harm}}. {where, select, none {The reason lies in several fields together.} other {Check the field {where}.}}"
            description="In the place of the button that saves a character card; {rule} is why it is refused, {where} the name of a field of the card, such as first_mes"
            values={{ rule: rules[card.refusal.rule], where: card.refusal.where || 'none' }}
          />
        </p>
      )}
      {problem !== null && (
        <p role="alert" className={problemStyle}>
          {cardProblems[problem]}
        </p>
      )}
      <div className={decision}>
        <KeepOrNot
          refused={card.refusal !== undefined}
          keeping={keeping}
          keepingWords={
            <FormattedMessage
              id="card.preview.keeping"
              defaultMessage="Importing the character"
              description="On the button while a character card is saved"
            />
          }
          keep={
            <FormattedMessage
              id="card.preview.keep"
              defaultMessage="Save this character"
              description="Makes a private character of a card"
            />
          }
          other={
            <Button
              size="large"
              disabled={keeping}
              busy={opening}
              busyLabel={
                <FormattedMessage
                  id="card.preview.opening"
                  defaultMessage="Opening the editor"
                  description="On the button while a character card is opened in the character editor"
                />
              }
              onClick={() => onEdit(isMature)}
            >
              <FormattedMessage
                id="card.preview.edit"
                defaultMessage="Open in the editor"
                description="Begins a draft of a character card, which the character editor shows; nothing is saved as a character"
              />
            </Button>
          }
          isBusy={opening}
          onKeep={() => onKeep(isMature)}
          onCancel={onCancel}
        />
      </div>
    </Dialog>
  );
}

const rules = { 'sexual-minors': 'minors', 'intimate-images': 'people', harm: 'harm' } as const;

function Credit({ characterVersion, creator }: CardPreviewValue) {
  if (creator === '') {
    return (
      <FormattedMessage
        id="card.preview.noCreator"
        defaultMessage="The card does not say who made it."
        description="Below the name of a character whose card has no creator"
      />
    );
  }
  return (
    <FormattedMessage
      id="card.preview.creator"
      defaultMessage="Made by {creator}{version, select, none {} other { · version {version}}}"
      description="Below the name of a character; {creator} made its card, {version} is the creator’s own number of it"
      values={{ creator: <bdi key="creator">{creator}</bdi>, version: characterVersion || 'none' }}
    />
  );
}
