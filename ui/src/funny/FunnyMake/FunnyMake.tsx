import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import type { FunnyLack, FunnyMaker, FunnyProblem } from '../model';
import { lackMessages, problemMessages } from './make-messages';
import { acts, form, note, trouble } from './FunnyMake.css';

interface FunnyMakeProps {
  /** What it is made from. */
  readonly children: ReactNode;
  /** What the model costs; null where there is none, undefined while that is not known. */
  readonly price: ActPriceValue | null | undefined;
  /** Who is at work. */
  readonly busy: FunnyMaker | null;
  /** What is missing, once it was tried without it. */
  readonly lack: FunnyLack | null;
  readonly problem: FunnyProblem | null;
  readonly onMake: (by: FunnyMaker) => void;
}

/** What a result is made from, and the two ways to have it made: by the house for nothing, by the model for points. */
export function FunnyMake({ children, price, busy, lack, problem, onMake }: FunnyMakeProps) {
  const said = lack === null ? problem && problemMessages[problem] : lackMessages[lack];
  return (
    <div className={form}>
      {children}
      {said !== null && (
        <p role="alert" className={trouble}>
          <Icon name="alert" size="small" />
          <span>{said}</span>
        </p>
      )}
      <div className={acts}>
        <Button
          tone="primary"
          busy={busy === 'house'}
          disabled={busy === 'model'}
          busyLabel={
            <FormattedMessage
              id="funny.make.busy"
              defaultMessage="Making it"
              description="On the button while something amusing is put together without a model"
            />
          }
          onClick={() => onMake('house')}
        >
          <FormattedMessage
            id="funny.make.house"
            defaultMessage="Make it, free"
            description="Button that puts something amusing together without a model, which costs nothing"
          />
        </Button>
        {price !== null && price !== undefined && (
          <Button
            busy={busy === 'model'}
            disabled={busy === 'house'}
            busyLabel={
              <FormattedMessage
                id="funny.make.writing"
                defaultMessage="The model is writing"
                description="On the button while the text model writes something amusing"
              />
            }
            onClick={() => onMake('model')}
          >
            <FormattedMessage
              id="funny.make.model"
              defaultMessage="Let the model write it"
              description="Button that has the text model write something amusing; its price in points follows"
            />
            <ActPrice {...price} />
          </Button>
        )}
      </div>
      {(price === null || price?.points !== undefined) && (
        <p className={note}>
          {price === null ? (
            <FormattedMessage
              id="funny.make.noModel"
              defaultMessage="Put together here from the characters’ own words and ours, without a model. Free."
              description="Below the button of the page of small amusements where there is no text model"
            />
          ) : (
            <FormattedMessage
              id="funny.make.both"
              defaultMessage="The free one is put together from the characters’ own words and ours, without a model. What has a price is written by the text model."
              description="Below the two buttons of the page of small amusements: who makes what"
            />
          )}
        </p>
      )}
    </div>
  );
}
