import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

export const justCame = { roundJustCame: true } as const;

/** Whether the round in view was just written, not revisited. */
export function useJustCame(): boolean {
  const state: unknown = useLocation().state;
  const type = useNavigationType();
  return type !== NavigationType.Pop && typeof state === 'object' && state !== null && 'roundJustCame' in state;
}
