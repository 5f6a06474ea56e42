import type { Ref } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

interface FileInputProps {
  /** A button that people see opens the choice by it. */
  readonly ref: Ref<HTMLInputElement>;
  /** Which kinds of file the choice offers, as the attribute of the element says it. */
  readonly accept: string;
  readonly label: string;
  /** Also takes several files at once. */
  readonly multiple?: boolean;
  readonly onFile: (file: File, ...others: File[]) => void;
}

/**
 * The choice of one file, or of several, out of sight. The same file can be chosen again.
 *
 * **Use** behind a button that people see, which opens it by its `ref`.
 *
 * **Avoid** it alone: it is not seen. An area to drop files on needs such a button too.
 *
 * **Accessibility** `label` names the choice.
 */
export function FileInput({ ref, accept, label, multiple = false, onFile }: FileInputProps) {
  return (
    <VisuallyHidden>
      <input
        ref={ref}
        type="file"
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={(event) => {
          const [file, ...others] = event.target.files ?? [];
          event.target.value = '';
          if (file !== undefined) onFile(file, ...others);
        }}
      />
    </VisuallyHidden>
  );
}
