import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { SuggestionFailure } from './model';

/** Why there is no text, and that it was free. */
export const failureMessages: Readonly<Record<SuggestionFailure, ReactNode>> = {
  refused: (
    <FormattedMessage
      id="suggestion.failed.refused"
      defaultMessage="The suggestion was not suitable. Nothing was charged."
      description="In place of a proposed text that broke the rules of the site"
    />
  ),
  empty: (
    <FormattedMessage
      id="suggestion.failed.empty"
      defaultMessage="The model wrote nothing. Nothing was charged."
      description="In place of a proposed text"
    />
  ),
  unusable: (
    <FormattedMessage
      id="suggestion.failed.unusable"
      defaultMessage="The model’s answer was too long or cut off. Nothing was charged."
      description="In place of a proposed text"
    />
  ),
  unchanged: (
    <FormattedMessage
      id="suggestion.failed.unchanged"
      defaultMessage="Nothing to change here. Nothing was charged."
      description="In place of a proposed text: the text is good as it is"
    />
  ),
  stopped: (
    <FormattedMessage
      id="suggestion.failed.stopped"
      defaultMessage="Stopped. Nothing was charged."
      description="In place of a proposed text that the author has stopped"
    />
  ),
  busy: (
    <FormattedMessage
      id="suggestion.failed.busy"
      defaultMessage="The model is too busy. Nothing was charged; try again in a minute."
      description="In place of a proposed text"
    />
  ),
  unavailable: (
    <FormattedMessage
      id="suggestion.failed.unavailable"
      defaultMessage="The model did not answer. Nothing was charged."
      description="In place of a proposed text"
    />
  ),
};
