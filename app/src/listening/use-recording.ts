import { useEffect, useMemo, useState } from 'react';

import {
  ApiError,
  createRecording,
  InsufficientPointsError,
  stopRecording,
  type Recording,
  type RecordingForm,
} from '@fabula/sdk';
import { useGetRecording, useQuoteRecording } from '@fabula/sdk/react';
import type { RecordingValue } from '@fabula/ui/reading';

import { useVisitor } from '../context/use-app';
import { createIdempotencyKeys, newIdempotencyKey } from '../live/idempotency-keys';
import { useFreshPoints } from '../shop/use-fresh-points';
import { usePriced } from '../shop/use-priced';

type Reason = Extract<RecordingValue, { kind: 'failed' }>['reason'];

const pollMs = 700;

function reasonOf(error: unknown): Reason {
  if (!(error instanceof ApiError)) return 'unavailable';
  if (error.reason === 'VALIDATION_FAILED' && error.field === 'source') return 'too-long';
  return error.reason === 'CONFLICT' || error.reason === 'RATE_LIMITED' ? 'busy' : 'unavailable';
}

/** The recording of a reply or a round in a voice by a model: its price, then its making; one key for one press. */
export function useRecording(form: RecordingForm) {
  const { isKnown } = useVisitor();
  const freshPoints = useFreshPoints();
  const priced = usePriced();
  const keys = useMemo(() => createIdempotencyKeys(newIdempotencyKey), []);
  const quote = useQuoteRecording(form, { query: { enabled: isKnown, staleTime: 0, retry: false } });
  const [begun, setBegun] = useState<Recording>();
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState<Reason>();
  const recordingId = begun?.recordingId ?? '';
  const { data: found } = useGetRecording(recordingId, {
    query: {
      enabled: begun?.state === 'speaking',
      refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'speaking' ? pollMs : false),
    },
  });
  const recording = found ?? begun;
  const state = recording?.state;
  // Its points are held, then taken or back.
  useEffect(() => {
    if (state !== undefined) void freshPoints();
  }, [state, freshPoints]);

  const askAgain = () => {
    setBegun(undefined);
    setReason(undefined);
    void quote.refetch();
  };
  const begin = async () => {
    setIsAsking(true);
    try {
      setBegun(await createRecording(form, { headers: { 'Idempotency-Key': keys.of('listen') } }));
      keys.done('listen');
    } catch (error) {
      if (error instanceof ApiError) keys.done('listen');
      // Missing points are told in one place for all pages; the price stands here as before.
      if (error instanceof InsufficientPointsError) askAgain();
      else setReason(reasonOf(error));
    } finally {
      setIsAsking(false);
    }
  };
  const stop = async () => {
    try {
      await stopRecording(recordingId);
      askAgain();
    } catch (error) {
      setReason(reasonOf(error));
    }
  };

  const toProgress = (): Exclude<RecordingValue, { kind: 'ready' }> => {
    if (reason !== undefined) return { kind: 'failed', reason };
    if (isAsking || state === 'speaking') return { kind: 'speaking' };
    const failure = recording?.failure ?? null;
    if (failure !== null && failure !== 'stopped') return { kind: 'failed', reason: failure };
    if (quote.error !== null) return { kind: 'failed', reason: reasonOf(quote.error) };
    if (quote.data === undefined || quote.isFetching) return { kind: 'asking' };
    const { balance, points } = quote.data;
    return { kind: 'offered', ...priced(points, balance) };
  };
  const progress = toProgress();
  return {
    progress,
    address: state === 'ready' ? recording?.audio?.address : undefined,
    listen: () => (progress.kind === 'failed' ? askAgain() : void begin()),
    stop: () => void stop(),
  };
}
