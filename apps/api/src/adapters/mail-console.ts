import type { MailSender } from '../ports/mail.ts'

/** For a machine of one's own: says that a letter would have left, and the link in it. */
export const createConsoleMail = (say: (line: string) => void): MailSender => ({
  async send({ recipient, subject, body }) {
    const link = /https?:\/\/\S+/.exec(body)?.[0]
    say(`mail to ${recipient}: ${subject}${link ? ` – ${link}` : ''}`)
  },
})
