import { ArrowLeft, HardDriveDownload, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Link } from '../../primitives/Link/Link';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { ownHead } from '../../shell/own-head';
import * as styles from './PaintRoom.css';

export interface PaintHeadValue {
  /** Who the picture is of, or that it is a picture. */
  readonly title: ReactNode;
  readonly width: number;
  readonly height: number;
  readonly backHref: string;
  /** Whether the browser keeps what is painted until it is kept as a version. */
  readonly saved: 'on-device' | 'not-kept';
  /** What can be done with the picture. */
  readonly acts: ReactNode;
}

interface PaintHeadProps extends PaintHeadValue {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** The bar above the paint page: way back, what it is, where strokes are, undo, and what can be done with the picture. */
export function PaintHead(props: PaintHeadProps) {
  const { acts, backHref, canRedo, canUndo, height, onRedo, onUndo, saved, title, width } = props;
  const intl = useIntl();
  return (
    <header className={styles.head} {...ownHead}>
      <Link
        href={backHref}
        className={styles.back}
        aria-label={intl.formatMessage({
          id: 'paint.back',
          defaultMessage: 'Back',
          description: 'The arrow that leaves the paint page; strokes are kept',
        })}
      >
        <DrawnIcon drawing={ArrowLeft} pointing />
      </Link>
      <h1 className={styles.title}>{title}</h1>
      <span className={styles.facts}>
        <FormattedMessage
          id="paint.facts"
          defaultMessage="{width, number} × {height, number}"
          description="Beside the title of the paint page: how large the picture is, in pixels"
          values={{ width, height }}
        />
      </span>
      <span className={styles.saved} data-saved={saved} role={saved === 'not-kept' ? 'status' : undefined}>
        <DrawnIcon drawing={HardDriveDownload} size="small" />
        {saved === 'on-device' ? (
          <FormattedMessage
            id="paint.saved"
            defaultMessage="Kept on this device"
            description="Beside the title of the paint page: the browser keeps the strokes, also when the page is closed"
          />
        ) : (
          <FormattedMessage
            id="paint.notSaved"
            defaultMessage="Not kept: this browser stores nothing"
            description="Beside the title of the paint page: strokes are lost when the page is closed"
          />
        )}
      </span>
      <div className={styles.acts}>
        <ToolButton
          drawing={Undo2}
          pointing
          disabled={!canUndo}
          label={intl.formatMessage({
            id: 'paint.undo',
            defaultMessage: 'Undo',
            description: 'Button that takes the last stroke of a painting back',
          })}
          onClick={onUndo}
        />
        <ToolButton
          drawing={Redo2}
          pointing
          disabled={!canRedo}
          label={intl.formatMessage({
            id: 'paint.redo',
            defaultMessage: 'Redo',
            description: 'Button that does again what was undone in a painting',
          })}
          onClick={onRedo}
        />
        {acts}
      </div>
    </header>
  );
}
