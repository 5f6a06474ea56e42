/** A node's answer of this size is no answer to what is asked, in bytes. */
const LARGEST_ANSWER = 8 * 1024 * 1024;

/** `fetch` that gives up on an answer that is too large, and follows no redirect. */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > LARGEST_ANSWER) throw new Error('The node of the chain answered with too much');
    chunks.push(new Uint8Array(chunk));
  }
  const { headers, status, statusText } = response;
  return new Response(new Blob(chunks), { headers, status, statusText });
}
