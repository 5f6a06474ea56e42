import {
  BookPlus,
  Eraser,
  Expand,
  Languages,
  ListPlus,
  MessagesSquare,
  PenLine,
  Quote,
  Scissors,
  WandSparkles,
  type LucideIcon,
} from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import type { SuggestionWords } from '../../authoring/Suggestion/model';
import type { SuggestionAct } from './suggestion-model';

interface ActLabels extends SuggestionWords {
  readonly drawing: LucideIcon;
}

/** A text of which the rules make no entry. */
const nothingFound = (
  <FormattedMessage
    id="suggestion.failed.noEntries"
    defaultMessage="No headings, terms or names were found in this text. Put a heading over each part, or write “Name: what it is”."
    description="In place of proposed entries of a lorebook, when rules find none in a text"
  />
);

export const actLabels: Readonly<Record<SuggestionAct, ActLabels>> = {
  'fill-blanks': {
    drawing: WandSparkles,
    name: (
      <FormattedMessage
        id="suggestion.act.fill"
        defaultMessage="Fill in"
        description="Button below an empty field of a character: proposes a text for it"
      />
    ),
    title: (
      <FormattedMessage
        id="suggestion.title.fill"
        defaultMessage="Filled in"
        description="Over a text that is proposed for an empty field"
      />
    ),
  },
  expand: {
    drawing: Expand,
    name: (
      <FormattedMessage
        id="suggestion.act.expand"
        defaultMessage="Expand"
        description="Button below a field: proposes a longer text with more details"
      />
    ),
    title: (
      <FormattedMessage
        id="suggestion.title.expand"
        defaultMessage="Expanded"
        description="Over a longer text that is proposed for a field"
      />
    ),
  },
  tighten: {
    drawing: Scissors,
    name: (
      <FormattedMessage
        id="suggestion.act.tighten"
        defaultMessage="Tighten"
        description="Button below a field: proposes a shorter text"
      />
    ),
    title: (
      <FormattedMessage
        id="suggestion.title.tighten"
        defaultMessage="Tightened"
        description="Over a shorter text that is proposed for a field"
      />
    ),
  },
  smooth: {
    drawing: PenLine,
    name: (
      <FormattedMessage
        id="suggestion.act.smooth"
        defaultMessage="Smooth"
        description="Button below a field: proposes the same text in better style"
      />
    ),
    title: (
      <FormattedMessage
        id="suggestion.title.smooth"
        defaultMessage="Smoothed"
        description="Over a text in better style that is proposed for a field"
      />
    ),
  },
  'in-their-voice': {
    drawing: Quote,
    name: (
      <FormattedMessage
        id="suggestion.act.voice"
        defaultMessage="In their voice"
        description="Button below a field: proposes the text in the way in which the character speaks"
      />
    ),
    title: (
      <FormattedMessage
        id="suggestion.title.voice"
        defaultMessage="In their voice"
        description="Over a text in the way in which the character speaks, proposed for a field"
      />
    ),
  },
  'remove-repeats': {
    drawing: Eraser,
    name: (
      <FormattedMessage
        id="suggestion.act.repeats"
        defaultMessage="Remove repeats"
        description="Button below a field: proposes the text without sentences that it has twice"
      />
    ),
    title: (
      <FormattedMessage
        id="suggestion.title.repeats"
        defaultMessage="Without repeats"
        description="Over a text without its repeated sentences, proposed for a field"
      />
    ),
  },
  greetings: {
    drawing: ListPlus,
    name: (
      <FormattedMessage
        id="suggestion.act.greetings"
        defaultMessage="Three greetings"
        description="Button below the other greetings of a character: proposes three more"
      />
    ),
    title: (
      <FormattedMessage
        id="suggestion.title.greetings"
        defaultMessage="Greetings"
        description="Over proposed greetings of a character"
      />
    ),
  },
  'example-dialogue': {
    drawing: MessagesSquare,
    name: (
      <FormattedMessage
        id="suggestion.act.dialogue"
        defaultMessage="Example dialogue"
        description="Button below the sample dialogue of a character: proposes more of it"
      />
    ),
    title: (
      <FormattedMessage
        id="suggestion.title.dialogue"
        defaultMessage="Example dialogue"
        description="Over proposed sample dialogue of a character"
      />
    ),
  },
  'lore-from-text': {
    drawing: BookPlus,
    name: (
      <FormattedMessage
        id="suggestion.act.lore"
        defaultMessage="Find entries"
        description="Button below a text that was pasted: proposes entries of the lorebook from it"
      />
    ),
    title: (
      <FormattedMessage
        id="suggestion.title.lore"
        defaultMessage="Entries"
        description="Over entries of the lorebook that are proposed from a text"
      />
    ),
    failures: { unchanged: nothingFound },
  },
  translate: {
    drawing: Languages,
    name: (
      <FormattedMessage
        id="suggestion.act.translate"
        defaultMessage="Translate"
        description="Button below a field: proposes its text in another language"
      />
    ),
    title: (
      <FormattedMessage
        id="suggestion.title.translate"
        defaultMessage="Translated"
        description="Over a translation that is proposed for a field"
      />
    ),
  },
};
