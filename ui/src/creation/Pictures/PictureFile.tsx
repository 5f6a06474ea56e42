import { Upload } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { FileInput } from '../../primitives/FileInput/FileInput';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { hint, problemLine } from '../Step/step.css';
import { upload } from './Pictures.css';
import type { PictureUploadProps, UploadProblem } from './picture-model';

const problems: Readonly<Record<UploadProblem, ReactNode>> = {
  'too-large': (
    <FormattedMessage
      id="pictures.upload.tooLarge"
      defaultMessage="This picture is too large. The limit is 8 MB and 40 megapixels."
      description="A picture for a character was not taken"
    />
  ),
  'wrong-type': (
    <FormattedMessage
      id="pictures.upload.wrongType"
      defaultMessage="This file cannot be read as a picture. Choose an undamaged PNG, JPEG or WebP file."
      description="A file for the portrait of a character was not taken"
    />
  ),
  full: (
    <FormattedMessage
      id="pictures.upload.full"
      defaultMessage="You have no room for more files. Delete some pictures first."
      description="A picture for a character was not taken, because its owner keeps as much as is allowed"
    />
  ),
  'not-allowed': (
    <FormattedMessage
      id="pictures.upload.notAllowed"
      defaultMessage="This picture is not allowed here."
      description="A picture for a character was not taken, because it breaks the rules of the site"
    />
  ),
  failed: (
    <FormattedMessage
      id="pictures.upload.failed"
      defaultMessage="The picture was not uploaded. Choose it again."
      description="A picture for a character could not be uploaded"
    />
  ),
};

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
          <span>{problems[problem]}</span>
        </p>
      )}
      {children}
    </div>
  );
}
