import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { freePort } from '@stoa/testing/ports'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  /** Number of times that each Message-ID was accepted. */
  accepted: ReadonlyMap<string, number>
  /** Stops listening and cuts connections. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
  /** Whether recipients are refused for the moment (451). */
  refuse(isRefusing: boolean): void
  stop(): Promise<void>
}

/** A real SMTP server on loopback that counts what it accepts. */
export async function startMailServer(): Promise<MailServer> {
  const port = await freePort()
  const accepted = new Map<string, number>()
  let isRefusing = false
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(isRefusing ? Object.assign(new Error('Not now'), { responseCode: 451 }) : null),
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const head = Buffer.concat(chunks).toString().split('\r\n\r\n', 1)[0]!
        const id = /^message-id:\s*<([^>]+)>/im.exec(head)?.[1] ?? 'none'
        accepted.set(id, (accepted.get(id) ?? 0) + 1)
        done()
      })
    },
  })
  // Clients that are killed leave in the middle of a sentence.
  smtp.on('error', () => undefined)
  // The library's own server cannot listen twice: one of ours hands it the connections.
  const sockets = new Set<Socket>()
  const door = createServer(socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    smtp.server.emit('connection', socket)
  })
  const comeBack = async () => {
    door.listen(port, '127.0.0.1')
    await once(door, 'listening')
  }
  const goAway = async () => {
    if (!door.listening) return
    const closed = once(door, 'close')
    door.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await comeBack()
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    goAway,
    comeBack,
    refuse: isNow => {
      isRefusing = isNow
    },
    stop: goAway,
  }
}
