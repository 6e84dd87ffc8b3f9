import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../../platform/money.ts'
import { Refusals } from '../refusals.ts'
import { readMoney } from './plan-variants.ts'

type Schemas = components['schemas']
type Action = Schemas['BulkAction']

/** Modes that each field supports, with the argument that each mode needs. */
const MODES: Record<Action['field'], Partial<Record<Action['mode'], keyof Action | null>>> = {
  price: { set: 'amount', add: 'amount', percent: 'amount' },
  sale: { set: 'amount', percent: 'amount', remove: null },
  stock: { set: 'amount', add: 'amount' },
  status: { set: 'status' },
  category: { set: 'categoryId' },
  tags: { add: 'tags', remove: 'tags' },
}

/** @throws problem `request.invalid` at the field that is missing or does not go with the others */
export function checkAction(action: Action, money: Money): void {
  const refusals = new Refusals()
  const add = (pointer: string, code: string, message: string) => refusals.add(pointer, code, message)
  const needed = MODES[action.field][action.mode]
  if (needed === undefined) add('/action/mode', 'enum', `This can’t be done to ${action.field}.`)
  else if (needed !== null && action[needed] === undefined)
    add(`/action/${needed}`, 'required', 'This field is required.')
  const { amount } = action
  if (amount !== undefined && needed === 'amount') {
    if (action.mode === 'set' && amount < 0) add('/action/amount', 'minimum', 'This can’t be below zero.')
    if (action.mode === 'percent' && amount <= -100)
      add('/action/amount', 'minimum', 'This would leave a price of zero or less.')
    if (action.field === 'stock' && !Number.isInteger(amount))
      add('/action/amount', 'type', 'Enter a whole number.')
    if (action.field !== 'stock' && action.mode !== 'percent')
      readMoney(Math.abs(amount), '/action/amount', money, add)
  }
  if (action.saleFrom && action.saleUntil && action.saleFrom > action.saleUntil)
    add('/action/saleUntil', 'minimum', 'The sale must end after it begins.')
  refusals.throwIfAny()
}

/** A percentage as an amount that can be asked for; rounding never makes a price of nothing. */
export function rounded(
  decimal: number,
  { rounding = 'none' }: Pick<Action, 'rounding'>,
  money: Money,
): number {
  const exact = money.toDecimal(money.toMinor(decimal))
  if (rounding === 'none') return exact
  const whole = Math.max(1, Math.round(exact))
  if (rounding === 'whole') return whole
  const smallest = money.toDecimal(1)
  return money.toDecimal(money.toMinor(whole) - (smallest < 1 ? 1 : 0))
}
