import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { SourceLine } from '../../authoring/Suggestion/SourceLine';
import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { describedBy, FieldFrame } from '../../primitives/TextField/FieldFrame';
import { textBox, textInput } from '../EditorFields/EditorField.css';
import { lengthProblem } from '../Step/problem-messages';
import { actLabels } from './act-labels';
import { fromText, fromTextBox } from './FieldHelp.css';
import type { LoreFromTextProps } from './suggestion-model';

/** Most letters of a text (the contract, createSuggestion). */
const longestText = 20_000;
/** From this length on the box has its full height, as that of every long text. */
const fullHeightLength = 4_000;

/** A text is pasted, and entries of the lorebook are proposed from it. */
export function LoreFromText(props: LoreFromTextProps) {
  const { text, onText, language, source, onSource, price, onAsk, isBusy } = props;
  const id = useId();
  const error = lengthProblem(text, longestText);
  const words = {
    label: (
      <FormattedMessage
        id="suggestion.lore.text"
        defaultMessage="Text about this world"
        description="Label of the box into which an author pastes a text that becomes entries of the lorebook"
      />
    ),
    note: (
      <FormattedMessage
        id="suggestion.lore.note"
        defaultMessage="Paste notes, a chapter or a wiki page. Nothing is added until you accept it."
        description="Below the box into which an author pastes a text that becomes entries of the lorebook"
      />
    ),
    error,
  };
  return (
    <form
      className={fromText}
      data-help="acts"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <div className={fromTextBox}>
        <FieldFrame id={id} {...words}>
          <div className={textBox} data-invalid={error === undefined ? undefined : true}>
            <textarea
              {...describedBy(id, words)}
              id={id}
              rows={4}
              value={text}
              dir={text === '' ? undefined : 'auto'}
              lang={text === '' ? undefined : language}
              data-long={text.length > fullHeightLength || undefined}
              className={textInput}
              onChange={(event) => onText(event.target.value)}
            />
          </div>
        </FieldFrame>
      </div>
      <Button
        type="submit"
        size="small"
        disabled={text.trim() === '' || error !== undefined || price.isLacking}
        busy={isBusy}
        busyLabel={
          <FormattedMessage
            id="suggestion.lore.busy"
            defaultMessage="Reading"
            description="On the button while entries of the lorebook are made of a text"
          />
        }
      >
        <DrawnIcon drawing={actLabels['lore-from-text'].drawing} size="small" />
        {actLabels['lore-from-text'].name}
        <ActPrice {...price} />
      </Button>
      <SourceLine source={source} isPriced={price.points !== undefined} onSource={onSource} />
    </form>
  );
}
