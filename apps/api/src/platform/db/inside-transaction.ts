import { AsyncLocalStorage } from 'node:async_hooks'

const inside = new AsyncLocalStorage<true>()

/** Whether a transaction of `inTx` is open around the caller. */
export const isInsideTransaction = (): boolean => inside.getStore() === true

/** Runs `work` so that it knows that a transaction is open. */
export const insideTransaction = <T>(work: () => Promise<T>): Promise<T> => inside.run(true, work)
