export interface StreamMessage {
  /** The last id that the stream has named: what a later connection continues after. */
  readonly id: string | undefined;
  readonly data: string;
}

/**
 * Reads an event stream (HTML Standard §9.2.6) piece by piece; the function it returns gives the events that a piece
 * completes. Our own, because a parser of a library weighs more than the rest of a stream; names of events and `retry`
 * are left out, which no stream of the contract has.
 */
export function createEventParser(): (piece: string) => StreamMessage[] {
  let rest = '';
  let id: string | undefined;
  let data: string[] = [];
  return (piece) => {
    const messages: StreamMessage[] = [];
    // A carriage return at the end may be the half of a line break.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, field, value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
      if (field === 'data') data.push(value);
      if (field === 'id' && !value.includes('\0')) id = value;
      if (line !== '') continue;
      if (data.length > 0) messages.push({ id, data: data.join('\n') });
      data = [];
    }
    return messages;
  };
}
