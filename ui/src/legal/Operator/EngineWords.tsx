import { FormattedMessage } from 'react-intl';

import type { SiteValue } from '../model';

export function EngineWords({ engine }: Pick<SiteValue, 'engine'>) {
  return (
    <p>
      {engine.kind === 'offline' ? (
        <FormattedMessage
          id="legal.engine.offline"
          defaultMessage="No language model is connected to this server. Replies are composed from the text of each character by the offline engine."
          description="Terms and about us: who writes the replies, on a server without a language model"
        />
      ) : (
        <FormattedMessage
          id="legal.engine.model"
          defaultMessage="Replies are written by a language model: {model}."
          description="Terms and about us: who writes the replies; {model} is the model's name"
          values={{ model: <bdi>{engine.model}</bdi> }}
        />
      )}
    </p>
  );
}
