/**
 * One run for all who ask while another is under way. A run serves only who asked before it began, so that nobody is
 * told what was true before he asked.
 */
export function shareRuns<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  let next: Promise<T> | null = null
  const begin = (): Promise<T> => {
    const mine: Promise<T> = run().finally(() => {
      if (running === mine) running = null
    })
    running = mine
    return mine
  }
  const afterwards = () => {
    next = null
    return begin()
  }
  return () => {
    if (!running) return begin()
    next ??= running.then(afterwards, afterwards)
    return next
  }
}
