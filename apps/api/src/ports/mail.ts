import type { Letter } from '../platform/outbox/outbox.ts'

/** Hands a letter to whatever delivers it. Resolves when it is accepted, rejects to be asked again. */
export interface MailSender {
  /** @throws MailAway when the fault is not the letter's: no other would get through either. */
  send(letter: Letter): Promise<void>
}

/** Nobody takes mail right now. */
export class MailAway extends Error {}
