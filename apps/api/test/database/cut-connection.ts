import { connect, createServer, type Socket } from 'node:net'

/** A way to a database that ends each connection when this statement is about to pass. */
export const cutAt = (statement: string, url: string) =>
  wayTo(url, (chunk, { near, far }) => {
    if (chunk.includes(Buffer.from(`${statement}\0`))) near.destroy()
    else far.write(chunk)
  })

/** Starts a proxy that passes statements with this text on, but ends their connections before the answer, until switched off. */
export async function loseAnswersTo(text: string, url: string) {
  let isLosing = true
  const way = await wayTo(url, (chunk, { near, far }) => {
    if (isLosing && chunk.includes(text)) {
      far.unpipe(near)
      far.once('data', () => near.destroy()).resume()
    }
    far.write(chunk)
  })
  return {
    ...way,
    loseNoMore() {
      isLosing = false
    },
  }
}

/** A way to a database that stalls the first connection with a statement with this text. `close` ends the connection. */
export async function stallAt(text: string, url: string) {
  const { promise: stalled, resolve: stall } = Promise.withResolvers<void>()
  const way = await wayTo(url, (chunk, { far }) => {
    if (chunk.includes(text)) stall()
    else far.write(chunk)
  })
  return { ...way, stalled }
}

async function wayTo(url: string, pass: (chunk: Buffer, way: { near: Socket; far: Socket }) => void) {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  const server = createServer(near => {
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
    far.pipe(near)
    near.on('data', chunk => pass(chunk, { near, far }))
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const through = new URL(url)
  through.host = `127.0.0.1:${(server.address() as { port: number }).port}`
  return {
    url: through.href,
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
