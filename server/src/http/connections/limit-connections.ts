import type { Server } from 'node:http';
import { networkOf } from '../network.ts';

/** Limits open connections per address; 0 is no limit. */
export function limitConnections(server: Server, most: number): void {
  if (most === 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = open.get(network) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
