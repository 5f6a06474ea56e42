import type { BindingId, FrameId, PaperId } from '@fabula/sdk';
import { useGetBasicInfo } from '@fabula/sdk/react';

import { useApp, useVisitor } from '../context/use-app';

export interface Worn {
  readonly frame: FrameId | undefined;
  readonly binding: BindingId | undefined;
  readonly paper: PaperId | undefined;
}

/** What the visitor wears; nothing for a guest, and until it is known. */
export function useWorn(): Worn {
  const { isRegistered } = useVisitor();
  const { data: info } = useGetBasicInfo({ query: { enabled: isRegistered } }, useApp().queries.account);
  return {
    frame: info?.user_frame_id ?? undefined,
    binding: info?.user_binding_id ?? undefined,
    paper: info?.user_paper_id ?? undefined,
  };
}
