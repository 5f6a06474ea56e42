import { Copy } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { HeartButton } from '../../favourites/HeartButton/HeartButton';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { ListedLora } from './lora-list';
import { card, cardHead, facts, loraName, note, word, words } from './LoraCard.css';

interface LoraCardProps {
  readonly lora: ListedLora;
  readonly onFavourite: (loraId: string, favourite: boolean) => void;
  readonly onCopy: (triggerWords: readonly string[]) => void;
}

/** A LoRA: what it was made for, how strongly it acts, and the words that bring it out. */
export function LoraCard({ lora, onFavourite, onCopy }: LoraCardProps) {
  const { baseModel, defaultWeight, favourite, loraId, name, triggerWords } = lora;
  const intl = useIntl();
  return (
    <li className={card}>
      <div className={cardHead}>
        <h3 className={loraName} dir="auto">
          {name}
        </h3>
        <HeartButton name={name} liked={favourite} onChange={(likes) => onFavourite(loraId, likes)} />
      </div>
      <ul className={facts}>
        {baseModel !== null && (
          <li>
            <FormattedMessage
              id="lora.baseModel"
              defaultMessage="For {model}"
              description="On the card of a LoRA (a small add-on model for pictures): the model that it was made for"
              values={{ model: <bdi>{baseModel}</bdi> }}
            />
          </li>
        )}
        <li>
          <FormattedMessage
            id="lora.weight"
            defaultMessage="Weight {weight, number}"
            description="On the card of a LoRA (a small add-on model for pictures): how strongly it acts, 0 to 1.5"
            values={{ weight: defaultWeight }}
          />
        </li>
      </ul>
      {triggerWords.length > 0 && (
        <div className={words}>
          <VisuallyHidden>
            <FormattedMessage
              id="lora.words"
              defaultMessage="Trigger words"
              description="Names, for screen readers, the words in a prompt that bring out a LoRA"
            />
          </VisuallyHidden>
          {triggerWords.map((text) => (
            <span key={text} className={word} dir="auto">
              {text}
            </span>
          ))}
          <ToolButton
            drawing={Copy}
            label={intl.formatMessage(
              {
                id: 'lora.copy',
                defaultMessage: 'Copy the trigger words of {name}',
                description: 'Button on the card of a LoRA that copies the words which bring it out in a prompt',
              },
              { name },
            )}
            onClick={() => onCopy(triggerWords)}
          />
        </div>
      )}
      {lora.note !== null && (
        <p className={note} dir="auto">
          {lora.note}
        </p>
      )}
    </li>
  );
}
