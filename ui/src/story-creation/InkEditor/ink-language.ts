import { StreamLanguage, type StringStream } from '@codemirror/language';

/** Where a line or a block is, between two tokens. */
interface InkState {
  isInRemark: boolean;
  /** Open braces: within them stand conditions and sequences. */
  braces: number;
  /** The rest of the line: code, a tag, or prose. */
  rest: 'prose' | 'code' | 'tag';
}

const name = /^[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*/u;

/** The names of the tokens below are those of CodeMirror's own style tags (`@lezer/highlight`). */
type Token = string | null;

/** What a line begins with decides how it is read. */
function atLineStart(stream: StringStream, state: InkState): Token | undefined {
  state.rest = 'prose';
  stream.eatSpace();
  if (stream.match(/^(?:VAR|CONST|LIST|EXTERNAL|INCLUDE)\b/u)) {
    state.rest = 'code';
    return 'keyword';
  }
  if (stream.match(/^TODO\b.*/u)) return 'annotation';
  if (stream.match(/^={1,}[ \t]*(?:function\b)?[ \t]*[\p{L}\p{N}_]*/u)) {
    state.rest = 'code';
    return 'heading';
  }
  if (stream.match(/^~/u)) {
    state.rest = 'code';
    return 'keyword';
  }
  if (stream.match(/^(?:[*+][ \t]*)+/u) || stream.match(/^(?:-(?!>)[ \t]*)+/u)) return 'list';
  return undefined;
}

/** Marks that stand anywhere. */
function atMark(stream: StringStream, state: InkState): Token | undefined {
  if (stream.match(/^\/\/.*/u)) return 'comment';
  if (stream.match('/*')) {
    state.isInRemark = true;
    return 'comment';
  }
  if (stream.match(/^(?:->->|->|<-)/u)) {
    stream.eatSpace();
    stream.match(name);
    return 'link';
  }
  if (stream.match('<>')) return 'operator';
  if (stream.match('{')) {
    state.braces += 1;
    return 'brace';
  }
  if (stream.match('}')) {
    state.braces = Math.max(0, state.braces - 1);
    return 'brace';
  }
  if (state.rest !== 'code' && stream.match('#')) {
    state.rest = 'tag';
    return 'meta';
  }
  if (stream.match(/^[[\]]/u)) {
    state.rest = 'prose';
    return 'squareBracket';
  }
  return undefined;
}

function inCode(stream: StringStream): Token {
  if (stream.match(/^"[^"]*"?/u)) return 'string';
  if (stream.match(/^\d+(?:\.\d+)?/u)) return 'number';
  if (stream.match(/^(?:and|or|not|mod|has|hasnt|true|false|temp|return|ref|else)\b/u)) return 'keyword';
  if (stream.match(name)) return 'variableName';
  stream.next();
  return 'operator';
}

/** Ink, line by line: enough for colours; what is right or wrong the compiler says. */
export const ink = StreamLanguage.define<InkState>({
  name: 'ink',
  startState: () => ({ isInRemark: false, braces: 0, rest: 'prose' }),
  token(stream, state) {
    if (state.isInRemark) {
      if (stream.match(/^.*?\*\//u)) state.isInRemark = false;
      else stream.skipToEnd();
      return 'comment';
    }
    if (stream.sol()) {
      const start = atLineStart(stream, state);
      if (start !== undefined) return start;
      if (stream.eol()) return null;
    }
    const mark = atMark(stream, state);
    if (mark !== undefined) return mark;
    if (state.rest === 'code') return stream.eatSpace() ? null : inCode(stream);
    if (state.rest === 'tag') {
      if (stream.match(/^[^#\]}[{]+/u) === null) stream.next();
      return 'meta';
    }
    if (stream.match(/^[^-</{}#[\]>*]+/u) === null) stream.next();
    return null;
  },
  blankLine(state) {
    state.rest = 'prose';
  },
  languageData: { commentTokens: { line: '//', block: { open: '/*', close: '*/' } } },
});
