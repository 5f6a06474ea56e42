import { parentPort, workerData } from 'node:worker_threads';
import { lookThrough } from './look-through.ts';

// Alone in its thread, which is ended when it takes too long: see `lookThroughApart`.
parentPort?.postMessage(lookThrough(String(workerData)), []);
