const latest = 2000

/** Runs once the browser has nothing else to do. Answers how to call that off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, latest)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: latest })
  return () => cancelIdleCallback(request)
}
