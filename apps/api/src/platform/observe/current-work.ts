import { AsyncLocalStorage } from 'node:async_hooks'

/** Caller whose share of the process work takes. */
export interface Sender {
  /** Account, or else the prefix of the address. */
  readonly key: string
  /** Aborted when the caller no longer waits for the response. */
  readonly signal?: AbortSignal
}

/** A call of the contract that is being answered, as logs name it. */
export interface CurrentCall {
  /** Operation in the contract; `other` for calls outside it, such as webhooks. */
  operation: string
  requestId: string
  /** The trace that a trusted caller has begun (W3C), as it wrote it. */
  caller?: { traceparent?: string; tracestate?: string }
  /** Undefined for a call that was rejected before any work. */
  sender?: Sender
}

/** A job that is being done. */
export interface CurrentJob {
  job: string
}

/** Work of the process: a call or a run of a job, each a separate object. */
export type CurrentWork = (CurrentCall | CurrentJob) & {
  /** Id of the trace, if the work is part of one. */
  traceId?: string
}

/** Runs work so that everything it starts is known as part of it. Called again if a call continues elsewhere. */
export type WorkFollower = <T>(work: CurrentWork, run: () => T) => T

const current = new AsyncLocalStorage<CurrentWork>()
let follower: WorkFollower | null = null

/** Returns the current work; undefined in a command. */
export const currentWork = (): CurrentWork | undefined => current.getStore()

export function duringWork<T>(work: CurrentWork, run: () => T): T {
  const follow = follower
  return current.run(work, follow ? () => follow(work, run) : run)
}

/** Lets traces follow all work. Returns a function that ends it. */
export function followWork(follow: WorkFollower): () => void {
  follower = follow
  return () => {
    follower = null
  }
}

/** Returns the fields by which a log line names work. */
export const namesOf = (work: CurrentWork | undefined): Record<string, string> => ({
  ...(work && 'operation' in work && { operation: work.operation, requestId: work.requestId }),
  ...(work && 'job' in work && { job: work.job }),
  ...(work?.traceId && { traceId: work.traceId }),
})
