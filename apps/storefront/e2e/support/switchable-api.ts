import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '@stoa/testing/ports'
import { startStorefrontAt } from './shop.ts'

/** Storefront whose connection to the real API can be cut and restored. */
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
  const port = await freePort()
  await new Promise<void>(resolve => bridge.listen(port, '127.0.0.1', resolve))
  const storefront = await startStorefrontAt(`http://127.0.0.1:${port}`)
  return {
    address: storefront.address,
    cut: () => {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    mend: () => {
      isCut = false
    },
    close: async () => {
      await storefront.stop()
      for (const socket of open) socket.destroy()
      await new Promise(resolve => bridge.close(resolve))
    },
  }
}
