import { note } from './ThreadNotes.css';

/** A line without a speaker: the scene, a change of branch, the beginning. */
export function SystemNote({ text }: { readonly text: string }) {
  return (
    <p dir="auto" className={note}>
      {text}
    </p>
  );
}
