import type { Handlers } from '../../contract/handlers.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueMail } from '../../platform/outbox/outbox.ts'
import { createLetters } from '../mail/letters.ts'

export function createContactHandlers({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Pick<Handlers, 'sendContactMessage'> {
  const letters = createLetters(config.siteUrl)
  return {
    async sendContactMessage({ body: { website, name, email, subject, message }, log }) {
      const letter = letters.contact(config.operatorEmail, {
        name: name.trim(),
        email: email.trim(),
        subject: subject.trim(),
        message: message.trim(),
      })
      // A robot is told the same and learns nothing.
      if (website) log.info('a contact message fell into the trap for robots')
      else await inTx(db, tx => queueMail(tx, letter))
      return { message: 'Thank you. Your message is on its way, and we answer by e-mail.' }
    },
  }
}
