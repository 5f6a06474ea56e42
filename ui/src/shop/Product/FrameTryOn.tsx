import type { FrameId } from '@fabula/sdk/types';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { SceneValue } from '../../content/model';
import { Scene } from '../../content/Scene/Scene';
import { FramedPortrait } from '../../cosmetics/FramedPortrait/FramedPortrait';
import type { SamplesValue } from '../model';
import {
  face,
  faceName,
  floor,
  portrait,
  portraits as portraitsStyle,
  radio,
  stage,
  standing,
  trying,
} from './Product.css';

interface FrameTryOnProps {
  readonly frame: FrameId;
  /** The first is tried on before another is chosen. */
  readonly portraits: SamplesValue['portraits'];
  readonly scene: SceneValue;
}

/** A frame on its shelf, around a portrait that the reader chooses. */
export function FrameTryOn({ frame, portraits, scene }: FrameTryOnProps) {
  const intl = useIntl();
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const shown = portraits.find(({ src }) => src === chosen) ?? portraits[0];
  return (
    <div>
      <div className={stage}>
        <Scene scene={scene} />
        <div className={floor} />
        <div className={standing}>
          <FramedPortrait frame={frame} src={shown.src} />
        </div>
        <span className={trying}>
          <FormattedMessage
            id="shop.productPage.trying"
            defaultMessage="Preview: {name}"
            description="On the picture of a frame: the name of the portrait that it is shown around, such as “Su Yin” or “You”"
            values={{ name: <bdi>{shown.name}</bdi> }}
          />
        </span>
      </div>
      <div
        role="radiogroup"
        className={portraitsStyle}
        aria-label={intl.formatMessage({
          id: 'shop.productPage.portraits',
          defaultMessage: 'Try it on',
          description: 'Names the choice of portraits that a frame is shown around',
        })}
      >
        {portraits.map(({ src, name }) => (
          <label key={src} className={portrait}>
            <input
              type="radio"
              name={id}
              className={radio}
              checked={src === shown.src}
              onChange={() => setChosen(src)}
            />
            <img className={face} src={src} alt={name} width={256} height={256} />
            <span className={faceName} aria-hidden="true">
              <bdi>{name}</bdi>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
