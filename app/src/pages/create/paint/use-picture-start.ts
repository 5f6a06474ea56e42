import { useRef, useState } from 'react';

import {
  getPicture,
  toBase64,
  uploadPicture,
  type OwnPicture,
  type PictureEngineInfo,
  type PortraitParts,
} from '@fabula/sdk';
import type { UploadProblem } from '@fabula/ui/pictures';

import { problemOfFile, problemOfUpload } from '../../../drafts/pictures/picture-problems';
import { newIdempotencyKey } from '../../../live/idempotency-keys';
import { cropTo, nearestSize } from './painted-picture';
import { loadPicture, toContent } from './picture-bytes';

export type PictureSource =
  | { readonly file: File }
  | { readonly parts: PortraitParts }
  | { readonly pictureId: string };

const uploading = () => ({ headers: { 'Idempotency-Key': newIdempotencyKey() } });

async function bring(source: PictureSource): Promise<OwnPicture> {
  if ('pictureId' in source) return getPicture(source.pictureId);
  if ('parts' in source) return uploadPicture({ parts: source.parts }, uploading());
  return uploadPicture({ content: await toBase64(source.file) }, uploading());
}

/** An engine draws in few proportions: a picture in others is cropped where it can be redrawn. */
async function fit(picture: OwnPicture, engine: PictureEngineInfo): Promise<OwnPicture> {
  const size = engine.can.mask ? nearestSize(picture, engine.sizes) : undefined;
  const crop = size === undefined ? null : cropTo(picture, size);
  if (crop === null) return picture;
  const canvas = document.createElement('canvas');
  canvas.width = crop.width;
  canvas.height = crop.height;
  canvas.getContext('2d')?.drawImage(await loadPicture(picture.full), -crop.x, -crop.y);
  return uploadPicture({ content: await toContent(canvas) }, uploading());
}

/** A picture for the canvas. Rejects as the server does. */
export async function takePicture(source: PictureSource, engine: PictureEngineInfo): Promise<OwnPicture> {
  return fit(await bring(source), engine);
}

export function usePictureStart(engine: PictureEngineInfo, onPicture: (picture: OwnPicture) => void) {
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState<UploadProblem>();
  const isBusy = useRef(false);
  const start = async (source: PictureSource) => {
    if (isBusy.current) return;
    const refusal = 'file' in source ? problemOfFile(source.file) : undefined;
    setProblem(refusal);
    if (refusal !== undefined) return;
    isBusy.current = true;
    setIsStarting(true);
    try {
      onPicture(await takePicture(source, engine));
    } catch (error) {
      console.warn('A picture did not come to the canvas', error);
      setProblem(problemOfUpload(error));
    } finally {
      isBusy.current = false;
      setIsStarting(false);
    }
  };
  return { start, isStarting, problem };
}
