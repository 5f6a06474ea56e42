import { ImagePlus } from 'lucide-react';
import { memo, useRef } from 'react';
import { useIntl } from 'react-intl';

import { ToolButton } from '../../primitives/ToolButton/ToolButton';

interface AttachButtonProps {
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Chooses pictures that the message is to show. It does not render at every key press. */
export const AttachButton = memo(function AttachButton({ disabled, onFiles }: AttachButtonProps) {
  const intl = useIntl();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton
        drawing={ImagePlus}
        disabled={disabled}
        onClick={() => chooser.current?.click()}
        label={intl.formatMessage({
          id: 'chat.pictures.attach',
          defaultMessage: 'Attach a picture',
          description: 'Chooses a picture that goes out with the message',
        })}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept="image/png,image/jpeg,image/webp"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
    </>
  );
});
