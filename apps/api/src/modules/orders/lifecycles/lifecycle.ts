import { problem } from '../../../platform/problem.ts'

export const ACTORS = ['buyer', 'shop', 'operator', 'system'] as const
export type Actor = (typeof ACTORS)[number]

export const ORDER_EVENTS = [
  'placed',
  'confirmed',
  'shipped',
  'tracking_changed',
  'delivered',
  'completed',
  'lines_canceled',
  'canceled',
  'refunded',
  'refund_failed',
  'return_requested',
  'return_approved',
  'return_rejected',
  'return_canceled',
  'return_sent',
  'return_received',
  'claim_opened',
  'claim_approved',
  'claim_rejected',
  'claim_withdrawn',
  'claim_resolved',
  'dispute_opened',
  'dispute_reviewed',
  'dispute_resolved_buyer',
  'dispute_resolved_seller',
] as const
export type OrderEventKind = (typeof ORDER_EVENTS)[number]

/** Condition of a step, as text that completes “only if …”. */
export interface Guard<Facts> {
  words: string
  holds(facts: Facts): boolean
}

export interface Transition<Status extends string, Facts> {
  /** Statuses in which the step is possible. Null if the step begins a lifecycle. */
  from: readonly Status[] | null
  /** Status after the step. Null if the status stays. */
  to: Status | null
  by: readonly Actor[]
  guard?: Guard<Facts>
  event: OrderEventKind | null
}

/** Lifecycle of one kind of thing. Steps that aren't in the table are impossible. */
export interface Lifecycle<Status extends string, Command extends string, Facts> {
  /** Name of the lifecycle, such as `order`. */
  name: string
  transitions: Readonly<Record<Command, Transition<Status, Facts>>>
}

export interface At<Status extends string, Facts> {
  status: Status | null
  by: Actor
  facts: Facts
}

const isAllowed = <Status extends string, Facts>(
  { from, by, guard }: Transition<Status, Facts>,
  at: At<Status, Facts>,
): boolean =>
  by.includes(at.by) &&
  (at.status === null ? from === null : (from?.includes(at.status) ?? false)) &&
  (guard?.holds(at.facts) ?? true)

/** Lists the commands that an actor can use now. */
export const commandsAt = <Status extends string, Command extends string, Facts>(
  { transitions }: Lifecycle<Status, Command, Facts>,
  at: At<Status, Facts>,
): Command[] => (Object.keys(transitions) as Command[]).filter(command => isAllowed(transitions[command], at))

/**
 * Finds the transition of a command from the current status.
 *
 * @throws problem `order.not_allowed`, with the reason and the possible commands
 */
export function transitionOf<Status extends string, Command extends string, Facts>(
  lifecycle: Lifecycle<Status, Command, Facts>,
  command: Command,
  at: At<Status, Facts>,
): Transition<Status, Facts> {
  const transition = lifecycle.transitions[command]
  if (isAllowed(transition, at)) return transition
  throw problem('order.not_allowed', { detail: refusalOf(lifecycle, command, at) })
}

function refusalOf<Status extends string, Command extends string, Facts>(
  lifecycle: Lifecycle<Status, Command, Facts>,
  command: Command,
  at: At<Status, Facts>,
): string {
  const { from, by, guard } = lifecycle.transitions[command]
  const isRightStatus = at.status === null ? from === null : from?.includes(at.status)
  const why = !by.includes(at.by)
    ? `“${inWords(command)}” is for the ${by.join(' or the ')}.`
    : isRightStatus && guard
      ? `“${inWords(command)}” is possible only if ${guard.words}.`
      : `“${inWords(command)}” isn’t possible anymore, or isn’t possible yet.`
  if (at.status === null) return why
  const instead = commandsAt(lifecycle, at).map(each => `“${inWords(each)}”`)
  const possible =
    instead.length > 0 ? `Possible now: ${instead.join(', ')}.` : 'It can’t be changed anymore.'
  return `The ${lifecycle.name} is ${inWords(at.status)}. ${why} ${possible}`
}

const inWords = (name: string): string => name.replaceAll('_', ' ')
