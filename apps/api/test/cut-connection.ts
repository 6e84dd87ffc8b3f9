import { connect, createServer, type Socket } from 'node:net'

/** A way to a database that ends each connection when this statement is about to pass. */
export async function cutAt(statement: string, url: string) {
  const { hostname, port } = new URL(url)
  const said = Buffer.from(`${statement}\0`)
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
    near.on('data', chunk => (chunk.includes(said) ? near.destroy() : far.write(chunk)))
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
