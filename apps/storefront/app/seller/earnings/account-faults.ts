import type { ApiError } from '@stoa/api-client'

/** What is wrong with a bank account, by the field that it was typed into: its numbers stand one level down. */
export const accountFaults = ({ fields }: Pick<ApiError, 'fields'>): Record<string, string> =>
  Object.fromEntries(
    fields.map(({ pointer, message }) => [pointer.split('/').at(-1) ?? '', `This ${message}.`]),
  )
