import { RotateCcw, Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import { actions, bar, image, jobCard, jobHead, jobTitle, note, tile, tiles, waiting } from './Pictures.css';
import type { PictureJobProps, PictureJobState, PictureJobValue } from './picture-model';
import { PictureTile } from './PictureTile';
import { failureMessages } from './problem-messages';
import { SentWords } from './SentWords';

const isUnderWay = ({ kind }: PictureJobState): boolean => kind === 'queued' || kind === 'drawing';

/** Pictures that were asked for together: how far they are, the pictures to choose from, and what was sent. */
export function PictureJob(props: PictureJobProps) {
  const { isBusy, job, movePrice, onMove, onUse } = props;
  const { count, pictures, state } = job;
  const id = useId();
  const missing = isUnderWay(state) ? Math.max(0, count - pictures.length) : 0;
  return (
    <div role="group" className={jobCard} aria-labelledby={id} data-state={state.kind}>
      <div className={jobHead}>
        <p id={id} role="status" className={jobTitle}>
          {isUnderWay(state) && <Lantern />}
          {state.kind === 'failed' && <Icon name="alert" size="small" />}
          <span>
            <StateWords state={state} pictures={pictures.length} isFilm={job.isFilm ?? false} />
          </span>
        </p>
        <Actions {...props} />
      </div>
      {state.kind === 'drawing' && <ShareBar share={state.share} labelledBy={id} />}
      <Notes job={job} />
      {pictures.length + missing > 0 && (
        <ul className={tiles}>
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.pictureId}
              picture={picture}
              number={index + 1}
              count={count}
              onUse={onUse}
              onMove={onMove}
              movePrice={movePrice}
              isBusy={isBusy}
            />
          ))}
          {Array.from({ length: missing }, (_, index) => (
            // The places of what is still missing have no identity of their own.
            <Missing key={index} preview={index === 0 && state.kind === 'drawing' ? state.preview : null} />
          ))}
        </ul>
      )}
      <SentWords job={job} />
    </div>
  );
}

interface StateWordsProps {
  readonly state: PictureJobState;
  readonly pictures: number;
  readonly isFilm?: boolean;
}

/** How far a generation is, in words. */
export function StateWords({ state, pictures, isFilm = false }: StateWordsProps): ReactNode {
  if (state.kind === 'queued') {
    return (
      <FormattedMessage
        id="pictures.queued"
        defaultMessage="{place, plural, =0 {Waiting for the engine} =1 {Next in the queue} one {Place # in the queue} other {Place # in the queue}}"
        description="Pictures wait to be drawn; {place} is their place in the queue, 0 while it is not known"
        values={{ place: state.place ?? 0 }}
      />
    );
  }
  if (state.kind === 'drawing' && isFilm) {
    return (
      <FormattedMessage
        id="pictures.filming"
        defaultMessage="Making it move"
        description="A short film of a picture is being made at the moment"
      />
    );
  }
  if (state.kind === 'drawing') {
    return (
      <FormattedMessage
        id="pictures.drawing"
        defaultMessage="Drawing"
        description="Pictures are being drawn at the moment"
      />
    );
  }
  if (state.kind === 'failed') return failureMessages[state.failure];
  if (state.kind === 'stopped') {
    return (
      <FormattedMessage
        id="pictures.stopped"
        defaultMessage="Stopped"
        description="The visitor has stopped the drawing of pictures"
      />
    );
  }
  if (isFilm) {
    return (
      <FormattedMessage
        id="pictures.film"
        defaultMessage="Moving picture"
        description="Above a picture that moves: a short film that was made of it"
      />
    );
  }
  return (
    <FormattedMessage
      id="pictures.complete"
      defaultMessage="{count, plural, one {# picture} other {# pictures}}"
      description="Above pictures that were drawn: how many they are"
      values={{ count: pictures }}
    />
  );
}

/** How much of a generation is done. */
export function ShareBar({ share, labelledBy }: { readonly share: number | null; readonly labelledBy: string }) {
  const intl = useIntl();
  return (
    <span className={waiting}>
      <progress className={bar} aria-labelledby={labelledBy} max={1} {...(share !== null && { value: share })} />
      {share !== null && intl.formatNumber(share, { style: 'percent' })}
    </span>
  );
}

function Missing({ preview }: { readonly preview: string | null }) {
  return (
    <li className={tile} aria-hidden>
      {preview === null ? (
        <span className={image} data-missing />
      ) : (
        <img className={image} data-preview src={preview} alt="" />
      )}
    </li>
  );
}

function Notes({ job }: { readonly job: PictureJobValue }) {
  const { charged, held, isReconnecting, state } = job;
  if (isUnderWay(state)) {
    return (
      <>
        {held > 0 && (
          <p className={note}>
            <FormattedMessage
              id="pictures.held"
              defaultMessage="{points, plural, one {# point is set aside.} other {# points are set aside.}} You pay only for pictures that arrive."
              description="While pictures are drawn: points that are set aside for them, and when they are taken"
              values={{ points: held }}
            />
          </p>
        )}
        {isReconnecting && (
          <p className={note}>
            <FormattedMessage
              id="pictures.reconnecting"
              defaultMessage="The connection was lost. The pictures are still being drawn and will appear here."
              description="While pictures are drawn and the page cannot follow them at the moment"
            />
          </p>
        )}
      </>
    );
  }
  if (state.kind === 'complete' || charged === undefined) return null;
  return (
    <p className={note}>
      <FormattedMessage
        id="pictures.returned"
        defaultMessage="{points, plural, =0 {Nothing was charged.} one {# point was charged for what arrived; the rest was returned.} other {# points were charged for what arrived; the rest was returned.}}"
        description="After pictures were stopped or have failed: what they have cost"
        values={{ points: charged }}
      />
    </p>
  );
}

function Actions({ job, onStop, onAgain, againPrice, onDelete, isBusy }: PictureJobProps) {
  if (isUnderWay(job.state)) {
    return (
      <div className={actions}>
        <Button size="small" disabled={isBusy} onClick={onStop}>
          <FormattedMessage
            id="pictures.stop"
            defaultMessage="Stop"
            description="Button that stops the drawing of pictures"
          />
        </Button>
      </div>
    );
  }
  return (
    <div className={actions}>
      {onAgain !== undefined && (
        <Button tone="quiet" size="small" disabled={isBusy} onClick={onAgain}>
          <DrawnIcon drawing={RotateCcw} size="small" pointing />
          {job.state.kind === 'complete' && job.isFilm !== true ? (
            <FormattedMessage
              id="pictures.more"
              defaultMessage="Draw others"
              description="Button that has other pictures drawn from the same words; the price follows"
            />
          ) : (
            <FormattedMessage
              id="pictures.again"
              defaultMessage="Try again"
              description="Button that has pictures drawn once more that were stopped or have failed; the price follows"
            />
          )}
          <ActPrice {...againPrice} />
        </Button>
      )}
      {onDelete !== undefined && (
        <Button tone="quiet" size="small" disabled={isBusy} onClick={onDelete}>
          <DrawnIcon drawing={Trash2} size="small" />
          <FormattedMessage
            id="pictures.delete"
            defaultMessage="Delete"
            description="Button that deletes pictures; they can be brought back"
          />
        </Button>
      )}
    </div>
  );
}
