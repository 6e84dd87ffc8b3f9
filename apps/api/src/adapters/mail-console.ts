import type { MailSender } from '../ports/mail.ts'

/** For a developer's machine, where emails are read in the mailbox: prints the subject and the link of each. */
export const createConsoleMail = (say: (line: string) => void): MailSender => ({
  async send({ recipient, subject, body }) {
    const link = /https?:\/\/\S+/.exec(body)?.[0]
    say(`mail to ${recipient}: ${subject}${link ? ` – ${link}` : ''}`)
  },
})
