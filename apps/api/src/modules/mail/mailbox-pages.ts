import { darkColors, lightColors } from '../../platform/palette.ts'
import { withLinkedMarks } from './email-marks.ts'
import type { EmailRow } from './emails.repository.ts'
import { type Html, html } from './html.ts'

const [{ surface, text, border, accent }, dark] = [lightColors, darkColors]
const style = html`
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: ${surface.page}; color: ${text.body}; }
main { max-width: 880px; margin: 0 auto; padding: 32px 16px; }
h1 { font-size: 24px; letter-spacing: -0.02em; color: ${text.strong}; }
a { color: ${accent.text}; overflow-wrap: anywhere; }
ol { list-style: none; margin: 0; padding: 0; }
li { padding: 12px 0; border-top: 1px solid ${border.subtle}; }
small, dt { color: ${text.muted}; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 640px; border: 1px solid ${border.subtle}; border-radius: 8px; background: ${surface.raised}; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; background: ${surface.sunken}; border-radius: 8px; }
@media (prefers-color-scheme: dark) {
  body { background: ${dark.surface.page}; color: ${dark.text.body}; } h1 { color: ${dark.text.strong}; }
  a { color: ${dark.accent.text}; } small, dt { color: ${dark.text.muted}; }
  pre { background: ${dark.surface.raised}; } li, iframe { border-color: ${dark.border.subtle}; }
}`

const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<style>${style}</style>
</head>
<body><main>${body}</main></body>
</html>
`.text

const time = (at: Date): Html =>
  html`<time datetime="${at.toISOString()}">${at.toISOString().replace('T', ' ').slice(0, 19)} UTC</time>`

export const listPage = (emails: readonly EmailRow[]): string =>
  page(
    'Mailbox',
    html`<h1>Mailbox</h1>
<p>Emails that this machine would have sent, newest first. Where emails are really sent there is no such page.</p>
${emails.length === 0 ? html`<p>No emails yet.</p>` : html`<ol>${emails.map(entry)}</ol>`}`,
  )

const entry = (email: EmailRow): Html => html`
<li><a href="/dev/mailbox/${email.id}">${email.subject}</a><br><small>to ${email.recipient} · ${time(email.createdAt)}</small></li>`

export function emailPage(email: EmailRow): string {
  const links = [...new Set(email.body.match(/https?:\/\/[^\s<>"]+/g) ?? [])]
  // Opened from inside the frame, a link would be shown in it.
  const framed = withLinkedMarks(email.html).replace('<head>', '<head><base target="_top">')
  return page(
    email.subject,
    html`<p><a href="/dev/mailbox">Mailbox</a></p>
<h1>${email.subject}</h1>
<dl>
<dt>To</dt><dd>${email.recipient}</dd>
${email.replyTo ? html`<dt>Answers to</dt><dd>${email.replyTo}</dd>` : html``}
<dt>Written</dt><dd>${time(email.createdAt)}</dd>
</dl>
<h2>Links</h2>
<ol>${links.map(link => html`<li><a href="${link}">${link}</a></li>`)}</ol>
<h2>As a page</h2>
<iframe title="The email as a page" sandbox="allow-top-navigation-by-user-activation" srcdoc="${framed}"></iframe>
<h2>As text</h2>
<pre>${email.body}</pre>`,
  )
}
