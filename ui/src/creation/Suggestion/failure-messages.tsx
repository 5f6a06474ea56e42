import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { SuggestionFailure } from './suggestion-model';

/** Why there is no text, and that it was free. */
export const failureMessages: Readonly<Record<SuggestionFailure, ReactNode>> = {
  refused: (
    <FormattedMessage
      id="suggestion.failed.refused"
      defaultMessage="The text was not fit to be shown. Nothing was charged."
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
      defaultMessage="The model has too much to do. Nothing was charged; try again in a minute."
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

/** A text of which the rules make no entry. */
export const nothingFound = (
  <FormattedMessage
    id="suggestion.failed.noEntries"
    defaultMessage="No headings, terms or names were found in this text. Put a heading over each part, or write “Name: what it is”."
    description="In place of proposed entries of a lorebook, when rules find none in a text"
  />
);
