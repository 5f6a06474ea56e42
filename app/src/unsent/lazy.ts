import { loadChunk } from '../lazy/chunk';

/** Most conversations keep no message on the device: what does so is loaded after their first view. */
export const unsentStore = () => loadChunk(() => import('./unsent-store'));

export const unsentSender = () => loadChunk(() => import('./send-unsent'));
