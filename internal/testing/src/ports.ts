import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'

export interface Reservation {
  /** Lets the port go, for the process that it was kept for. */
  release(): Promise<void>
}

/** Takes a port until its process is ready for it, or says with which code the system refuses. */
export const reservePort = (port: number, host: string): Promise<Reservation | { refused: string }> =>
  new Promise(resolve => {
    const keeper = createServer(socket => socket.destroy())
    keeper.once('error', (error: NodeJS.ErrnoException) => resolve({ refused: error.code ?? error.message }))
    keeper.listen(port, host, () =>
      resolve({ release: () => new Promise(done => void keeper.close(() => done())) }),
    )
  })

/** A port of 127.0.0.1 that was free a moment ago, and that this process has not been given lately. */
export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' })

/** Waits until the address answers with a status below 500, or says why it never did. */
export const waitForHttp = async (url: string, timeoutMs: number, alive: () => boolean): Promise<void> => {
  let last = 'it never answered'
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(150)) {
    if (!alive()) throw new Error(`${url} will not come up: its process has ended.`)
    try {
      const { status } = await fetch(url, { signal: AbortSignal.timeout(2000) })
      if (status < 500) return
      last = `it answers ${status}`
    } catch (error) {
      last = error instanceof Error ? error.message : String(error)
    }
  }
  throw new Error(`${url} did not come up within ${Math.round(timeoutMs / 1000)} s: ${last}.`)
}
