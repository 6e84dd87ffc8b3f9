import { formatMessage } from '@stoa/ui/messages'
import { exampleAmount, readAmount, readCount } from '../../lib/amount.ts'
import { setUpFaultLabels as t } from './set-up.labels.ts'
import { readPercent, type SetUpField, type SetUpFields } from './set-up-fields.ts'

/** Messages at the fields whose text is no number that the currency or the field can have. */
export function typedFaults(fields: SetUpFields): Partial<Record<SetUpField, string>> {
  const { currency } = fields
  const amount = formatMessage(t.amount, { currency, example: exampleAmount(currency) })
  const isAmount = (typed: string) => typeof readAmount(typed, currency) === 'number'
  const isCount = (typed: string) => typeof readCount(typed) === 'number'
  return {
    ...(readPercent(fields.commission) === null && { commission: t.percent }),
    ...(!isAmount(fields.standard) && { standard: amount }),
    ...(!isAmount(fields.premium) && { premium: amount }),
    ...(!isAmount(fields.express) && { express: amount }),
    ...(!isCount(fields.returnDays) && { returnDays: t.days }),
    ...(!isCount(fields.sendDays) && { sendDays: t.days }),
  }
}
