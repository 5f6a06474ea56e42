import { Brush } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import { box, foot, head, hint, input, label as labelStyle } from '../LookStep/DescribeIt.css';
import { Counter } from '../Step/Counter';
import { lengthProblem } from '../Step/problem-messages';
import { problemLine } from '../Step/step.css';
import { charactersIn } from '../wizard-limits';
import { CountChoice } from './CountChoice';
import { MakerLine } from './MakerLine';
import { form, lacking, lackingLink } from './Pictures.css';
import { pictureLimits, type PictureFormProps } from './picture-model';
import { PictureOptions } from './PictureOptions';
import { problemMessages } from './problem-messages';

const fits = (text: string, limit: number) => charactersIn(text) <= limit;

/** What is to be drawn, in words that are sent as they are, and what it costs. */
export function PictureForm(props: PictureFormProps) {
  const { engine, wishes, onWishes, price, onDraw, isAsking, problem } = props;
  const { count, negative, prompt } = wishes;
  const id = useId();
  const tooLong = lengthProblem(prompt, pictureLimits.prompt);
  const trouble = tooLong ?? (problem === undefined ? undefined : problemMessages[problem]);
  const isPromptAtFault = tooLong !== undefined || problem === 'prompt' || problem === 'commands';
  const canDraw =
    prompt.trim() !== '' &&
    fits(prompt, pictureLimits.prompt) &&
    fits(negative, pictureLimits.negative) &&
    price !== undefined;
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (canDraw && !isAsking) onDraw();
      }}
    >
      <MakerLine by={engine.by} model={engine.model} />
      <div className={box} data-invalid={isPromptAtFault || undefined}>
        <div className={head}>
          <label htmlFor={id} className={labelStyle}>
            <FormattedMessage
              id="pictures.prompt"
              defaultMessage="What the picture shows"
              description="Label of the box with the words that a picture is drawn from"
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
          aria-describedby={`${id}-count ${id}-hint${trouble === undefined ? '' : ` ${id}-problem`}`}
          aria-invalid={isPromptAtFault || undefined}
          onChange={(event) => onWishes({ prompt: event.target.value })}
        />
        <span id={`${id}-hint`} className={hint}>
          <FormattedMessage
            id="pictures.prompt.hint"
            defaultMessage="Sent exactly as written here."
            description="Below the box with the words that a picture is drawn from"
          />
        </span>
      </div>
      <PictureOptions {...props} />
      {trouble !== undefined && (
        <p id={`${id}-problem`} role="alert" className={problemLine}>
          <Icon name="alert" size="small" />
          <span>{trouble}</span>
        </p>
      )}
      <div className={foot}>
        <CountChoice count={count} onCount={(value) => onWishes({ count: value })} />
        <Button
          type="submit"
          disabled={!canDraw}
          busy={isAsking}
          busyLabel={
            <FormattedMessage
              id="pictures.asking"
              defaultMessage="Starting"
              description="On the button while pictures are being asked for"
            />
          }
        >
          <DrawnIcon drawing={Brush} />
          <FormattedMessage
            id="pictures.draw"
            defaultMessage="{count, plural, one {Draw # picture} other {Draw # pictures}}"
            description="Button that has pictures drawn; their price follows"
            values={{ count }}
          />
          {price !== undefined && <ActPrice {...price} />}
        </Button>
      </div>
      <Lacking {...props} />
    </form>
  );
}

/** That there are too few points, and where there are more. */
export function Lacking({ price, balance, pricesHref }: Pick<PictureFormProps, 'price' | 'balance' | 'pricesHref'>) {
  if (price?.isLacking !== true || balance === undefined) return null;
  return (
    <p role="status" className={lacking}>
      <FormattedMessage
        id="pictures.lacking"
        defaultMessage="{balance, plural, =0 {You have no points} one {You have # point} other {You have # points}}; these pictures cost {points, number}."
        description="Below the button that has pictures drawn, when there are too few points"
        values={{ balance, points: price.points }}
      />
      <Link href={pricesHref} className={lackingLink}>
        <FormattedMessage
          id="pictures.lacking.get"
          defaultMessage="Get points"
          description="Link to the page where points are bought, beside the note that there are too few"
        />
      </Link>
    </p>
  );
}
