import { data } from 'react-router-dom';

/** An address that leads nowhere: the router's error view answers it, with status 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export function Component() {
  return null;
}
