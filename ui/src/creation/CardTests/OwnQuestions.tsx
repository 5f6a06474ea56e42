import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { Button } from '../../primitives/Button/Button';
import { TextField } from '../../primitives/TextField/TextField';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { RemovedNote } from '../EditorFields/RemovedNote';
import { useLastRemoved } from '../EditorFields/use-last-removed';
import { Counter, EntryCounter } from '../Step/Counter';
import { charactersIn } from '../wizard-limits';
import { cardTestLimits, type CardTestsProps } from './card-test-model';
import * as styles from './CardTests.css';

type OwnQuestionsProps = Pick<CardTestsProps, 'questions' | 'onQuestions' | 'isSavingQuestions' | 'language'>;

const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,،、，]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];
const areWords = (text: string): boolean => {
  const words = wordsIn(text);
  return words.length <= cardTestLimits.words && words.every((word) => charactersIn(word) <= cardTestLimits.word);
};

/** The author's own questions: listed, added with the words that an answer must or must not have, removed. */
export function OwnQuestions({ questions, onQuestions, isSavingQuestions, language }: OwnQuestionsProps) {
  const intl = useIntl();
  const id = useId();
  const [text, setText] = useState('');
  const [contains, setContains] = useState('');
  const [avoids, setAvoids] = useState('');
  const { remove, restore } = useLastRemoved(questions, onQuestions);
  const isFull = questions.length >= cardTestLimits.questions;
  const isKnown = questions.some((question) => question.text === text.trim());
  const canAdd =
    text.trim() !== '' &&
    charactersIn(text) <= cardTestLimits.text &&
    areWords(contains) &&
    areWords(avoids) &&
    !isKnown &&
    !isFull;
  const lang = contentLang(language, intl.locale);
  const wordsProblem = (words: string) =>
    areWords(words) ? undefined : (
      <FormattedMessage
        id="cardTest.own.tooManyWords"
        defaultMessage="At most {count, number} words of {length, number} characters."
        description="Under a field for words that an answer must or must not have"
        values={{ count: cardTestLimits.words, length: cardTestLimits.word }}
      />
    );
  const add = () => {
    if (!canAdd) return;
    onQuestions([...questions, { text: text.trim(), contains: wordsIn(contains), avoids: wordsIn(avoids) }]);
    setText('');
    setContains('');
    setAvoids('');
  };
  return (
    <section aria-labelledby={id} className={styles.own}>
      <div className={styles.ownHead}>
        <h3 id={id} className={styles.heading}>
          <FormattedMessage
            id="cardTest.own"
            defaultMessage="Your questions"
            description="Heading of the questions that the author adds to the tests of a card"
          />
        </h3>
        <span className={styles.aside}>
          <EntryCounter count={questions.length} limit={cardTestLimits.questions} />
        </span>
      </div>
      {questions.length > 0 && (
        <ul className={styles.ownList}>
          {questions.map((question, index) => (
            <li key={question.text} className={styles.ownQuestion}>
              <span className={styles.ownWords}>
                <span dir="auto" lang={lang}>
                  {question.text}
                </span>
                {question.contains.length > 0 && (
                  <span className={styles.aside}>
                    <FormattedMessage
                      id="cardTest.own.mustHave"
                      defaultMessage="Expected: {words}"
                      description="Below a question: words of which an answer must have one"
                      values={{ words: <bdi lang={lang}>{question.contains.join(', ')}</bdi> }}
                    />
                  </span>
                )}
                {question.avoids.length > 0 && (
                  <span className={styles.aside}>
                    <FormattedMessage
                      id="cardTest.own.mustNotHave"
                      defaultMessage="Excluded: {words}"
                      description="Below a question: words that no answer may have"
                      values={{ words: <bdi lang={lang}>{question.avoids.join(', ')}</bdi> }}
                    />
                  </span>
                )}
              </span>
              <ToolButton
                drawing={X}
                disabled={isSavingQuestions}
                label={intl.formatMessage(
                  {
                    id: 'cardTest.own.remove',
                    defaultMessage: 'Remove “{question}”',
                    description: 'Takes a question of the author out of the tests',
                  },
                  { question: question.text },
                )}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <RemovedNote onUndo={restore} />
      {!isFull && (
        <form
          className={styles.ownForm}
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <TextField
            label={
              <FormattedMessage
                id="cardTest.own.question"
                defaultMessage="Question"
                description="Label of the field for a question of the author"
              />
            }
            value={text}
            dir={text === '' ? undefined : 'auto'}
            autoComplete="off"
            counter={text === '' ? undefined : <Counter text={text} limit={cardTestLimits.text} />}
            error={
              isKnown ? (
                <FormattedMessage
                  id="cardTest.own.known"
                  defaultMessage="This question is already on the list."
                  description="Under the field for a question that is in the list"
                />
              ) : undefined
            }
            onChange={setText}
          />
          <div className={styles.ownPair}>
            <TextField
              label={
                <FormattedMessage
                  id="cardTest.own.contains"
                  defaultMessage="Expected words"
                  description="Label of the field for words of which an answer must have one"
                />
              }
              hint={
                <FormattedMessage
                  id="cardTest.own.containsHint"
                  defaultMessage="One of them is enough. Separate with commas."
                  description="Under the field for words of which an answer must have one"
                />
              }
              value={contains}
              dir={contains === '' ? undefined : 'auto'}
              autoComplete="off"
              error={wordsProblem(contains)}
              onChange={setContains}
            />
            <TextField
              label={
                <FormattedMessage
                  id="cardTest.own.avoids"
                  defaultMessage="Excluded words"
                  description="Label of the field for words that no answer may have"
                />
              }
              hint={
                <FormattedMessage
                  id="cardTest.own.avoidsHint"
                  defaultMessage="Separate with commas."
                  description="Under the field for words that no answer may have"
                />
              }
              value={avoids}
              dir={avoids === '' ? undefined : 'auto'}
              autoComplete="off"
              error={wordsProblem(avoids)}
              onChange={setAvoids}
            />
          </div>
          <div>
            <Button
              type="submit"
              icon="plus"
              disabled={!canAdd}
              busy={isSavingQuestions}
              busyLabel={
                <FormattedMessage
                  id="cardTest.own.adding"
                  defaultMessage="Saving"
                  description="On the button while a question is being stored"
                />
              }
            >
              <FormattedMessage
                id="cardTest.own.add"
                defaultMessage="Add question"
                description="Adds a question of the author to the tests of a card"
              />
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
