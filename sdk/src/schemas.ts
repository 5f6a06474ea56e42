export * from './generated/model';
export { parse, safeParse } from 'zod/mini';
