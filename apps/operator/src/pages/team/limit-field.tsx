import type { OperatorKey, OperatorMember } from '@stoa/api-client/operator-schema'
import { TextField } from '@stoa/ui/text-field'
import { readAmount } from '../../api/read-amount.ts'
import { useAmount } from '../../api/use-amount.ts'
import { Unsendable } from '../../decisions/unsendable.ts'
import { limitLabels as t } from './limit-field.labels.ts'

interface LimitFieldProps {
  /** The typed text; empty for the default. */
  value: string
  onValueChange: (typed: string) => void
  /** Keys that the operator has then: there is no limit with `money`. */
  keys: readonly OperatorKey[]
  /** Limit of operators for whom none is set. */
  standard: number
}

/** The sum that an operator may refund on one day. */
export function LimitField({ value, onValueChange, keys, standard }: LimitFieldProps) {
  const money = useAmount()
  return (
    <TextField
      label={t.limit}
      hint={keys.includes('money') ? t.unlimitedHint : t.hint(money(standard))}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onValueChange={onValueChange}
    />
  )
}

/** Reads a typed limit; null for the default. @throws Unsendable if it isn’t an amount */
export function readLimit(typed: string): number | null {
  if (typed.trim() === '') return null
  const limit = readAmount(typed)
  if (limit === null) throw new Unsendable(t.bad)
  return limit
}

/** Text of the limit that counts for an operator. */
export function useLimitInWords(): (member: OperatorMember, standard: number) => string {
  const money = useAmount()
  return ({ keys, refundLimit }, standard) =>
    keys.includes('money') ? t.unlimited : money(refundLimit ?? standard)
}
