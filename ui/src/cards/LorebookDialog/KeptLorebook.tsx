import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import type { LorebookProblemValue } from '../lorebook-model';
import { acts } from '../looking-through.css';
import { note, problem as problemStyle } from './LorebookDialog.css';
import { lorebookProblems } from './lorebook-problems';

interface KeptLorebookProps {
  readonly name: string;
  readonly loreCount: number;
  readonly undoing: boolean;
  readonly problem: LorebookProblemValue | null;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** A character has its lorebook; the former one can still come back. */
export function KeptLorebook({ name, loreCount, undoing, problem, onUndo, onClose }: KeptLorebookProps) {
  return (
    <>
      <p role="status" className={note}>
        <FormattedMessage
          id="card.lorebook.kept"
          defaultMessage="{count, plural, =0 {The lorebook of {name} is now empty.} one {{name} now has one lorebook entry.} other {{name} now has # lorebook entries.}} Conversations use it from the next message on."
          description="After a character was given a lorebook"
          values={{ count: loreCount, name: <bdi key="name">{name}</bdi> }}
        />
      </p>
      {problem !== null && (
        <p role="alert" className={problemStyle}>
          {lorebookProblems[problem]}
        </p>
      )}
      <div className={acts}>
        <Button tone="primary" disabled={undoing} onClick={onClose}>
          <FormattedMessage
            id="card.lorebook.done"
            defaultMessage="Done"
            description="Closes the dialog after a character was given a lorebook"
          />
        </Button>
        <Button
          busy={undoing}
          busyLabel={
            <FormattedMessage
              id="card.lorebook.undoing"
              defaultMessage="Undoing"
              description="On the button while the former lorebook is brought back"
            />
          }
          onClick={onUndo}
        >
          <FormattedMessage
            id="card.lorebook.undo"
            defaultMessage="Undo"
            description="Brings the lorebook back that a character had before"
          />
        </Button>
      </div>
    </>
  );
}
