const LATEST_IN_MS = 2000

/** Resolves when the browser has nothing else to do, at the latest after two seconds; on a server at once. */
export const untilIdle = (): Promise<void> =>
  new Promise(resolve => {
    if (typeof window === 'undefined') return resolve()
    if (!window.requestIdleCallback) return void setTimeout(resolve, LATEST_IN_MS)
    requestIdleCallback(() => resolve(), { timeout: LATEST_IN_MS })
  })
