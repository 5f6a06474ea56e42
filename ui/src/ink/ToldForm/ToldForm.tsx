import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { TextField } from '../../primitives/TextField/TextField';
import { heading, sentence as sentenceStyle, source as section } from '../InkSource/InkSource.css';
import { fields } from './ToldForm.css';
import { longestSentence, type ToldPriceValue, type ToldProblemValue } from '../model';
import { toldProblems } from './told-problems';
import { ToldBegin } from './ToldBegin';
import { ToldPrices } from './ToldPrices';

export interface ToldFormProps {
  readonly sentence: string;
  readonly onSentence: (sentence: string) => void;
  /** Null where there is no text model, undefined while that is not known. */
  readonly price: ToldPriceValue | null | undefined;
  readonly busy: boolean;
  readonly problem: ToldProblemValue | null;
  readonly onBegin: () => void;
  /** Where the stories are that need no model. */
  readonly storiesHref: string;
}

/**
 * Where a story begins with one sentence: the text model makes its world and tells it.
 *
 * **Use** once, on the page of own stories. Without a model it says so, and leads to the stories that authors have written.
 *
 * **Avoid** it for stories with a text of their own (`InkSource`).
 *
 * **Accessibility** A region with a heading; the prices stand before the button, which says its own; what went wrong is an alert
 * beside the sentence, which stays.
 */
export function ToldForm({ price, storiesHref, ...form }: ToldFormProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={section}>
      <h2 id={id} className={heading}>
        <FormattedMessage
          id="ink.told.heading"
          defaultMessage="Start from one sentence"
          description="Heading over the place where the text model makes a story of one sentence"
        />
      </h2>
      {price === null ? (
        <NoModel storiesHref={storiesHref} />
      ) : (
        <>
          <p className={sentenceStyle}>
            <FormattedMessage
              id="ink.told.lead"
              defaultMessage="The text model turns it into a world with people and values, then tells the story round by round. What you do changes it. Only you will see the story."
              description="Explains what happens with the one sentence that a story is made of"
            />
          </p>
          <SentenceForm {...form} price={price} />
        </>
      )}
    </section>
  );
}

function NoModel({ storiesHref }: Pick<ToldFormProps, 'storiesHref'>) {
  return (
    <>
      <p className={sentenceStyle}>
        <FormattedMessage
          id="ink.told.noModel"
          defaultMessage="This needs a text model, and this server has none. Stories by authors are ready to play without one."
          description="In place of the field for the one sentence that a story is made of, where no text model is configured"
        />
      </p>
      <ButtonLink href={storiesHref}>
        <FormattedMessage
          id="ink.told.explore"
          defaultMessage="Explore stories"
          description="Link to the stories of authors, where no text model can make one"
        />
      </ButtonLink>
    </>
  );
}

type SentenceFormProps = Omit<ToldFormProps, 'storiesHref' | 'price'> & { readonly price: ToldPriceValue | undefined };

function SentenceForm({ sentence, onSentence, price, busy, problem, onBegin }: SentenceFormProps) {
  const intl = useIntl();
  const canBegin = price !== undefined && sentence.trim() !== '' && !busy;
  return (
    <form
      className={fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (canBegin) onBegin();
      }}
    >
      <TextField
        value={sentence}
        onChange={onSentence}
        maxLength={longestSentence}
        dir="auto"
        readOnly={busy}
        label={
          <FormattedMessage
            id="ink.told.label"
            defaultMessage="What is the story about?"
            description="Label of the field for the one sentence that a story is made of"
          />
        }
        placeholder={intl.formatMessage({
          id: 'ink.told.placeholder',
          defaultMessage: 'A night porter finds a door that was not there yesterday.',
          description: 'Example in the empty field for the one sentence that a story is made of',
        })}
        error={problem === null ? undefined : toldProblems[problem]}
      />
      {price !== undefined && <ToldPrices {...price} />}
      <ToldBegin type="submit" price={price} isOff={!canBegin} busy={busy} />
    </form>
  );
}
