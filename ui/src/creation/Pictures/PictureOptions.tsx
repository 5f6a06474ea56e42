import { FormattedMessage, useIntl } from 'react-intl';

import { Chip } from '../../primitives/Chip/Chip';
import { TextArea } from '../../primitives/TextField/TextArea';
import { Counter } from '../Step/Counter';
import { lengthProblem } from '../Step/problem-messages';
import { chips, group, groupHead, groupLabel, select } from '../Step/step.css';
import { partNames } from '../labels/part-names';
import { expressionNames } from '../labels/value-names';
import { portraitChoices } from '../portrait-choices';
import { option, options } from './Pictures.css';
import { pictureLimits, type PictureFormProps } from './picture-model';
import { StartPicture } from './StartPicture';

type PictureOptionsProps = Omit<
  PictureFormProps,
  'price' | 'balance' | 'pricesHref' | 'onDraw' | 'isAsking' | 'problem'
>;

/** What this engine offers beside the words: nothing where there is nothing to choose. */
export function PictureOptions(props: PictureOptionsProps) {
  const { engine, wishes, onWishes, onLora } = props;
  const intl = useIntl();
  const { canExpress, canLeaveOut, canStart, loras, sizes } = engine;
  const chosen = loras.filter(({ isChosen }) => isChosen).length;
  return (
    <div className={options}>
      {canExpress && (
        <div className={group}>
          <div className={groupHead}>
            <span className={groupLabel} id="picture-expression">
              <FormattedMessage {...partNames.expression} />
            </span>
          </div>
          <div role="group" aria-labelledby="picture-expression" className={chips}>
            {portraitChoices.expression.map((expression) => {
              const isChosen = wishes.expression === expression;
              return (
                <Chip
                  key={expression}
                  selected={isChosen}
                  onClick={() => onWishes({ expression: isChosen ? null : expression })}
                >
                  {intl.formatMessage(expressionNames[expression])}
                </Chip>
              );
            })}
          </div>
        </div>
      )}
      {canStart && <StartPicture {...props} />}
      {loras.length > 0 && (
        <div className={group}>
          <div className={groupHead}>
            <span className={groupLabel} id="picture-loras">
              <FormattedMessage
                id="pictures.loras"
                defaultMessage="LoRAs, {limit, number} at most"
                description="Above the small add-on models for a picture; LoRA is their usual name"
                values={{ limit: pictureLimits.loras }}
              />
            </span>
          </div>
          <div role="group" aria-labelledby="picture-loras" className={chips}>
            {loras.map(({ isChosen, loraId, name, weight }) => (
              <Chip
                key={loraId}
                selected={isChosen}
                disabled={!isChosen && chosen >= pictureLimits.loras}
                onClick={() => onLora(loraId)}
              >
                <bdi>{name}</bdi> {intl.formatNumber(weight, { minimumFractionDigits: 1, maximumFractionDigits: 2 })}
              </Chip>
            ))}
          </div>
        </div>
      )}
      {sizes.length > 1 && (
        <label className={option}>
          <span className={groupLabel}>
            <FormattedMessage
              id="pictures.size"
              defaultMessage="Size"
              description="Names the choice of how large a picture is, in pixels"
            />
          </span>
          <select
            className={select}
            value={wishes.size}
            onChange={(event) => onWishes({ size: Number(event.target.value) })}
          >
            {sizes.map(({ height, width }, index) => (
              <option key={`${width} ${height}`} value={index}>
                {intl.formatMessage(
                  {
                    id: 'pictures.size.value',
                    defaultMessage: '{width, number} × {height, number}',
                    description: 'Width and height of a picture in pixels',
                  },
                  { width, height },
                )}
              </option>
            ))}
          </select>
        </label>
      )}
      {canLeaveOut && (
        <TextArea
          label={
            <FormattedMessage
              id="pictures.negative"
              defaultMessage="Leave out"
              description="Names the box for what should not be in a picture"
            />
          }
          counter={<Counter text={wishes.negative} limit={pictureLimits.negative} />}
          error={lengthProblem(wishes.negative, pictureLimits.negative)}
          dir={wishes.negative === '' ? undefined : 'auto'}
          value={wishes.negative}
          onChange={(negative) => onWishes({ negative })}
        />
      )}
    </div>
  );
}
