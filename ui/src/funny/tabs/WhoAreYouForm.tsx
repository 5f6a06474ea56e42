import { useId } from 'react';
import { useIntl } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import type { PictureOf } from '../model';
import { answer, answers, answerWords, picture, question, questions, radio, tick, words } from './choices.css';
import { whoAreYouQuestions } from './who-are-you-questions';

interface WhoAreYouFormProps {
  /** One number for each question; null for one that has no answer yet. */
  readonly value: readonly (number | null)[];
  readonly onChange: (value: readonly (number | null)[]) => void;
  readonly pictureOf: PictureOf;
}

const seed = 'fabula';

/** Six questions, each with three answers in pictures. */
export function WhoAreYouForm({ value, onChange, pictureOf }: WhoAreYouFormProps) {
  const intl = useIntl();
  const group = useId();
  return (
    <div className={questions}>
      {whoAreYouQuestions.map((one, at) => (
        <fieldset key={one.id} className={question}>
          <legend className={words}>{intl.formatMessage(one.words)}</legend>
          <div className={answers}>
            {one.answers.map(({ mood, place, words: said }, choice) => (
              <label key={said.id} className={answer}>
                <input
                  type="radio"
                  name={`${group}-${one.id}`}
                  checked={value[at] === choice}
                  className={radio}
                  onChange={() => onChange(value.map((former, index) => (index === at ? choice : former)))}
                />
                <img
                  className={picture}
                  src={pictureOf({ seed, mood, place }, 'place')}
                  alt=""
                  width={240}
                  height={200}
                  loading="lazy"
                  decoding="async"
                />
                <span className={answerWords}>{intl.formatMessage(said)}</span>
                <span className={tick}>
                  <Icon name="check" size="small" />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
