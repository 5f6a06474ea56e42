import { Brush } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { box, head, input, label as labelStyle } from '../../creation/LookStep/DescribeIt.css';
import { pictureLimits, type PictureProblem } from '../../creation/Pictures/picture-model';
import { Lacking } from '../../creation/Pictures/PictureForm';
import { ShareBar, StateWords } from '../../creation/Pictures/PictureJob';
import { problemMessages } from '../../creation/Pictures/problem-messages';
import { Counter } from '../../creation/Step/Counter';
import { lengthProblem } from '../../creation/Step/problem-messages';
import { problemLine } from '../../creation/Step/step.css';
import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';
import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import * as styles from './RedrawForm.css';
import type { RedrawBarrier, RedrawState } from './redraw';

export interface RedrawFormProps {
  readonly prompt: string;
  readonly onPrompt: (prompt: string) => void;
  /** How far the area may go from the picture, from 0 to 1; undefined where the engine takes no limit. */
  readonly change: number | undefined;
  readonly onChange: (change: number) => void;
  /** The first that there is; undefined where nothing is in the way. */
  readonly barrier: RedrawBarrier | undefined;
  /** Undefined while it is not known: nothing is begun without it. */
  readonly price: ActPriceValue | undefined;
  readonly balance: number | undefined;
  /** Where there are points. */
  readonly pricesHref: string;
  readonly state: RedrawState;
  /** Why it was not begun. */
  readonly problem: PictureProblem | undefined;
  readonly onRedraw: () => void;
  readonly onStop: () => void;
}

const barriers: Readonly<Record<RedrawBarrier, ReactNode>> = {
  'no-engine': (
    <FormattedMessage
      id="paint.barrier.noEngine"
      defaultMessage="This server has no picture model that can redraw an area. Sketching and keeping your picture work without one."
      description="Below the button that has an area of a picture redrawn, where the server cannot do that"
    />
  ),
  offline: (
    <FormattedMessage
      id="paint.barrier.offline"
      defaultMessage="You are offline. You can go on painting; redrawing needs a connection."
      description="Below the button that has an area of a picture redrawn, while there is no connection"
    />
  ),
  'no-mask': (
    <FormattedMessage
      id="paint.barrier.noMask"
      defaultMessage="Paint the area to change first, with the mask."
      description="Below the button that has an area of a picture redrawn, while no area is marked"
    />
  ),
  'no-words': (
    <FormattedMessage
      id="paint.barrier.noWords"
      defaultMessage="Say in words what should be there."
      description="Below the button that has an area of a picture redrawn, while its words are empty"
    />
  ),
};

/**
 * Has the masked area of a picture redrawn: words, price, and how far it is.
 *
 * **Use** beside a `PaintCanvas`.
 *
 * **Avoid** it for whole pictures: that is a `PictureForm`.
 *
 * **Accessibility** The button says its price; why it cannot be pressed stands below it and describes it.
 */
