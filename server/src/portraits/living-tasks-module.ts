import type { TaskModule } from '../parsing/task.ts';
import type * as tasks from './living-tasks.ts';

export const livingTasks: TaskModule<typeof tasks> = { url: new URL('./living-tasks.ts', import.meta.url) };
