import { connect, createServer, type Socket } from 'node:net'
import { inRoot } from '../../../../scripts/lib/paths.ts'
import { freePort, waitForHttp } from '../../../../scripts/lib/ports.ts'
import { startProcess, stopProcess } from '../../../../scripts/lib/processes.ts'

/** A storefront of its own whose way to the real API can be cut and mended. */
export interface Switchable {
  address: string
  cut: () => void
  mend: () => void
  close: () => Promise<void>
}

export const startSwitchable = async (): Promise<Switchable> => {
  let isCut = false
  const open = new Set<Socket>()
  const api = new URL(process.env.API_ADDRESS!)
  const bridge = createServer(socket => {
    if (isCut) return void socket.destroy()
    const onward = connect(Number(api.port), api.hostname)
    for (const end of [socket, onward]) {
      open.add(end)
      end.on('error', () => end.destroy())
      end.on('close', () => open.delete(end))
    }
    socket.pipe(onward).pipe(socket)
  })
  const bridgePort = await freePort()
  await new Promise<void>(resolve => bridge.listen(bridgePort, '127.0.0.1', resolve))
  const port = await freePort()
  const storefront = startProcess(inRoot('node_modules/.bin/node'), ['server.ts'], {
    cwd: inRoot('apps/storefront'),
    env: { PORT: String(port), API_URL: `http://127.0.0.1:${bridgePort}` },
    onLine: () => {},
  })
  const address = `http://127.0.0.1:${port}`
  await waitForHttp(`${address}/about`, 60_000, () => storefront.exitCode === null)
  return {
    address,
    cut: () => {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    mend: () => {
      isCut = false
    },
    close: async () => {
      await stopProcess(storefront)
      for (const socket of open) socket.destroy()
      await new Promise(resolve => bridge.close(resolve))
    },
  }
}
