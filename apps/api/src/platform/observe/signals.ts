import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { CurrentWork } from './current-work.ts'

/**
 * Signals of the process for monitoring. Modules publish without knowing the listeners; without one a signal costs
 * next to nothing.
 */
export interface Signals {
  callEnded: {
    work: CurrentWork
    operation: string
    method: string
    /** Path in the contract, with names instead of values. */
    route: string | undefined
    status: number
    /** Null if the client disconnected. */
    seconds: number | null
    /** Whether the response is a stream that stays open. */
    isStream: boolean
    event: string | undefined
  }
  callLimited: { limit: string }
  answerKept: { result: 'hit' | 'miss' | 'uncached' }
  orderPlaced: { amountMinor: number; currency: string }
  mediaFailed: { reason: 'fetch' | 'unusable' }
  jobEnded: { work: CurrentWork; name: string; error: unknown }
  emailEnded: {
    work: CurrentWork | undefined
    /** Milliseconds since 1970. */
    startedAt: number
    seconds: number
    isFailed: boolean
  }
  connectionAwaited: { pool: string; seconds: number }
  statementEnded: {
    pool: string
    /** Statement with placeholders for its values. */
    text: string
    work: CurrentWork | undefined
    /** Milliseconds since 1970. */
    startedAt: number
    seconds: number
    isFailed: boolean
  }
}

interface SignalChannel<Message> {
  readonly hasSubscribers: boolean
  publish(message: Message): void
}

const open = <Name extends keyof Signals>(name: Name): SignalChannel<Signals[Name]> => channel(`stoa.${name}`)

export const signals = {
  callEnded: open('callEnded'),
  callLimited: open('callLimited'),
  answerKept: open('answerKept'),
  orderPlaced: open('orderPlaced'),
  mediaFailed: open('mediaFailed'),
  jobEnded: open('jobEnded'),
  emailEnded: open('emailEnded'),
  connectionAwaited: open('connectionAwaited'),
  statementEnded: open('statementEnded'),
}

/** Listens to a signal. Returns a function that ends it. */
export function onSignal<Name extends keyof Signals>(
  name: Name,
  listener: (message: Signals[Name]) => void,
): () => void {
  const each = (message: unknown) => listener(message as Signals[Name])
  subscribe(`stoa.${name}`, each)
  return () => void unsubscribe(`stoa.${name}`, each)
}
