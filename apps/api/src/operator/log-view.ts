import type { components } from '@stoa/api-client/operator-schema'
import type { LogRow } from '../modules/operators/index.ts'

/** An entry of the log as the console shows it. */
export const logEntryView = ({
  at,
  byName,
  aboutShopId,
  amountMinor: _,
  requestId: __,
  ...row
}: LogRow): components['schemas']['OperatorLogEntry'] => ({
  ...row,
  at: at.toISOString(),
  by: byName,
  shopId: aboutShopId,
})
