const PAUSES_MS = [300, 1000]

/** Loads a module when it is first needed, and makes something of it once. One that fails is tried again. */
export function createLoader<M, T>(
  load: () => Promise<M>,
  later: (run: () => void, ms: number) => () => void,
  make: (module: M) => T,
  made?: (it: T) => void,
) {
  let here: T | undefined
  let underWay: Promise<T> | null = null

  const attempt = async (pauses: readonly number[]): Promise<T> => {
    let module: M
    try {
      module = await load()
    } catch (error) {
      const [pause, ...rest] = pauses
      if (pause === undefined) throw error
      await new Promise<void>(resolve => later(resolve, pause))
      return attempt(rest)
    }
    here = make(module)
    made?.(here)
    return here
  }

  return {
    here: () => here,
    /** Rejects when no attempt succeeded; the next call begins anew. */
    bring(): Promise<T> {
      underWay ??= attempt(PAUSES_MS).catch(error => {
        underWay = null
        throw error
      })
      return underWay
    },
  }
}
