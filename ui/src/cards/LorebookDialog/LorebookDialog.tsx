import type { LorebookFormat, LorebookImportMode } from '@fabula/sdk/types';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { Dialog } from '../../primitives/Dialog/Dialog';
import type { LorebookValue } from '../lorebook-model';
import { BringLorebook } from './BringLorebook';
import { KeptLorebook } from './KeptLorebook';
import { stack } from './LorebookDialog.css';
import { LorebookPreview } from './LorebookPreview';
import { SaveLorebook } from './SaveLorebook';

export interface LorebookDialogProps {
  readonly name: string;
  /** Entries that it has; undefined while unknown. */
  readonly loreCount: number | undefined;
  readonly state: LorebookValue;
  readonly saving: LorebookFormat | undefined;
  readonly onSave: (format: LorebookFormat) => void;
  readonly onFile: (file: File) => void;
  readonly onBack: () => void;
  readonly onKeep: (mode: LorebookImportMode) => void;
  /** Brings the former lorebook back. */
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

const panels = {
  waiting: 'files',
  reading: 'files',
  deciding: 'preview',
  keeping: 'preview',
  kept: 'kept',
  undoing: 'kept',
} as const satisfies Record<LorebookValue['step'], string>;

/** Takes the reader to the beginning of what has just taken the place of something else. */
function useFreshPanel(shown: string) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  // Before the dialog misses the focus that went with the former panel, and takes it to its own end.
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    panel.current?.focus({ preventScroll: true });
    panel.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, [shown]);
  return panel;
}

/** The lorebook of an own character by itself: out as a file, in from one, with a look before and a way back. */
export function LorebookDialog(props: LorebookDialogProps) {
  const { loreCount, name, state } = props;
  const panel = useFreshPanel(panels[state.step]);
  return (
    <Dialog
      open
      onClose={props.onClose}
      dismissible={state.step !== 'keeping' && state.step !== 'undoing'}
      size="large"
      onPhone="full"
      title={
        <FormattedMessage
          id="card.lorebook.title"
          defaultMessage="Lorebook of {name}"
          description="Title of the dialog with the lorebook of a character"
          values={{ name: <bdi>{name}</bdi> }}
        />
      }
      description={
        <FormattedMessage
          id="card.lorebook.sentence"
          defaultMessage="What a character knows of its world. An entry is used when one of its keys is mentioned."
          description="Explains what a lorebook is"
        />
      }
    >
      <div ref={panel} tabIndex={-1} className={stack}>
        {(state.step === 'waiting' || state.step === 'reading') && (
          <>
            <SaveLorebook loreCount={loreCount} saving={props.saving} onSave={props.onSave} />
            <BringLorebook state={state} onFile={props.onFile} onCancel={props.onBack} />
          </>
        )}
        {(state.step === 'deciding' || state.step === 'keeping') && (
          <LorebookPreview
            name={name}
            loreCount={loreCount}
            lorebook={state.lorebook}
            keeping={state.step === 'keeping'}
            problem={state.problem}
            onKeep={props.onKeep}
            onBack={props.onBack}
          />
        )}
        {(state.step === 'kept' || state.step === 'undoing') && (
          <KeptLorebook
            name={name}
            loreCount={state.loreCount}
            undoing={state.step === 'undoing'}
            problem={state.problem}
            onUndo={props.onUndo}
            onClose={props.onClose}
          />
        )}
      </div>
    </Dialog>
  );
}
