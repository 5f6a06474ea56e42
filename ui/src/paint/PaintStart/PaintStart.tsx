import { Dices, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { PictureFile } from '../../creation/Pictures/PictureFile';
import type { PictureUploadProps } from '../../creation/Pictures/picture-model';
import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import * as styles from './PaintStart.css';

/** A picture that can be painted over. */
export interface PaintChoice {
  readonly choiceId: string;
  /** Who is on it; empty for a character without a name. */
  readonly name: string;
  /** Undefined for one without a portrait. */
  readonly address: string | undefined;
}

export interface PaintStartProps extends Pick<PictureUploadProps, 'onFile' | 'isUploading' | 'problem'> {
  /** The visitor's own characters and drafts. */
  readonly choices: readonly PaintChoice[];
  /** Puts a portrait together from drawn parts, by lot. */
  readonly onDraw: () => void;
  /** Back to the painting that was left; undefined without one. */
  readonly onContinue: (() => void) | undefined;
  readonly onChoose: (choiceId: string) => void;
  /** A choice that is on its way. */
  readonly choosing: string | undefined;
}

/**
 * The paint page without a picture: where to take one from.
 *
 * **Use** until a picture is chosen.
 *
 * **Avoid** it beside a picture.
 *
 * **Accessibility** Characters are buttons, named by who they are.
 */
export function PaintStart({ choices, choosing, onChoose, onContinue, onDraw, ...file }: PaintStartProps) {
  const id = useId();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <FormattedMessage
          id="paint.start"
          defaultMessage="Paint over a picture"
          description="Heading of the paint page before a picture is chosen"
        />
      </h1>
      <p className={styles.lead}>
        <FormattedMessage
          id="paint.start.lead"
          defaultMessage="Sketch on it, or mark an area and say what should be there. Your strokes stay on this device until you keep them."
          description="Below the heading of the paint page: what can be done there"
        />
      </p>
      {onContinue !== undefined && (
        <div>
          <Button onClick={onContinue}>
            <DrawnIcon drawing={Undo2} pointing />
            <FormattedMessage
              id="paint.start.continue"
              defaultMessage="Back to your painting"
              description="Button on the choice of a picture that returns to the painting that was left for it"
            />
          </Button>
        </div>
      )}
      <section className={styles.part} aria-labelledby={`${id}-own`}>
        <h2 id={`${id}-own`} className={styles.heading}>
          <FormattedMessage
            id="paint.start.upload"
            defaultMessage="A picture of your own"
            description="Heading over the choice of a picture file to paint over"
          />
        </h2>
        <PictureFile {...file} />
        <Button onClick={onDraw} disabled={file.isUploading}>
          <DrawnIcon drawing={Dices} />
          <FormattedMessage
            id="paint.start.draw"
            defaultMessage="Draw a portrait by chance, free"
            description="Button that puts a portrait together from drawn parts, to be painted over"
          />
        </Button>
      </section>
      {choices.length > 0 && (
        <section className={styles.part} aria-labelledby={`${id}-characters`}>
          <h2 id={`${id}-characters`} className={styles.heading}>
            <FormattedMessage
              id="paint.start.characters"
              defaultMessage="One of your characters"
              description="Heading over the portraits of own characters, any of which can be painted over"
            />
          </h2>
          <ul className={styles.choices}>
            {choices.map((choice) => (
              <li key={choice.choiceId}>
                <button
                  type="button"
                  className={styles.choice}
                  disabled={choosing !== undefined}
                  aria-busy={choosing === choice.choiceId || undefined}
                  onClick={() => onChoose(choice.choiceId)}
                >
                  {choice.address === undefined ? (
                    <span className={styles.portrait} />
                  ) : (
                    <img
                      className={styles.portrait}
                      src={choice.address}
                      alt=""
                      width={600}
                      height={800}
                      loading="lazy"
                    />
                  )}
                  <span className={styles.name}>
                    {choice.name.trim() === '' ? (
                      <FormattedMessage
                        id="paint.start.noName"
                        defaultMessage="No name yet"
                        description="In place of the name of a character that has none, below a portrait"
                      />
                    ) : (
                      <bdi dir="auto">{choice.name}</bdi>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
