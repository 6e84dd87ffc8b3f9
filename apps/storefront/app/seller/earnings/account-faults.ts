import type { ApiError } from '@stoa/api-client'
import { formatMessage } from '@stoa/ui/messages'
import { accountFaultLabels } from './account-faults.labels.ts'

/** Messages about a bank account by field name. The pointers of its numbers are nested one level deeper. */
export const accountFaults = ({ fields }: Pick<ApiError, 'fields'>): Record<string, string> =>
  Object.fromEntries(
    fields.map(({ pointer, message }) => [
      pointer.split('/').at(-1) ?? '',
      formatMessage(accountFaultLabels.fault, { message }),
    ]),
  )
