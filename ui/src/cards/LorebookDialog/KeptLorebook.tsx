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
          defaultMessage="{count, plural, =0 {{name} has an empty lorebook now.} one {{name} has one lorebook entry now.} other {{name} has # lorebook entries now.}} Conversations that are under way know it from the next message on."
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
