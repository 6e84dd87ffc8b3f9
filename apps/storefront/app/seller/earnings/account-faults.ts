import type { ApiError } from '@stoa/api-client'
import { accountFaultLabels } from './account-faults.labels.ts'

/**
 * Messages about a bank account by field name. The pointers of its numbers are nested one level deeper. A number of the
 * wrong form gets our own text, since the API's names a pattern.
 */
export const accountFaults = ({ fields }: Pick<ApiError, 'fields'>): Record<string, string> =>
  Object.fromEntries(
    fields.map(({ pointer, code, message }) => {
      const name = pointer.split('/').at(-1) ?? ''
      const isSentence = code === 'checksum' || code === 'wrong' || !(name in accountFaultLabels)
      return [name, isSentence ? message : accountFaultLabels[name as keyof typeof accountFaultLabels]]
    }),
  )
