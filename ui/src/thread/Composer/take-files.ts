import type { ClipboardEvent, DragEvent } from 'react';

/** Takes the files that are dropped or pasted; text that is pasted stays text, also when a picture of it comes along. */
export function takeFiles(onFiles: ((files: readonly File[]) => void) | undefined) {
  if (onFiles === undefined) return {};
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
    onPaste: (event: ClipboardEvent) => {
      const { files, types } = event.clipboardData;
      if (files.length === 0 || types.includes('text/plain')) return;
      event.preventDefault();
      onFiles([...files]);
    },
  };
}
