import type { MailSender } from '../ports/mail.ts'

/**
 * Prints the subject and the link of each email, for a developer's machine, whose emails appear in the mailbox page.
 */
export const createConsoleMail = (say: (line: string) => void): MailSender => ({
  async send({ recipient, subject, body }) {
    const link = /https?:\/\/\S+/.exec(body)?.[0]
    say(`mail to ${recipient}: ${subject}${link ? ` – ${link}` : ''}`)
  },
})
