import type { Queryable } from '../db/client.ts'
import { mailOutbox } from './outbox.schema.ts'

export interface Mail {
  /** Which of our letters it is: `activate`, `reset-password`. */
  kind: string
  recipient: string
  subject: string
  /** Plain text. */
  body: string
}

/** Puts a letter into the transaction that is its reason. It leaves after the commit, or never. */
export const queueMail = async (tx: Queryable, mail: Mail): Promise<void> => {
  await tx.insert(mailOutbox).values(mail)
}
