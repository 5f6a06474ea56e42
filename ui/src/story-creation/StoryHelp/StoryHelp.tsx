import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { SourceLine } from '../../authoring/Suggestion/SourceLine';
import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { useBeginningName } from '../StoryMap/part-names';
import { hindranceLabels, storyActLabels } from './story-act-labels';
import type { StoryHelpProps, StoryHindrance, StoryPlace } from './story-help-model';
import {
  act as actStyle,
  actName,
  acts as actsStyle,
  help,
  lines,
  place as placeStyle,
  wish,
  wishBox,
} from './StoryHelp.css';

/** Most letters of an instruction (the contract, createStorySuggestion). */
const longestInstruction = 500;

/**
 * What can be proposed for the part of a story that the author is in, each with its price, and what was proposed.
 *
 * **Use** beside the text of a story. Nothing of it writes into the text: only accepting a suggestion does.
 *
 * **Avoid** it for texts that are no story in ink: a field of a character has `FieldHelp`.
 *
 * **Accessibility** The buttons are a group that is named by the part; what hinders one describes it.
 */
export function StoryHelp({
  acts,
  children,
  instruction,
  isBroken,
  isBusy,
  isLoading,
  onAsk,
  onInstruction,
  onSource,
  place,
  source,
}: StoryHelpProps) {
  const id = useId();
  const hindrances = [...new Set(acts.flatMap(({ hindrance }) => hindrance ?? []))];
  const idOf = (hindrance: StoryHindrance) => `${id}-${hindrance}`;
  if (isLoading) return <LoadingNote />;
  if (isBroken || place === null) {
    return (
      <div className={help}>
        <p role="status" className={lines}>
          {isBroken ? (
            <FormattedMessage
              id="storyEditor.help.broken"
              defaultMessage="Suggestions are made for a story that works. Fix the errors in the text first."
              description="In the story editor, in place of the buttons that propose changes, while the story has errors"
            />
          ) : (
            <FormattedMessage
              id="storyEditor.help.nowhere"
              defaultMessage="Put the cursor in a part of the story to get suggestions for it."
              description="In the story editor, in place of the buttons that propose changes"
            />
          )}
        </p>
        {children}
      </div>
    );
  }
  return (
    <div className={help}>
      <div>
        <h3 id={id} className={placeStyle}>
          <PartName place={place} />
        </h3>
        <p className={lines}>
          <FormattedMessage
            id="storyEditor.help.lines"
            defaultMessage="{count, plural, one {Line {first, number} is selected. Only accepting a suggestion changes the text.} other {Lines {first, number} to {last, number} are selected. Only accepting a suggestion changes the text.}}"
            description="Below the name of the part of a story that suggestions are made for: where the cursor is, or which lines are selected"
            values={{ count: place.lastLine - place.firstLine + 1, first: place.firstLine, last: place.lastLine }}
          />
        </p>
      </div>
      <div role="group" aria-labelledby={id} className={actsStyle} data-help="acts">
        {acts.map(({ act, hindrance, price }) => (
          <button
            key={act}
            type="button"
            className={actStyle}
            disabled={isBusy || hindrance !== undefined}
            aria-describedby={hindrance === undefined ? undefined : idOf(hindrance)}
            onClick={() => onAsk(act)}
          >
            <DrawnIcon drawing={storyActLabels[act].drawing} size="small" />
            <span className={actName}>{storyActLabels[act].name}</span>
            {hindrance !== 'needs-model' && <ActPrice {...price} />}
          </button>
        ))}
      </div>
      {hindrances.map((hindrance) => (
        <p key={hindrance} id={idOf(hindrance)} className={lines}>
          {hindranceLabels[hindrance]}
        </p>
      ))}
      {source === 'model' && (
        <div className={wish}>
          <label htmlFor={`${id}-wish`} className={lines}>
            <FormattedMessage
              id="suggestion.instruction"
              defaultMessage="What do you want? (optional)"
              description="Label of the field for what an author tells the text model, such as “more about her childhood”"
            />
          </label>
          <input
            id={`${id}-wish`}
            className={wishBox}
            value={instruction}
            maxLength={longestInstruction}
            dir={instruction === '' ? undefined : 'auto'}
            autoComplete="off"
            onChange={(event) => onInstruction(event.target.value)}
          />
        </div>
      )}
      <SourceLine source={source} isPriced={acts.some(({ price }) => price.points !== undefined)} onSource={onSource} />
      {children}
    </div>
  );
}

function PartName({ place }: { readonly place: StoryPlace }) {
  const beginning = useBeginningName();
  return <bdi>{place.partId === '' ? beginning : place.partId}</bdi>;
}
