import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { FunnyLack, FunnyProblem } from '../model';

export const lackMessages: Readonly<Record<FunnyLack, ReactNode>> = {
  'two-characters': (
    <FormattedMessage
      id="funny.lack.two"
      defaultMessage="Choose two characters"
      description="Where two characters are to become a third and fewer were chosen"
    />
  ),
  character: (
    <FormattedMessage
      id="funny.lack.character"
      defaultMessage="Choose a character"
      description="Where a character is to speak and none was chosen"
    />
  ),
  line: (
    <FormattedMessage
      id="funny.lack.line"
      defaultMessage="Write a line that they can answer"
      description="Where characters are to answer a line that was left empty"
    />
  ),
  play: (
    <FormattedMessage
      id="funny.lack.play"
      defaultMessage="Choose one of your finished stories"
      description="Where a finished story is to end differently and none was chosen"
    />
  ),
  answers: (
    <FormattedMessage
      id="funny.lack.answers"
      defaultMessage="Answer all six questions"
      description="Where six questions lead to a character and some have no answer"
    />
  ),
};

export const problemMessages: Readonly<Record<FunnyProblem, ReactNode>> = {
  failed: (
    <FormattedMessage
      id="funny.problem.failed"
      defaultMessage="That did not work. Your choices are still here, and nothing was charged."
      description="Over the buttons of the page of small amusements when nothing could be made"
    />
  ),
  refused: (
    <FormattedMessage
      id="funny.problem.refused"
      defaultMessage="These words are not allowed here. Nothing was charged."
      description="Over the buttons of the page of small amusements when the words were refused"
    />
  ),
  private: (
    <FormattedMessage
      id="funny.problem.private"
      defaultMessage="Choose characters that are public or your own."
      description="Over the buttons of the page of small amusements when a chosen character cannot be used"
    />
  ),
  'no-other-ending': (
    <FormattedMessage
      id="funny.problem.noEnding"
      defaultMessage="We found no other ending of this story. Try again, or choose another story."
      description="Over the buttons of the page of small amusements when a finished story has no other ending that can be told without a model"
    />
  ),
  'too-many': (
    <FormattedMessage
      id="funny.problem.tooMany"
      defaultMessage="That was a lot at once. Wait a moment and try again."
      description="Over the buttons of the page of small amusements when too much was asked for in a short time"
    />
  ),
  gone: (
    <FormattedMessage
      id="funny.problem.gone"
      defaultMessage="This result is no longer here. You can make a new one."
      description="Over the buttons of the page of small amusements when the result of a link was deleted or cannot be seen"
    />
  ),
};
