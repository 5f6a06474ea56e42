import type { CardWarningKind } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** What a warning means for the character. `where` is the field, file or host that it is about. */
export const warningMessages = {
  'newer-version': (where) => (
    <FormattedMessage
      id="card.warning.newerVersion"
      defaultMessage="The card has a newer format ({where}). Unknown parts are kept and exported again."
      description="Warning about a character card; {where} is the number of a version"
      values={{ where }}
    />
  ),
  'no-name': () => (
    <FormattedMessage
      id="card.warning.noName"
      defaultMessage="The card has no name."
      description="Warning about a character card"
    />
  ),
  'no-greeting': () => (
    <FormattedMessage
      id="card.warning.noGreeting"
      defaultMessage="The card has no first message: you write first."
      description="Warning about a character card"
    />
  ),
  'wrong-type': (where) => (
    <FormattedMessage
      id="card.warning.wrongType"
      defaultMessage="The field {where} has an unusual format. What could be read was used."
      description="Warning about a character card; {where} is the name of a field in the file"
      values={{ where }}
    />
  ),
  'several-cards': () => (
    <FormattedMessage
      id="card.warning.severalCards"
      defaultMessage="There are several cards in the picture. The first was used."
      description="Warning about a character card"
    />
  ),
  'broken-card': () => (
    <FormattedMessage
      id="card.warning.brokenCard"
      defaultMessage="The newer of two cards in the picture is damaged. The older one was used."
      description="Warning about a character card"
    />
  ),
  'broken-book': () => (
    <FormattedMessage
      id="card.warning.brokenBook"
      defaultMessage="The lorebook cannot be read. It is kept but not used."
      description="Warning about a character card; a lorebook holds what a character knows of its world"
    />
  ),
  'misplaced-book': () => (
    <FormattedMessage
      id="card.warning.misplacedBook"
      defaultMessage="The lorebook was in the wrong place and was moved."
      description="Warning about a character card"
    />
  ),
  'other-book': () => (
    <FormattedMessage
      id="card.warning.otherBook"
      defaultMessage="The lorebook is SillyTavern World Info. It was converted without loss."
      description="Warning about a character card"
    />
  ),
  'remote-file': (where) => (
    <FormattedMessage
      id="card.warning.remoteFile"
      defaultMessage="A picture is not in the file but at {where}. It is not downloaded."
      description="Warning about a character card; {where} is the name of another site"
      values={{ where }}
    />
  ),
  'missing-file': (where) => (
    <FormattedMessage
      id="card.warning.missingFile"
      defaultMessage="The card refers to a file that is missing: {where}"
      description="Warning about a character card; {where} is the name of a file"
      values={{ where }}
    />
  ),
  'unreadable-portrait': () => (
    <FormattedMessage
      id="card.warning.unreadablePortrait"
      defaultMessage="The portrait cannot be shown. A new one will be drawn; the file itself is kept."
      description="Warning about a character card"
    />
  ),
  'unsafe-key': (where) => (
    <FormattedMessage
      id="card.warning.unsafeKey"
      defaultMessage="Something that could harm other programs was removed: {where}"
      description="Warning about a character card; {where} is a name in the file"
      values={{ where }}
    />
  ),
  'never-wakes': (where) => (
    <FormattedMessage
      id="card.warning.neverWakes"
      defaultMessage="An entry has no keyword or no content and will never be used: {where}"
      description="Warning about a lorebook; {where} is what its author calls the entry"
      values={{ where }}
    />
  ),
} as const satisfies Record<CardWarningKind, (where: ReactNode) => ReactNode>;
