import { AsyncLocalStorage } from 'node:async_hooks'

/** A call of the contract that is being answered, as logs name it. */
export interface CurrentCall {
  /** Its operation in the contract; `other` for what the contract does not have, such as a webhook. */
  operation: string
  requestId: string
  /** The trace that a trusted caller has begun (W3C), as it wrote it. */
  caller?: { traceparent?: string; tracestate?: string }
}

/** A job that is being done. */
export interface CurrentJob {
  job: string
}

/** What the process does for somebody; each call and each run of a job is an object of its own. */
export type CurrentWork = (CurrentCall | CurrentJob) & {
  /** Where the work is part of a trace. */
  traceId?: string
}

/** Runs work so that what it begins is known as part of it. It is asked again where a call goes on elsewhere. */
export type WorkFollower = <T>(work: CurrentWork, run: () => T) => T

const current = new AsyncLocalStorage<CurrentWork>()
let follower: WorkFollower | null = null

/** What is being done; undefined in a command. */
export const currentWork = (): CurrentWork | undefined => current.getStore()

export function duringWork<T>(work: CurrentWork, run: () => T): T {
  const follow = follower
  return current.run(work, follow ? () => follow(work, run) : run)
}

/** Lets traces follow all work. Answers what ends that. */
export function followWork(follow: WorkFollower): () => void {
  follower = follow
  return () => {
    follower = null
  }
}

/** How a line of the log names work. */
export const namesOf = (work: CurrentWork | undefined): Record<string, string> => ({
  ...(work && 'operation' in work && { operation: work.operation, requestId: work.requestId }),
  ...(work && 'job' in work && { job: work.job }),
  ...(work?.traceId && { traceId: work.traceId }),
})
