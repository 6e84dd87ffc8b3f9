import { isLoopbackUrl } from '@stoa/server-kit/settings'
import { createTransport } from 'nodemailer'
import type { MailSender } from '../ports/mail.ts'

export interface SmtpOptions {
  /**
   * `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. Off this machine `smtp` asks for TLS as well,
   * and sends nothing without it unless the address ends with `?requireTLS=false`.
   */
  url: string
  /** Sender. Message-IDs have the domain of its address. */
  from: { readonly name: string; readonly address: string }
}

export function createSmtpMail({ url, from }: SmtpOptions): MailSender {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  const transport = createTransport({
    url,
    // Emails contain links that log their readers in, so TLS is required: no one on the way may read them or strip
    // TLS.
    requireTLS: !isLoopbackUrl(url),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0])
  return {
    async send({ id, recipient, replyTo, subject, body, html, pictures, createdAt, stopHref }) {
      await transport.sendMail({
        from: { ...from },
        // Each object is one address, regardless of its content.
        to: { name: '', address: recipient },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text: body,
        html,
        attachments: pictures.map(({ id, png }) => ({
          cid: id,
          filename: `${id}.png`,
          content: png,
          contentType: 'image/png',
          contentDisposition: 'inline' as const,
        })),
        date: createdAt,
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(stopHref !== undefined && {
            'List-Unsubscribe': `<${stopHref}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
  }
}
