import type { Letter } from '../../platform/outbox/outbox.ts'
import { type Html, html } from './html.ts'

const style = html`
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #fbfaf7; color: #37322c; }
main { max-width: 880px; margin: 0 auto; padding: 32px 16px; }
h1 { font-size: 24px; letter-spacing: -0.02em; color: #1d1914; }
a { color: #1a49b3; overflow-wrap: anywhere; }
ol { list-style: none; margin: 0; padding: 0; }
li { padding: 12px 0; border-top: 1px solid #e2e0da; }
small, dt { color: #59534c; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 640px; border: 1px solid #e2e0da; border-radius: 8px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; background: #f4f1ed; border-radius: 8px; }
@media (prefers-color-scheme: dark) {
  body { background: #14120f; color: #e0deda; } h1 { color: #f7f6f3; } a { color: #99bbfb; }
  small, dt { color: #b4b0aa; } pre { background: #1d1b17; } li, iframe { border-color: #312d29; }
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

export const listPage = (letters: readonly Letter[]): string =>
  page(
    'Mailbox',
    html`<h1>Mailbox</h1>
<p>Letters that this machine would have sent, newest first. There is no such page where mail is really delivered.</p>
${letters.length === 0 ? html`<p>No letters yet.</p>` : html`<ol>${letters.map(entry)}</ol>`}`,
  )

const entry = (letter: Letter): Html => html`
<li><a href="/dev/mailbox/${letter.id}">${letter.subject}</a><br><small>to ${letter.recipient} · ${time(letter.createdAt)}</small></li>`

export function letterPage(letter: Letter): string {
  const links = [...new Set(letter.body.match(/https?:\/\/[^\s<>"]+/g) ?? [])]
  // Opened from inside the frame, a link would be shown in it.
  const framed = letter.html.replace('<head>', '<head><base target="_top">')
  return page(
    letter.subject,
    html`<p><a href="/dev/mailbox">Mailbox</a></p>
<h1>${letter.subject}</h1>
<dl>
<dt>To</dt><dd>${letter.recipient}</dd>
${letter.replyTo ? html`<dt>Answers to</dt><dd>${letter.replyTo}</dd>` : html``}
<dt>Written</dt><dd>${time(letter.createdAt)}</dd>
</dl>
<h2>Links</h2>
<ol>${links.map(link => html`<li><a href="${link}">${link}</a></li>`)}</ol>
<h2>As a page</h2>
<iframe title="The letter as a page" sandbox="allow-top-navigation-by-user-activation" srcdoc="${framed}"></iframe>
<h2>As text</h2>
<pre>${letter.body}</pre>`,
  )
}
