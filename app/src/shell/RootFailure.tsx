/** The words of Product §2.1; what stands here has no catalogue to ask. */
const title = 'Unexpected Application Error!';

/** Shown in place of everything when not even the shell could be shown. */
export function RootFailure() {
  return (
    <main>
      <h1>{title}</h1>
    </main>
  );
}
