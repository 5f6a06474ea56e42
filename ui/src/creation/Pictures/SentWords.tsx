import { FormattedMessage, useIntl } from 'react-intl';

import { expressionNames } from '../labels/value-names';
import { fact, facts, sent, sentHead, sentText, startImage } from './Pictures.css';
import type { PictureJobValue } from './picture-model';

/** What the engine was sent, letter by letter. */
export function SentWords({ job }: { readonly job: PictureJobValue }) {
  const intl = useIntl();
  const { expression, negative, prompt, seed, size, start } = job;
  return (
    <details className={sent}>
      <summary className={sentHead}>
        <FormattedMessage
          id="pictures.sent"
          defaultMessage="What was sent"
          description="Opens the exact words that pictures were drawn from"
        />
      </summary>
      <p className={sentText} dir="auto">
        {prompt}
      </p>
      <ul className={facts}>
        {negative !== '' && (
          <li className={fact}>
            <FormattedMessage
              id="pictures.sent.negative"
              defaultMessage="Left out: {words}"
              description="What was not to be in a picture"
              values={{ words: <bdi>{negative}</bdi> }}
            />
          </li>
        )}
        {start !== null && (
          <li className={fact}>
            <img className={startImage} src={start.address} alt="" width={300} height={400} decoding="async" />
            {start.share === null ? (
              <FormattedMessage
                id="pictures.sent.start"
                defaultMessage="Started from this picture"
                description="Beside the picture that another was drawn after"
              />
            ) : (
              <FormattedMessage
                id="pictures.sent.startShare"
                defaultMessage="Started from this picture; {share, number, ::percent} of it may change"
                description="Beside the picture that another was drawn after, and how far it was allowed to go from it"
                values={{ share: start.share }}
              />
            )}
          </li>
        )}
        {expression !== null && (
          <li className={fact}>
            <FormattedMessage
              id="pictures.sent.expression"
              defaultMessage="Expression: {expression}"
              description="The face that was chosen for a picture, such as laughing"
              values={{ expression: intl.formatMessage(expressionNames[expression]) }}
            />
          </li>
        )}
        <li className={fact}>
          <FormattedMessage
            id="pictures.size.value"
            defaultMessage="{width, number} × {height, number}"
            description="Width and height of a picture in pixels"
            values={{ ...size }}
          />
        </li>
        <li className={fact}>
          <FormattedMessage
            id="pictures.sent.seed"
            defaultMessage="Seed {seed}"
            description="The number from which the first of several pictures was drawn; a technical term"
            values={{ seed: String(seed) }}
          />
        </li>
      </ul>
    </details>
  );
}
