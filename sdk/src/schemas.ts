export * from './generated/model';
