import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** What the entry of a round in the history remembers when the round was written a moment ago. */
export const justCame = { roundJustCame: true } as const;

/** Whether the round in view has just come, and is not one that the reader comes back to. */
export function useJustCame(): boolean {
  const state: unknown = useLocation().state;
  const type = useNavigationType();
  return type !== NavigationType.Pop && typeof state === 'object' && state !== null && 'roundJustCame' in state;
}
