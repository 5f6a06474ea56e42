/** The text of Product §2.1; there is no catalogue here. */
const title = 'Unexpected Application Error!';

export function RootFailure() {
  return (
    <main>
      <h1>{title}</h1>
    </main>
  );
}
