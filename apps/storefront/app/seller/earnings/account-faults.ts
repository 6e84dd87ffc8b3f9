import type { ApiError } from '@stoa/api-client'

/** Error messages of a bank account by form field. The account's numbers are nested one level in the request. */
export const accountFaults = ({ fields }: Pick<ApiError, 'fields'>): Record<string, string> =>
  Object.fromEntries(fields.map(({ pointer, message }) => [pointer.split('/').at(-1) ?? '', message]))
