import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import {
  ApiError,
  FabulaError,
  InsufficientPointsError,
  runCardTest,
  setCardTestQuestions,
  stopCardTest,
  type CardTestReport,
  type CardTests,
} from '@fabula/sdk';
import { getGetCardTestsQueryKey, useGetCardTests } from '@fabula/sdk/react';
import type { CardTestProblem, OwnTestQuestionView } from '@fabula/ui/card-tests';

import { createIdempotencyKeys, newIdempotencyKey } from '../../../../live/idempotency-keys';
import { useTellBalance } from '../../../../shop/use-tell-balance';
import type { EditorPart } from '../editor-part';

/** How often a report is read while it is running, in milliseconds. */
const lookAgainMs = 1_000;

const isRunning = ({ state }: CardTestReport): boolean => state === 'running';

/** Undefined where the app itself says what is wrong. */
function problemOf(error: FabulaError): CardTestProblem {
  if (error instanceof InsufficientPointsError) return 'insufficient-points';
  if (!(error instanceof ApiError)) return 'failed';
  if (error.reason === 'FORBIDDEN') return 'refused';
  return error.reason === 'RATE_LIMITED' ? 'too-many' : 'failed';
}

/** The tests of a draft's card: read again while a run is under way. */
export function useCardTests(draftId: string, { editor }: Pick<EditorPart, 'editor'>) {
  const client = useQueryClient();
  const key = getGetCardTestsQueryKey(draftId);
  const query = useGetCardTests(draftId, {
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.reports.some(isRunning) === true ? lookAgainMs : false),
    },
  });
  const [problem, setProblem] = useState<CardTestProblem>();
  const [busy, setBusy] = useState<'run' | 'questions'>();
  const keys = useRef(createIdempotencyKeys(newIdempotencyKey));
  useTellBalance(query.data?.balance);

  /** One request at a time; an answer, unlike silence, makes the next try another request. */
  const ask = async (name: 'run' | 'questions', send: (headers: Record<string, string>) => Promise<CardTests>) => {
    setBusy(name);
    setProblem(undefined);
    try {
      client.setQueryData(key, await send({ 'Idempotency-Key': keys.current.of(name) }));
      keys.current.done(name);
    } catch (error) {
      if (!(error instanceof FabulaError)) throw error;
      if (error instanceof ApiError) keys.current.done(name);
      setProblem(problemOf(error));
    } finally {
      setBusy(undefined);
    }
  };

  return {
    query,
    problem,
    isStarting: busy === 'run',
    isSavingQuestions: busy === 'questions',
    run: () =>
      ask('run', async (headers) => {
        // The character answers as the server has the draft.
        await editor.flush();
        const report = await runCardTest(draftId, { headers });
        const known = client.getQueryData<CardTests>(key) ?? query.data;
        if (known === undefined) throw new Error('The tests were started before they were read');
        return { ...known, reports: [report, ...known.reports.filter((one) => one.reportId !== report.reportId)] };
      }),
    stop: async (reportId: string) => {
      try {
        await stopCardTest(draftId, reportId);
        await client.invalidateQueries({ queryKey: key });
      } catch (error) {
        if (!(error instanceof FabulaError)) throw error;
        setProblem('failed');
      }
    },
    setQuestions: (questions: readonly OwnTestQuestionView[]) =>
      ask('questions', (headers) =>
        setCardTestQuestions(
          draftId,
          {
            questions: questions.map(({ avoids, contains, text }) => ({
              text,
              contains: [...contains],
              avoids: [...avoids],
            })),
          },
          { headers },
        ),
      ),
  };
}
