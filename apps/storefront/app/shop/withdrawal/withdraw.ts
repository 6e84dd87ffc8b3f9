import { type ApiClient, isApiError, unwrap } from '@stoa/api-client'
import type { WithdrawalPreview, WithdrawalReceipt } from '@stoa/api-client/schema'
import { problemOfCall, type SubmissionProblem } from '../../shared/call/problem.ts'
import { withdrawLabels } from './withdraw.labels.ts'

/** Fields as a visitor has entered them. The secret of a link goes from step to step, and never into an address. */
export interface TypedWithdrawal {
  readonly name: string
  readonly number: string
  readonly email: string
  readonly token: string
  /** Whether it is an order of the account. Only a browser with a session can say so. */
  readonly isOwn: boolean
  /** Chosen quantities by line. Empty before they are known. */
  readonly items: Readonly<Record<string, string>>
}

/** The step that a form led to. */
export type WithdrawalStep =
  | {
      readonly kind: 'form'
      readonly typed: TypedWithdrawal
      /** Items that can be withdrawn from. Null without a link or a session. */
      readonly found: WithdrawalPreview | null
      readonly problem?: SubmissionProblem
      readonly status: number
    }
  | {
      readonly kind: 'review'
      readonly typed: TypedWithdrawal
      readonly found: WithdrawalPreview | null
      readonly status: 200
    }
  | {
      readonly kind: 'done'
      readonly typed: TypedWithdrawal
      readonly receipt: WithdrawalReceipt
      readonly status: 200
    }
  | { readonly kind: 'objected'; readonly status: 200 }
  | { readonly kind: 'not-objected'; readonly problem: SubmissionProblem; readonly status: number }

type Api = Pick<ApiClient, 'GET' | 'POST'>
type Fields = Readonly<Record<string, unknown>>

const one = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const ITEM = 'item:'

/** Name of the field with the quantity of a line. */
export const itemField = (lineId: string) => `${ITEM}${lineId}`

const typedOf = (form: Fields): TypedWithdrawal => ({
  name: one(form.name),
  number: one(form.number),
  email: one(form.email),
  token: one(form.token),
  isOwn: one(form.own) === '1',
  items: Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      name.startsWith(ITEM) ? [[name.slice(ITEM.length), one(value)]] : [],
    ),
  ),
})

/** Takes the step that a form asks for: finds the order, shows what will be declared, declares it, or objects to it. */
export async function withdraw(api: Api, form: Fields): Promise<WithdrawalStep> {
  const typed = typedOf(form)
  const step = one(form.step)
  try {
    if (step === 'object') return await object(api, one(form.reference), typed.token)
    if (step === 'confirm') return await confirm(api, typed)
    const found = await find(api, typed)
    if (step !== 'review') return { kind: 'form', typed, found, status: 200 }
    const problem = missingOf(typed, found)
    return problem
      ? { kind: 'form', typed, found, problem, status: 400 }
      : { kind: 'review', typed, found, status: 200 }
  } catch (error) {
    if (!isApiError(error)) throw error
    const status = error.status || 503
    const problem = problemOfCall(error)
    if (step === 'object') return { kind: 'not-objected', problem, status }
    // A link that opens nothing leaves number and email.
    const isLost = error.code === 'order.not_found'
    return {
      kind: 'form',
      typed: isLost ? { ...typed, token: '', isOwn: false, items: {} } : typed,
      found: null,
      problem: isLost ? { fields: {}, notice: { tone: 'critical', ...withdrawLabels.oldLink } } : problem,
      status,
    }
  }
}

async function find(api: Api, { token, isOwn, number }: TypedWithdrawal): Promise<WithdrawalPreview | null> {
  if (token) return unwrap(api.POST('/api/public/withdrawals/preview', { body: { token } }))
  if (isOwn) return unwrap(api.GET('/api/user/orders/{number}/withdrawal', { params: { path: { number } } }))
  return null
}

function missingOf(
  { name, number, email, items }: TypedWithdrawal,
  found: WithdrawalPreview | null,
): SubmissionProblem | null {
  const fields = {
    ...(name.length < 2 && { name: withdrawLabels.nameMissing }),
    ...(!found && number.length < 4 && { number: withdrawLabels.numberMissing }),
    ...(!found && !email.includes('@') && { email: withdrawLabels.emailMissing }),
  }
  if (Object.keys(fields).length > 0) return { fields }
  if (found && chosenOf(items).length === 0)
    return { fields: {}, notice: { tone: 'critical', ...withdrawLabels.nothingChosen } }
  return null
}

/** Lines with a quantity above 0. */
export const chosenOf = (items: TypedWithdrawal['items']) =>
  Object.entries(items).flatMap(([orderLineId, typed]) => {
    const quantity = Number(typed)
    return Number.isInteger(quantity) && quantity > 0 ? [{ orderLineId, quantity }] : []
  })

async function confirm(api: Api, typed: TypedWithdrawal): Promise<WithdrawalStep> {
  const { name, number, email, token, isOwn } = typed
  const items = chosenOf(typed.items)
  const chosen = { name, ...(items.length > 0 && { items }) }
  const receipt = await unwrap(
    isOwn
      ? api.POST('/api/user/orders/{number}/withdrawal', { params: { path: { number } }, body: chosen })
      : api.POST('/api/public/withdrawals', { body: token ? { ...chosen, token } : { name, number, email } }),
  )
  return { kind: 'done', typed, receipt, status: 200 }
}

async function object(api: Api, reference: string, token: string): Promise<WithdrawalStep> {
  await unwrap(
    api.POST('/api/public/withdrawals/{reference}/object', {
      params: { path: { reference } },
      body: { token },
    }),
  )
  return { kind: 'objected', status: 200 }
}
