export type { AnswerSchema, AnswerSchemas } from './answers.ts'
export { isPublicPath, type SessionPort } from './auth-fetch.ts'
export { type ApiClientOptions, createApiClient } from './client.ts'
export {
  type AddRequest,
  type CartLine,
  createLineDecoder,
  type LineRequest,
  type MergeResult,
} from './decode.ts'
export { createMarketApi, type MarketApi, type MarketApiOptions } from './market-api.ts'
export { minorUnits, toDecimal, toMinor } from './money.ts'
export { multipart } from './multipart.ts'
export {
  ApiError,
  type ApiErrorInit,
  type ApiErrorKind,
  errorFromResponse,
  errorFromThrown,
  isApiError,
  messageFor,
} from './problem.ts'
export type { Send } from './send.ts'
export type { ApiAnswer, ApiClient, ClientOf, HttpMethod, PathsWith, ResponseData } from './types.ts'
export { unwrap } from './unwrap.ts'
