import { isInsideTransaction } from './inside-transaction.ts'

/**
 * A service outside that refuses to be called while a transaction is open: it would hold locks for as long as the
 * network takes, and could not be undone with it.
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
