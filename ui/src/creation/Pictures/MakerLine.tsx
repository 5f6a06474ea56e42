import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { maker, makerSign } from './Pictures.css';
import type { PictureMakerValue } from './picture-model';

interface MakerLineProps {
  readonly by: PictureMakerValue;
  /** As its provider calls it; null where there is none. */
  readonly model: string | null;
}

/** Who draws, said plainly. */
export function MakerLine({ by, model }: MakerLineProps) {
  return (
    <p className={maker}>
      <span className={makerSign}>
        <Icon name={by === 'composed' ? 'info' : 'sparkle'} size="small" />
      </span>
      <span>
        {by === 'composed' ? (
          <FormattedMessage
            id="pictures.by.composed"
            defaultMessage="Put together from our drawn parts. No model."
            description="Says how pictures are made here: no artificial intelligence makes them"
          />
        ) : (
          <FormattedMessage
            id="pictures.by.model"
            defaultMessage="{hasName, select, true {Drawn by a model: {name}} other {Drawn by a model}}"
            description="Says how pictures are made here: by artificial intelligence; {name} is the technical name of the model"
            values={{ hasName: String(model !== null), name: <bdi>{model}</bdi> }}
          />
        )}
      </span>
    </p>
  );
}
