import { createServer } from 'node:net'

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

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

/** Waits until the address answers with a status below 500, or says why it never did. */
export const waitForHttp = async (url: string, timeoutMs: number, alive: () => boolean): Promise<void> => {
  const deadline = Date.now() + timeoutMs
  let last = 'it never answered'
  while (Date.now() < deadline) {
    if (!alive()) throw new Error(`${url} will not come up: its process has ended.`)
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
      if (response.status < 500) return
      last = `it answers ${response.status}`
    } catch (error) {
      last = error instanceof Error ? error.message : String(error)
    }
    await new Promise(resolve => setTimeout(resolve, 150))
  }
  throw new Error(`${url} did not come up within ${Math.round(timeoutMs / 1000)} s: ${last}.`)
}
