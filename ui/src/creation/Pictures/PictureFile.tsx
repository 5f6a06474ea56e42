import { Upload } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { FileInput } from '../../primitives/FileInput/FileInput';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { hint, problemLine } from '../Step/step.css';
import { upload } from './Pictures.css';
import type { PictureUploadProps } from './picture-model';
import { uploadProblems } from './upload-problems';

interface PictureFileProps extends Pick<PictureUploadProps, 'onFile' | 'isUploading' | 'problem'> {
  readonly children?: ReactNode;
}

/** The choice of a picture file, what is taken, and why one was not. */
export function PictureFile({ children, onFile, isUploading, problem }: PictureFileProps) {
  const intl = useIntl();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className={upload}>
      <FileInput
        ref={chooser}
        accept="image/png,image/jpeg,image/webp"
        onFile={onFile}
        label={intl.formatMessage({
          id: 'pictures.upload.file',
          defaultMessage: 'Picture of the character',
          description: 'Names the choice of a file, for screen readers',
        })}
      />
      <Button
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
      <p className={hint}>
        <FormattedMessage
          id="pictures.upload.hint"
          defaultMessage="PNG, JPEG or WebP, up to 8 MB. Only the image is stored, without location, camera or date. Free."
          description="Below the button that opens the choice of a picture file: what is taken, and that data within the file are removed"
        />
      </p>
      {problem !== undefined && (
        <p role="alert" className={problemLine}>
          <Icon name="alert" size="small" />
          <span>{uploadProblems[problem]}</span>
        </p>
      )}
      {children}
    </div>
  );
}
