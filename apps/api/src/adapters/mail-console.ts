import type { MailSender } from '../ports/mail.ts'

/** For a machine of one's own, where letters are read in the mailbox: says that there is one, and its link. */
export const createConsoleMail = (say: (line: string) => void): MailSender => ({
  async send({ recipient, subject, body }) {
    const link = /https?:\/\/\S+/.exec(body)?.[0]
    say(`mail to ${recipient}: ${subject}${link ? ` – ${link}` : ''}`)
  },
})
