/** Several callers for one key share one running call. */
export function createSingleFlight<T>() {
  const running = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const shared = running.get(key)
    if (shared) return shared
    const started = work().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
