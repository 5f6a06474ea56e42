import { Brush, Puzzle, Upload } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import type { LookWay } from '../model';
import { way } from './LookStep.css';

interface LookWaysProps {
  readonly way: LookWay;
  readonly onWay: (way: LookWay) => void;
  /** Points for one picture; undefined while they are not known. */
  readonly points: number | undefined;
}

/** The three ways to a portrait: from parts, from a file, from words. */
export function LookWays({ way: chosen, onWay, points }: LookWaysProps) {
  const intl = useIntl();
  return (
    <SegmentedControl
      label={intl.formatMessage({
        id: 'wizard.look.ways',
        defaultMessage: 'How to get a portrait',
        description: 'Names the choice between drawn parts, a file of one’s own, and having a picture drawn',
      })}
      value={chosen}
      onChange={onWay}
      options={[
        {
          value: 'parts',
          label: (
            <span className={way}>
              <DrawnIcon drawing={Puzzle} size="small" />
              <FormattedMessage
                id="wizard.look.way.parts"
                defaultMessage="From parts"
                description="One way to a portrait: choose drawn parts"
              />
            </span>
          ),
        },
        {
          value: 'upload',
          label: (
            <span className={way}>
              <DrawnIcon drawing={Upload} size="small" />
              <FormattedMessage
                id="wizard.look.way.upload"
                defaultMessage="Upload a picture"
                description="One way to a portrait: a picture file of one’s own"
              />
            </span>
          ),
        },
        {
          value: 'draw',
          label: (
            <span className={way}>
              <DrawnIcon drawing={Brush} size="small" />
              <FormattedMessage
                id="wizard.look.way.draw"
                defaultMessage="Draw a picture"
                description="One way to a portrait: pictures are drawn from words; the price of one follows"
              />
              {points !== undefined && <ActPrice points={points} isLacking={false} />}
            </span>
          ),
        },
      ]}
    />
  );
}
