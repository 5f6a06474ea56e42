import { FormattedTime } from 'react-intl';

import type { DraftSaveState } from '@fabula/ui/creation';

import type { SaveState } from '../draft-state';

/** Where the latest change is, as the views say it. @param onChoose opens the choice between two versions */
export function toSaveState(save: SaveState, onChoose: () => void): DraftSaveState {
  if (save.kind === 'saved') return { kind: 'saved', at: <FormattedTime value={save.at} /> };
  if (save.kind === 'conflict') return { kind: 'conflict', onChoose };
  if (save.kind === 'unwritten' || save.kind === 'saving') return { kind: save.kind };
  return { kind: 'on-device' };
}
