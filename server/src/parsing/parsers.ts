import { availableParallelism } from 'node:os';
import { ownerOf, type Principal } from '../http/principal.ts';
import { BoundedProcesses, type TaskCall } from './bounded-processes.ts';
import { LIMITS } from './limits.ts';

export type ParsingCall = TaskCall;

export class Parsers extends BoundedProcesses {
  constructor(processes: number = Math.min(LIMITS.processes, Math.max(1, availableParallelism() - 1))) {
    const { memoryMb, ms, residentMb } = LIMITS;
    super(
      { processes, memoryMb, ms, residentMb },
      {
        busy: 'Too many files are being read: try again in a moment',
        tooSlow: 'The file takes too long to read',
        tooLarge: 'The file takes too much memory',
      },
    );
  }
}

export function queueKeyOf({ network, principal }: { principal: Principal; network: string | undefined }): string {
  return principal.accountId ?? network ?? ownerOf(principal);
}
