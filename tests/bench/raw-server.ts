import { createServer } from 'node:http';
import process from 'node:process';

const body = JSON.stringify({ code: 200, message: 'ok', data: { text: 'x'.repeat(1500) } });

/** The floor: what this machine's Node answers with no framework, no database and 1.5 kB of JSON. */
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') process.send?.(address.port);
});
