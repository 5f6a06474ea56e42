import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const KEYS = { AWS_ACCESS_KEY_ID: 'key-id', AWS_SECRET_ACCESS_KEY: 'top-secret' };
const read = (FILES_S3_URL: string, keys: Record<string, string> = KEYS) =>
  readConfig({ FILES_S3_URL, ...keys }).filesS3;

describe('FILES_S3_URL', () => {
  it('names a bucket at AWS, with or without a folder', () => {
    expect(read('s3://fabula-files?region=eu-central-1')).toEqual({
      bucketUrl: 'https://fabula-files.s3.eu-central-1.amazonaws.com',
      folder: '',
      region: 'eu-central-1',
      accessKeyId: 'key-id',
      secretAccessKey: 'top-secret',
    });
    const dotted = read('s3://files.fabula.example?region=eu-central-1');
    expect(dotted?.bucketUrl).toBe('https://s3.eu-central-1.amazonaws.com/files.fabula.example');
    expect(read('s3://fabula-files/prod/files/?region=eu-central-1')?.folder).toBe('prod/files/');
  });

  it('names a bucket in the path of a store of one’s own', () => {
    const config = read('s3://fabula-files?region=local&endpoint=http://minio:9000');
    expect(config?.bucketUrl).toBe('http://minio:9000/fabula-files');
  });

  it.each([
    ['https://store.example/bucket', 's3://bucket'],
    ['s3://id:top-secret@bucket?region=local', 'must have no key in it'],
    ['s3://bucket?region=local&secret=top-secret', 'unknown parameter: secret'],
    ['s3://b?region=local', 'must name a bucket'],
    ['s3://bucket/a%20b?region=local', 'The folder'],
    ['s3://bucket/../up/?region=local&endpoint=', 'endpoint'],
    ['s3://bucket', 'must name a region'],
    ['s3://bucket?region=local&endpoint=ftp://store.example', 'endpoint'],
    ['s3://bucket?region=local&endpoint=https://store.example/path', 'endpoint'],
  ])('refuses %s in one line that repeats no secret', (url, words) => {
    const refused = () => read(url);
    expect(refused).toThrow(words);
    expect(refused).toThrow(/^[^\n]+$/);
    expect(refused).not.toThrow('top-secret');
  });

  it('needs both halves of the key', () => {
    for (const name of Object.keys(KEYS)) {
      expect(() => read('s3://bucket?region=local', { ...KEYS, [name]: '' })).toThrow(
        'needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
      );
    }
  });
});
