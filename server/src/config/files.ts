import { optional, SettingError, type Variable } from './variable.ts';

/** A bucket of a store that speaks the protocol of S3. */
export interface S3Config {
  /** Without a slash at its end. */
  bucketUrl: string;
  /** In the bucket, before every key: empty, or with a slash at its end. */
  folder: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export const fileDefinitions = {
  FILES_S3_URL: optional({
    fallback: 'files in FILES_DIR',
    description:
      'Bucket of uploaded files in place of FILES_DIR: s3://bucket/folder?region=…, and &endpoint=https://… for a store other than that of AWS',
  }),
  AWS_ACCESS_KEY_ID: optional({ fallback: '', description: 'Key id for FILES_S3_URL' }),
  AWS_SECRET_ACCESS_KEY: optional({ fallback: '', description: 'Secret of that key' }),
} as const satisfies Record<string, Variable<unknown>>;

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const FOLDER = /^([A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*)?$/;
const REGION = /^[a-z0-9-]{1,40}$/;
const PARAMETERS = new Set(['endpoint', 'region']);

/** @throws {SettingError} */
export function readFilesS3(read: Read): S3Config | undefined {
  const text = read('FILES_S3_URL', fileDefinitions.FILES_S3_URL);
  if (text === undefined) return undefined;
  const accessKeyId = read('AWS_ACCESS_KEY_ID', fileDefinitions.AWS_ACCESS_KEY_ID);
  const secretAccessKey = read('AWS_SECRET_ACCESS_KEY', fileDefinitions.AWS_SECRET_ACCESS_KEY);
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new SettingError('FILES_S3_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  }
  return { ...readBucket(text), accessKeyId, secretAccessKey };
}

function readBucket(text: string): Pick<S3Config, 'bucketUrl' | 'folder' | 'region'> {
  const given = URL.canParse(text) ? new URL(text) : undefined;
  if (given?.protocol !== 's3:') throw new SettingError('FILES_S3_URL must be s3://bucket?region=…');
  if (given.username !== '' || given.password !== '') {
    throw new SettingError('FILES_S3_URL must have no key in it: use AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  }
  for (const name of given.searchParams.keys()) {
    if (!PARAMETERS.has(name)) throw new SettingError(`FILES_S3_URL has an unknown parameter: ${name}`);
  }
  const bucket = given.hostname;
  const folder = given.pathname.replace(/^\/+|\/+$/g, '');
  const region = given.searchParams.get('region') ?? '';
  if (!BUCKET.test(bucket)) throw new SettingError('FILES_S3_URL must name a bucket: s3://bucket?region=…');
  if (!FOLDER.test(folder)) throw new SettingError('The folder of FILES_S3_URL may have letters, digits, _ and - only');
  if (!REGION.test(region)) throw new SettingError('FILES_S3_URL must name a region, such as ?region=eu-central-1');
  const address = bucketUrl(bucket, region, given.searchParams.get('endpoint'));
  return { bucketUrl: address, folder: folder === '' ? '' : `${folder}/`, region };
}

/** At AWS the bucket is part of the host name, elsewhere of the path: stores of one's own seldom have names for buckets. */
function bucketUrl(bucket: string, region: string, endpoint: string | null): string {
  if (endpoint === null) {
    // The certificate of AWS covers one label before its host name.
    const isOneLabel = !bucket.includes('.');
    return isOneLabel ? `https://${bucket}.s3.${region}.amazonaws.com` : `https://s3.${region}.amazonaws.com/${bucket}`;
  }
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.origin !== endpoint.replace(/\/$/, '')) {
    throw new SettingError('The endpoint of FILES_S3_URL must be an origin such as https://store.example');
  }
  return `${url.origin}/${bucket}`;
}
