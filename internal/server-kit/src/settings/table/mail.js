/** Emails. */
import { address, email, mailbox } from '../kinds.js'

export const mailSettings = {
  SMTP_URL: address(['smtp', 'smtps'])({
    for: ['api'],
    secret: true,
    usually: 'none: a demo shows emails at `/dev/mailbox`',
    needed: 'give the server that sends emails, such as smtp://user:password@mail.example:587',
    says: '`smtp://user:password@host:587` or `smtps://…`; sends the emails. Off this machine both need TLS; `?requireTLS=false` at the end of `smtp://…` does without, in a closed network',
  }),
  MAIL_FROM: mailbox({
    for: ['api'],
    usually: '`no-reply@…` of `SITE_URL`’s domain',
    needed: 'give the sender of emails, such as "Shop <no-reply@shop.example>"',
    says: 'the address that emails come from. Its name is the marketplace’s at the first start; later emails have the published one',
  }),
  OPERATOR_EMAIL: email({
    for: ['api'],
    usually: 'none',
    needed: 'give the address that the contact form, applications and disputes are mailed to',
    says: 'the address that gets messages of the contact form, applications for shops and disputes, until published settings name another; afterwards only what `mail-failure` says goes there. At the first start it also becomes `contact.email`, **which pages show**: change that with `market apply` if the address is private',
  }),
}
