/** The words of Specification §2.1; what stands here has no catalogue to ask. */
const title = 'Unexpected Application Error!';

/** What stands in the place of everything when not even the shell could be shown. */
export function RootFailure() {
  return (
    <main>
      <h1>{title}</h1>
    </main>
  );
}
