import type { Mail } from '../platform/outbox/outbox.ts'

/** Hands a letter to whatever delivers it. Resolves when it is accepted, rejects to be asked again. */
export interface MailSender {
  send(mail: Mail): Promise<void>
}
