import type { Handlers } from '../../contract/handlers.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { createEmailTemplates } from './email-templates.ts'
import { queueEmail } from './send-email.ts'

export function createContactHandlers({
  db,
  brand,
}: Pick<Deps, 'db' | 'brand'>): Pick<Handlers, 'sendContactMessage'> {
  const templates = createEmailTemplates(brand)
  return {
    async sendContactMessage({ body: { website, name, email, topic, subject, message }, log }) {
      const contactMessage = templates.contactMessage(brand.operatorEmail, {
        name: name.trim(),
        email: email.trim(),
        topic,
        subject: subject.trim(),
        message: message.trim(),
      })
      // A robot gets the same answer and learns nothing.
      if (website) log.info('a contact message filled the hidden field and was dropped')
      else await inTx(db, tx => queueEmail(tx, contactMessage))
      return { message: 'Thank you for your message. We’ll reply by email.' }
    },
  }
}