export function RedrawForm(props: RedrawFormProps) {
  const { balance, barrier, change, onChange, onPrompt, onRedraw, price, pricesHref, problem, prompt, state } = props;
  const intl = useIntl();
  const id = useId();
  const isUnderWay = state.kind === 'queued' || state.kind === 'drawing';
  const tooLong = lengthProblem(prompt, pictureLimits.prompt);
  const canRedraw = barrier === undefined && price !== undefined && tooLong === undefined;
  const trouble = tooLong ?? (problem === undefined ? undefined : problemMessages[problem]);
  const hasPrice = price !== undefined && barrier !== 'no-engine';
  const described = [hasPrice ? `${id}-price` : [], barrier === undefined ? [] : `${id}-barrier`].flat();
  const describedBy = described.length === 0 ? undefined : described.join(' ');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (canRedraw && !isUnderWay && state.kind !== 'sending') onRedraw();
      }}
    >
      <div className={box} data-invalid={tooLong !== undefined || undefined}>
        <div className={head}>
          <label htmlFor={id} className={labelStyle}>
            <FormattedMessage
              id="paint.prompt"
              defaultMessage="What should be there"
              description="Label of the box with the words that an area of a picture is redrawn from"
            />
          </label>
          <span id={`${id}-count`}>
            <Counter text={prompt} limit={pictureLimits.prompt} />
          </span>
        </div>
        <textarea
          id={id}
          rows={3}
          value={prompt}
          dir={prompt === '' ? undefined : 'auto'}
          className={input}
          aria-describedby={`${id}-count`}
          onChange={(event) => onPrompt(event.target.value)}
        />
      </div>
      {change !== undefined && (
        <div className={styles.change}>
          <label htmlFor={`${id}-change`}>
            <FormattedMessage
              id="paint.change"
              defaultMessage="Change"
              description="Names the slider for how far a redrawn area may go from the picture, in per cent"
            />
          </label>
          <span className={styles.share}>{intl.formatNumber(change, { style: 'percent' })}</span>
          <input
            id={`${id}-change`}
            type="range"
            className={styles.slider}
            min={5}
            max={100}
            step={5}
            value={Math.round(change * 100)}
            onChange={(event) => onChange(event.target.valueAsNumber / 100)}
          />
        </div>
      )}
      {isUnderWay ? (
        <Progress state={state} onStop={props.onStop} />
      ) : (
        <>
          {hasPrice && (
            <span id={`${id}-price`} className={styles.price}>
              <ActPrice {...price} />
            </span>
          )}
          <Button
            type="submit"
            tone="primary"
            size="large"
            fullWidth
            disabled={!canRedraw}
            aria-describedby={describedBy}
            busy={state.kind === 'sending'}
            busyLabel={
              <FormattedMessage
                id="paint.sending"
                defaultMessage="Sending"
                description="On the button while picture and mask are being sent"
              />
            }
          >
            <DrawnIcon drawing={Brush} />
            <FormattedMessage
              id="paint.redraw"
              defaultMessage="Redraw this area"
              description="Button that has the marked area of a picture redrawn; its price follows"
            />
          </Button>
        </>
      )}
      {barrier !== undefined && !isUnderWay && (
        <p id={`${id}-barrier`} className={styles.note}>
          {barriers[barrier]}
        </p>
      )}
      {barrier === undefined && <Lacking price={price} balance={balance} pricesHref={pricesHref} />}
      {trouble !== undefined && <Trouble>{trouble}</Trouble>}
      {(state.kind === 'failed' || state.kind === 'stopped') && (
        <Trouble>
          <span className={styles.reason}>
            <StateWords state={state} pictures={0} />
          </span>
          <FormattedMessage
            id="paint.failed"
            defaultMessage="Your points came back. Your mask is safe."
            description="After the redrawing of an area has failed or was stopped"
          />
        </Trouble>
      )}
    </form>
  );
}

function Trouble({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={problemLine}>
      <Icon name="alert" size="small" />
      <span>{children}</span>
    </p>
  );
}

type UnderWay = Extract<RedrawState, { kind: 'queued' | 'drawing' }>;

function Progress({ onStop, state }: { readonly state: UnderWay; readonly onStop: () => void }) {
  const id = useId();
  return (
    <div className={styles.progress} role="group" aria-labelledby={id}>
      <p id={id} role="status" className={styles.doing}>
        <Lantern />
        <span>
          <StateWords state={state} pictures={0} />
        </span>
      </p>
      {state.kind === 'drawing' && <ShareBar share={state.share} labelledBy={id} />}
      {state.kind === 'drawing' && state.preview !== null && (
        <img className={styles.preview} src={state.preview} alt="" />
      )}
      <Button size="small" onClick={onStop}>
        <FormattedMessage
          id="pictures.stop"
          defaultMessage="Stop"
          description="Button that stops the drawing of pictures"
        />
      </Button>
    </div>
  );
}
