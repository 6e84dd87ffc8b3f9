import { createServer } from 'node:net'

/** True when nothing listens on the port on this machine's loopback. */
export const isPortFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
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
