import { CloudCheck, CloudUpload, HardDriveDownload, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import type { DraftSaveState, DraftStatusProps } from '../model';
import { status } from './DraftStatus.css';

type Said = Exclude<DraftSaveState, { readonly kind: 'unwritten' | 'conflict' }>;

const drawings = {
  saving: CloudUpload,
  saved: CloudCheck,
  'on-device': HardDriveDownload,
} as const satisfies Record<Said['kind'], LucideIcon>;

function words(state: Said): ReactNode {
  if (state.kind === 'saving')
    return (
      <FormattedMessage
        id="draft.status.saving"
        defaultMessage="Saving draft"
        description="Beside the title of a draft: the latest change is being sent"
      />
    );
  if (state.kind === 'on-device')
    return (
      <FormattedMessage
        id="draft.status.onDevice"
        defaultMessage="Saved on this device only"
        description="Beside the title of a draft: there is no connection, so the browser keeps the change and sends it later"
      />
    );
  return (
    <FormattedMessage
      id="draft.status.saved"
      defaultMessage="Draft saved {time}"
      description="Beside the title of a draft: when the latest change was saved, such as Saved 12:04"
      values={{ time: state.at }}
    />
  );
}

/**
 * Where the latest change of a draft is, in words. Screen readers hear what the reader has to know: that a change is only
 * on this device, or that two versions differ; saving after every pause would drown what is being typed.
 */
export function DraftStatus({ state }: DraftStatusProps) {
  if (state.kind === 'unwritten') return null;
  return (
    <span role="status" aria-live={state.kind === 'saving' || state.kind === 'saved' ? 'off' : 'polite'}>
      {state.kind === 'conflict' ? (
        <Button size="small" icon="warning" onClick={state.onChoose}>
          <FormattedMessage
            id="draft.status.conflict"
            defaultMessage="Choose which changes to keep"
            description="Button beside the title of a draft that was changed on two devices: opens the two versions"
          />
        </Button>
      ) : (
        <span className={status} data-state={state.kind}>
          <DrawnIcon drawing={drawings[state.kind]} size="small" />
          <span>{words(state)}</span>
        </span>
      )}
    </span>
  );
}
