import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { UploadProblem } from '../../creation/Pictures/picture-model';
import { uploadProblems } from '../../creation/Pictures/upload-problems';
import { hint, problemLine } from '../../creation/Step/step.css';
import { Button } from '../../primitives/Button/Button';
import { FileInput } from '../../primitives/FileInput/FileInput';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { startNames } from '../labels';
import type { StartPart } from '../model';
import { acts, group, groupLabel, settings, startPicture } from './Bench.css';

export interface StartSlot {
  /** Of the picture; null while there is none. */
  readonly address: string | null;
  readonly isUploading: boolean;
  readonly problem: UploadProblem | undefined;
}

export interface StartPicturesProps {
  /** Those that an engine in view takes; the mask once there is a picture for it to lie over. */
  readonly slots: Readonly<Partial<Record<StartPart, StartSlot>>>;
  readonly onFile: (part: StartPart, file: File) => void;
  readonly onRemove: (part: StartPart) => void;
}

const parts = ['reference', 'mask'] as const satisfies readonly StartPart[];

/** What engines that can start from a picture are given, the same for all. */
export function StartPictures({ slots, onFile, onRemove }: StartPicturesProps) {
  return (
    <div className={settings}>
      {parts.map((part) => {
        const slot = slots[part];
        if (slot === undefined) return null;
        return (
          <Slot
            key={part}
            part={part}
            slot={slot}
            onFile={(file) => onFile(part, file)}
            onRemove={() => onRemove(part)}
          />
        );
      })}
    </div>
  );
}

interface SlotProps {
  readonly part: StartPart;
  readonly slot: StartSlot;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}

function Slot({ onFile, onRemove, part, slot }: SlotProps) {
  const intl = useIntl();
  const chooser = useRef<HTMLInputElement>(null);
  const { address, isUploading, problem } = slot;
  const { label, note } = startNames[part];
  const name = intl.formatMessage(label);
  return (
    <div className={group} role="group" aria-label={name}>
      <span className={groupLabel} aria-hidden>
        {name}
      </span>
      {address !== null && <img className={startPicture} src={address} alt={name} />}
      <FileInput ref={chooser} accept="image/png,image/jpeg,image/webp" label={name} onFile={onFile} />
      <div className={acts}>
        <Button
          size="small"
          onClick={() => chooser.current?.click()}
          busy={isUploading}
          busyLabel={
            <FormattedMessage
              id="pictures.upload.busy"
              defaultMessage="Uploading"
              description="On the button while a picture is being uploaded"
            />
          }
        >
          <DrawnIcon drawing={Upload} />
          <FormattedMessage
            id="pictures.upload.choose"
            defaultMessage="Choose a picture"
            description="Button that opens the choice of a picture file"
          />
        </Button>
        {address !== null && (
          <Button size="small" tone="quiet" onClick={onRemove}>
            <FormattedMessage
              id="bench.start.remove"
              defaultMessage="Remove"
              description="Button of the engine bench: takes away the picture that engines start from, or its mask"
            />
          </Button>
        )}
      </div>
      <p className={hint}>{intl.formatMessage(note)}</p>
      {problem !== undefined && (
        <p role="alert" className={problemLine}>
          <Icon name="alert" size="small" />
          <span>{uploadProblems[problem]}</span>
        </p>
      )}
    </div>
  );
}
