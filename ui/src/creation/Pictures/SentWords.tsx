import { FormattedMessage } from 'react-intl';

import { fact, facts, sent, sentHead, sentText } from './Pictures.css';
import type { PictureJobValue } from './picture-model';

/** What the engine was sent, letter by letter. */
export function SentWords({ job }: { readonly job: PictureJobValue }) {
  const { negative, prompt, seed, size } = job;
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
