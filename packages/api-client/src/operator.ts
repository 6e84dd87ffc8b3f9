import { type ApiClientOptions, createApiClient } from './client.ts'
import type { paths } from './operator-schema.ts'
import type { ClientOf } from './types.ts'

export type OperatorClient = ClientOf<paths>

/** Answers that aren't checked: console and API come from one release. */
const UNCHECKED = { operations: {}, schemas: {} }

/**
 * Typed client of the operator console's calls: `client.GET('/api/operator/today')`. The session is a cookie of the console's
 * origin, so calls carry no token.
 */
export const createOperatorClient = (
  options: Pick<ApiClientOptions, 'baseUrl' | 'fetch' | 'timeoutMs' | 'headers' | 'signal'> = {},
): OperatorClient => createApiClient({ ...options, answers: UNCHECKED }) as unknown as OperatorClient
