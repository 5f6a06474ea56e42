import { useEffect, useRef, useState, type DragEvent } from 'react';

const hasFiles = (transfer: DataTransfer) => transfer.types.includes('Files');

/** A file that is dropped or pasted: a file itself, or the text of a card. */
function fileOf(transfer: DataTransfer): File | undefined {
  const [file] = transfer.files;
  if (file !== undefined) return file;
  const text = transfer.getData('text/plain').trim();
  return text.startsWith('{') ? new File([text], 'card.json', { type: 'application/json' }) : undefined;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/**
 * Takes a file that is dragged onto an element, or pasted anywhere on the page but into a box for text. What is pasted
 * over a dialog is for the dialog alone.
 *
 * @param isOpen Whether a file is wanted now.
 */
export function useFileDrop(isOpen: boolean, onFile: (file: File) => void) {
  // Entering a child comes before leaving its parent: only the count says whether the pointer is still inside.
  const [depth, setDepth] = useState(0);
  const zone = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const paste = (event: ClipboardEvent) => {
      // A dialog hides the page behind it so.
      if (zone.current?.closest('[aria-hidden="true"]') !== null) return;
      if (event.clipboardData === null || isTyping(event.target)) return;
      const file = fileOf(event.clipboardData);
      if (file === undefined) return;
      event.preventDefault();
      onFile(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isOpen, onFile]);
  return {
    isOver: isOpen && depth > 0,
    dropProps: {
      ref: zone,
      onDragEnter: ({ dataTransfer }: DragEvent) => {
        if (hasFiles(dataTransfer)) setDepth((count) => count + 1);
      },
      onDragLeave: ({ dataTransfer }: DragEvent) => {
        if (hasFiles(dataTransfer)) setDepth((count) => Math.max(0, count - 1));
      },
      onDragOver: (event: DragEvent) => {
        if (hasFiles(event.dataTransfer)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setDepth(0);
        const file = fileOf(event.dataTransfer);
        if (isOpen && file !== undefined) onFile(file);
      },
    },
  };
}
