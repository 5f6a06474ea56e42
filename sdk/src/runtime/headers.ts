export function jsonHeaders(own?: HeadersInit): Headers {
  const headers = new Headers(own);
  headers.set('Content-Type', headers.get('Content-Type') ?? 'application/json');
  return headers;
}
