import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { LoreImportValue, LoreSaveState } from './model';

export const saveMessages: Readonly<Record<LoreSaveState['kind'], ReactNode>> = {
  saved: (
    <FormattedMessage
      id="editor.lore.saved"
      defaultMessage="Saved"
      description="At an entry of a lorebook: the latest change is stored"
    />
  ),
  saving: (
    <FormattedMessage
      id="editor.lore.saving"
      defaultMessage="Saving"
      description="At an entry of a lorebook: the latest change is being sent"
    />
  ),
  unsaved: (
    <FormattedMessage
      id="editor.lore.unsaved"
      defaultMessage="Not saved yet. Keep this tab open."
      description="At an entry of a lorebook: there is no connection, so the change is only in this tab and is sent again"
    />
  ),
  refused: (
    <FormattedMessage
      id="editor.lore.refused"
      defaultMessage="This cannot be saved. Shorten or change it."
      description="At an entry of a lorebook that the server does not accept"
    />
  ),
  full: (
    <FormattedMessage
      id="editor.lore.noRoom"
      defaultMessage="Not saved: the lorebook is full."
      description="At an entry of a lorebook for which there is no room"
    />
  ),
  conflict: (
    <FormattedMessage
      id="editor.lore.conflict"
      defaultMessage="This entry was changed elsewhere."
      description="At an entry of a lorebook that was changed here and on another device"
    />
  ),
};

export const importProblems: Readonly<Record<Extract<LoreImportValue, { kind: 'failed' }>['why'], ReactNode>> = {
  'no-lorebook': (
    <FormattedMessage
      id="editor.lore.import.none"
      defaultMessage="This file contains no lorebook that can be read."
      description="After a file was chosen to add its entries to a lorebook"
    />
  ),
  'too-large': (
    <FormattedMessage
      id="editor.lore.import.tooLarge"
      defaultMessage="This file is too large: 12 MB or 5,000 entries at most."
      description="After a file was chosen to add its entries to a lorebook"
    />
  ),
  full: (
    <FormattedMessage
      id="editor.lore.import.full"
      defaultMessage="Nothing was added: there is not enough room for all entries."
      description="After a file was chosen to add its entries to a lorebook that has no room for all of them"
    />
  ),
  failed: (
    <FormattedMessage
      id="editor.lore.import.failed"
      defaultMessage="That did not work. Try again."
      description="After an entry of a lorebook could not be added, moved or deleted, or a file could not be imported"
    />
  ),
};
