import { isInsideTransaction } from './inside-transaction.ts'

/**
 * Wraps an outside service so that calls during an open transaction throw. Such a call would hold locks for as long
 * as the network takes, and could not be rolled back.
 */
export function outsideTransaction<Service extends object>(service: Service): Service {
  return new Proxy(service, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        if (isInsideTransaction()) throw new Error(`${String(name)} was called inside a transaction.`)
        return value.apply(target, given)
      }
    },
  })
}
