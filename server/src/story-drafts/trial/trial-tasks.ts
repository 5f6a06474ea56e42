import { task } from '../../parsing/task.ts';
import { playTrial, type TrialInput } from './play-trial.ts';

export const playSource = task((input: TrialInput) => playTrial(input));
