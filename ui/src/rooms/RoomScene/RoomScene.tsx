import { ChevronDown } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { beginning, label, scene as sceneStyle, sign, summary, whole } from './RoomScene.css';

/** At the top of a room: where its conversation takes place. One line, and all of it on a press. */
export function RoomScene({ scene }: { readonly scene: string }) {
  return (
    <details className={sceneStyle}>
      <summary className={summary}>
        <span className={label}>
          <FormattedMessage
            id="room.scene.title"
            defaultMessage="Scene"
            description="Before the text at the top of a room that says where its conversation takes place"
          />
        </span>
        <span dir="auto" className={beginning}>
          {scene}
        </span>
        <span className={sign}>
          <DrawnIcon drawing={ChevronDown} size="small" />
        </span>
      </summary>
      <p dir="auto" className={whole}>
        {scene}
      </p>
    </details>
  );
}
