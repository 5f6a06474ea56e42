/// <reference lib="webworker" />
import { layOut, type LayoutRequest } from './layout-map';

/** A map to lay out, and the number that its answer carries. */
export interface LayoutCall {
  readonly call: number;
  readonly request: LayoutRequest;
}

addEventListener('message', ({ data: { call, request } }: MessageEvent<LayoutCall>) => {
  postMessage({ call, layout: layOut(request) });
});
