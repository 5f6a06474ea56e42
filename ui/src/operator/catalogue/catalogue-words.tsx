import type { CatalogueAct, CatalogueKind, CatalogueState } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export const kindNames = {
  character: (
    <FormattedMessage
      id="operator.catalogue.characters"
      defaultMessage="Characters"
      description="Shows the characters of the catalogue, on the operators’ desk"
    />
  ),
  story: (
    <FormattedMessage
      id="operator.catalogue.stories"
      defaultMessage="Stories"
      description="Shows the stories of the catalogue, on the operators’ desk"
    />
  ),
} as const satisfies Record<CatalogueKind, ReactNode>;

export const stateNames = {
  all: (
    <FormattedMessage
      id="operator.catalogue.all"
      defaultMessage="All"
      description="Entries of the catalogue in every state"
    />
  ),
  featured: (
    <FormattedMessage
      id="operator.catalogue.featured"
      defaultMessage="Featured"
      description="Entries of the catalogue on the first shelf of the explore page"
    />
  ),
  hidden: (
    <FormattedMessage
      id="operator.catalogue.hidden"
      defaultMessage="Hidden"
      description="Entries of the catalogue that only their authors see"
    />
  ),
  mature: (
    <FormattedMessage
      id="operator.catalogue.mature"
      defaultMessage="18+"
      description="Entries of the catalogue with mature themes, and the word beside one"
    />
  ),
} as const satisfies Record<CatalogueState | 'all', ReactNode>;

/** On the button that opens an act, over its dialog, and on the button that sends it. */
export const actTitles = {
  feature: (
    <FormattedMessage
      id="operator.catalogue.feature"
      defaultMessage="Feature"
      description="Button: a character or a story joins the first shelf of the explore page"
    />
  ),
  'stop-featuring': (
    <FormattedMessage
      id="operator.catalogue.unfeature"
      defaultMessage="Stop featuring"
      description="Button: a character or a story leaves the first shelf of the explore page"
    />
  ),
  hide: (
    <FormattedMessage
      id="operator.catalogue.hide"
      defaultMessage="Hide"
      description="Button: only its author still sees a character or a story"
    />
  ),
  show: (
    <FormattedMessage
      id="operator.catalogue.show"
      defaultMessage="Show again"
      description="Button: everyone sees a character or a story that was hidden"
    />
  ),
  'mark-mature': (
    <FormattedMessage
      id="operator.catalogue.mark"
      defaultMessage="Mark as 18+"
      description="Button: a character or a story is shown only in mature mode"
    />
  ),
  'take-mark-back': (
    <FormattedMessage
      id="operator.catalogue.unmark"
      defaultMessage="Take back 18+"
      description="Button: a character or a story that an operator marked as mature loses the mark"
    />
  ),
} as const satisfies Record<CatalogueAct, ReactNode>;

/** What an act does, in its dialog. */
export const actSentences = {
  feature: (
    <FormattedMessage
      id="operator.catalogue.feature.about"
      defaultMessage="It joins the first shelf of the explore page, before what was featured earlier."
      description="In the dialog in which an operator features a character or a story"
    />
  ),
  'stop-featuring': (
    <FormattedMessage
      id="operator.catalogue.unfeature.about"
      defaultMessage="It leaves the first shelf of the explore page. Nothing else changes."
      description="In the dialog in which an operator stops featuring a character or a story"
    />
  ),
  hide: (
    <FormattedMessage
      id="operator.catalogue.hide.about"
      defaultMessage="Only its author still sees it. They learn what is wrong, and can publish it again after changing it. The decision is added to the public log without names."
      description="In the dialog in which an operator hides a character or a story"
    />
  ),
  show: (
    <FormattedMessage
      id="operator.catalogue.show.about"
      defaultMessage="Everyone sees it again, and its author is told. The decision is added to the public log without names."
      description="In the dialog in which an operator shows a hidden character or story again"
    />
  ),
  'mark-mature': (
    <FormattedMessage
      id="operator.catalogue.mark.about"
      defaultMessage="It is shown only in mature mode, whatever its author says. Its author is told."
      description="In the dialog in which an operator marks a character or a story as mature"
    />
  ),
  'take-mark-back': (
    <FormattedMessage
      id="operator.catalogue.unmark.about"
      defaultMessage="What its author says about mature themes holds again. Its author is told."
      description="In the dialog in which an operator takes the mark of a character or a story back"
    />
  ),
} as const satisfies Record<CatalogueAct, ReactNode>;
