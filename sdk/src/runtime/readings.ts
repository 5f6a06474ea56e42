import type { BasicInfoEnvelope, DailyClaim, DailyClaimEnvelope, UserBasicInfo } from '../generated/model';
import { ContractError } from './answers/errors';
import { call, type ApiPromise, type CheckedOptions } from './http';
import type { DeclaredResponses } from './transport';

export type { ErrorType } from './http';

/** Basic info from any of its readings: `data`, `data.user_basic_info`, or `user_basic_info` beside `data` (Product §3.4). */
export function readBasicInfo({ data, user_basic_info: beside }: BasicInfoEnvelope): UserBasicInfo {
  const inData = data && 'user_basic_info' in data ? data.user_basic_info : data;
  const info = inData ?? beside;
  if (!info) throw new ContractError('The basic info is neither in `data` nor in `user_basic_info`');
  return info;
}

/** The daily claim from any of its readings: `data`, `data.data`, or beside `data` (Product §3.7). */
export function readDailyClaim({ data, claimed, success, pointsAdded }: DailyClaimEnvelope): DailyClaim {
  if (data) return 'data' in data ? data.data : data;
  if (claimed === undefined) throw new ContractError('The answer does not say whether the daily points are claimed');
  return { claimed, success, pointsAdded };
}

export const basicInfo = <Answer extends { readonly data: BasicInfoEnvelope }>(
  url: string,
  options: CheckedOptions<Answer['data']>,
  declared?: DeclaredResponses,
): ApiPromise<UserBasicInfo> => call(url, options, declared, readBasicInfo);

export const dailyClaim = <Answer extends { readonly data: DailyClaimEnvelope }>(
  url: string,
  options: CheckedOptions<Answer['data']>,
  declared?: DeclaredResponses,
): ApiPromise<DailyClaim> => call(url, options, declared, readDailyClaim);
