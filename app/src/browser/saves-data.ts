/** Whether the visitor's browser asks for as little traffic as possible (Network Information). */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(window.navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
