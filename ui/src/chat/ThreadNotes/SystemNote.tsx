import { note } from './ThreadNotes.css';

/** A line that nobody says: the scene, a change of branch, the beginning. */
export function SystemNote({ text }: { readonly text: string }) {
  return (
    <p dir="auto" className={note}>
      {text}
    </p>
  );
}
