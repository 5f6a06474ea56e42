import { useParams } from 'react-router-dom';

/** A parameter of the route in view; throws where the route has none of this name. */
export function useParam(name: string): string {
  const value = useParams()[name];
  if (value === undefined) throw new Error(`This route has no parameter ${name}.`);
  return value;
}
