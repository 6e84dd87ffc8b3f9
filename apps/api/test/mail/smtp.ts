import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll } from 'vitest'

export interface Received {
  recipients: string[]
  mail: Email
}

export interface TestSmtp {
  url: string
  /** Accepted messages, in order. */
  received: Received[]
  /** Answers a recipient with a refusal, when it returns one. */
  refuse: (recipient: string) => string | null
  close(): Promise<void>
}

/** A real SMTP server without TLS that keeps what it is given, read back by a mail parser. */
export async function startSmtp({ host = '127.0.0.1', port = 0 } = {}): Promise<TestSmtp> {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusal = smtp.refuse(address)
      done(refusal ? Object.assign(new Error(refusal), { responseCode: 550 }) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), mail })
        done()
      })
    },
  })
  // A client that goes away is no failure of the test.
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(port, host, resolve))
  const smtp: TestSmtp = {
    url: `smtp://${host}:${(server.server.address() as AddressInfo).port}`,
    received,
    refuse: () => null,
    close: () => new Promise<void>(resolve => server.close(resolve)),
  }
  return smtp
}

/** Starts one mail server for a whole test file: `const smtp = useSmtp()`, then `smtp().received`. */
export function useSmtp(): () => TestSmtp {
  let smtp: TestSmtp | undefined
  beforeAll(async () => {
    smtp = await startSmtp()
  })
  afterAll(() => smtp?.close())
  return () => {
    if (!smtp) throw new Error('The server is there once beforeAll has run.')
    return smtp
  }
}
