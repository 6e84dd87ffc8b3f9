import { type Html, html } from './html.ts'
import type { Email } from './send-email.ts'

export interface Draft {
  kind: string
  recipient: string
  userId?: string
  replyTo?: string
  subject: string
  /** Preview that mail programs show next to the subject. */
  preview: string
  greeting: string
  paragraphs: readonly string[]
  /** Facts under headings, such as the items from each shop. */
  sections?: readonly Section[]
  /** The one thing to do. */
  action?: { label: string; href: string }
  /** Another way, less loud. */
  link?: { label: string; href: string }
  /** Below it, quieter. */
  afterwards?: readonly string[]
  /** URL to which mail programs send a POST to end such emails. */
  stopHref?: string
  /** A text by its sender, shown as it was written. */
  quote?: string
}

export interface Section {
  heading: string
  rows: readonly SectionRow[]
}

export interface SectionRow {
  text: string
  /** Below it, quieter. */
  detail?: string
  /** Amount at the end of the line. */
  amount?: string
}

// The design system's tokens, as sRGB: mail programs know neither oklch nor variables.
const light = {
  page: '#fbfaf7',
  raised: '#ffffff',
  line: '#e2e0da',
  strong: '#1d1914',
  body: '#37322c',
  muted: '#59534c',
  accent: '#1a49b3',
  onAccent: '#ffffff',
}
const dark: typeof light = {
  page: '#14120f',
  raised: '#1d1b17',
  line: '#312d29',
  strong: '#f7f6f3',
  body: '#e0deda',
  muted: '#b4b0aa',
  accent: '#92b6f9',
  onAccent: '#09152c',
}
const FONT = "'Hanken Grotesk', system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const DISPLAY = `'Bricolage Grotesque', ${FONT}`

const text = (color: string, size: number) => `margin:0 0 16px;font:400 ${size}px/1.6 ${FONT};color:${color};`

const darkStyles = html`@media (prefers-color-scheme: dark) {
  .page { background: ${dark.page} !important; }
  .card { background: ${dark.raised} !important; border-color: ${dark.line} !important; }
  .strong { color: ${dark.strong} !important; }
  .body { color: ${dark.body} !important; }
  .muted { color: ${dark.muted} !important; }
  .link { color: ${dark.accent} !important; }
  .button { background: ${dark.accent} !important; color: ${dark.onAccent} !important; }
}`

const paragraph = (content: string): Html =>
  html`<p class="body" style="${text(light.body, 16)}overflow-wrap:anywhere;">${content}</p>`

const aside = (content: string): Html =>
  html`<p class="muted" style="${text(light.muted, 14)}">${content}</p>`

const button = ({ label, href }: { label: string; href: string }): Html => html`
<p style="margin:24px 0;"><a class="button" href="${href}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:${light.accent};color:${light.onAccent};font:600 16px/1.2 ${FONT};text-decoration:none;">${label}</a></p>
<p class="muted" style="${text(light.muted, 14)}overflow-wrap:anywhere;">Or open this address:<br><a class="link" href="${href}" style="color:${light.accent};">${href}</a></p>`

const quietLink = ({ label, href }: { label: string; href: string }): Html =>
  html`<p style="${text(light.muted, 14)}"><a class="link" href="${href}" style="color:${light.accent};">${label}</a></p>`

const quoted = (content: string): Html =>
  html`<div class="card body" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${light.line};font:400 16px/1.6 ${FONT};color:${light.body};white-space:pre-wrap;overflow-wrap:anywhere;">${content}</div>`

const sectionOf = ({ heading, rows }: Section): Html => html`
<h2 class="strong" style="margin:24px 0 4px;font:650 17px/1.3 ${DISPLAY};color:${light.strong};overflow-wrap:anywhere;">${heading}</h2>
${rows.map(
  ({ text: label, detail, amount }) => html`
<div class="card" style="display:flex;justify-content:space-between;padding:8px 0;border-top:1px solid ${light.line};">
<div class="body" style="font:400 16px/1.5 ${FONT};color:${light.body};overflow-wrap:anywhere;">${label}${
    detail === undefined
      ? []
      : [html`<br><span class="muted" style="font-size:14px;color:${light.muted};">${detail}</span>`]
  }</div>
${
  amount === undefined
    ? []
    : [
        html`<div class="strong" style="padding-left:16px;font:600 16px/1.5 ${FONT};color:${light.strong};white-space:nowrap;">${amount}</div>`,
      ]
}
</div>`,
)}`

const sectionText = ({ heading, rows }: Section): string =>
  [
    heading,
    ...rows.flatMap(({ text: label, detail, amount }) => [
      amount === undefined ? label : `${label}: ${amount}`,
      ...(detail === undefined ? [] : [`  ${detail}`]),
    ]),
  ].join('\n')

/** An email in the marketplace's look, as text and as a page without tables, pictures or anything fetched. */
export function compose(siteUrl: string, draft: Draft): Email {
  const { kind, recipient, userId, replyTo, subject, preview, greeting, paragraphs, action, link, quote } =
    draft
  const afterwards = draft.afterwards ?? []
  const sections = draft.sections ?? []
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${darkStyles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page};">
<div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
<div class="page" role="article" aria-label="${subject}" lang="en" style="background:${light.page};padding:32px 16px;">
<div style="max-width:560px;margin:0 auto;">
<p style="margin:0 0 24px;"><a class="strong" href="${siteUrl}/" style="font:700 26px/1 ${DISPLAY};letter-spacing:-0.03em;color:${light.strong};text-decoration:none;">Stoa</a></p>
<div class="card" style="background:${light.raised};border:1px solid ${light.line};border-radius:12px;padding:32px 24px 16px;">
<h1 class="strong" style="margin:0 0 20px;font:650 24px/1.2 ${DISPLAY};letter-spacing:-0.02em;color:${light.strong};">${subject}</h1>
${[greeting, ...paragraphs].map(paragraph)}${sections.map(sectionOf)}${quote === undefined ? [] : [quoted(quote)]}${action ? [button(action)] : []}${link ? [quietLink(link)] : []}${afterwards.map(aside)}
</div>
<p class="muted" style="${text(light.muted, 13)}padding:20px 0 0;">Stoa, many small shops under one roof.<br><a class="muted" href="${siteUrl}/contact" style="color:${light.muted};">Write to us</a></p>
</div>
</div>
</body>
</html>
`
  const lines = [
    greeting,
    ...paragraphs,
    ...sections.map(sectionText),
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...(link ? [`${link.label}:\n${link.href}`] : []),
    ...afterwards,
    `Stoa, many small shops under one roof\n${siteUrl}/`,
  ]
  return {
    kind,
    recipient,
    userId: userId ?? null,
    replyTo: replyTo ?? null,
    subject,
    body: `${lines.join('\n\n')}\n`,
    html: page.text,
    ...(draft.stopHref !== undefined && { stopHref: draft.stopHref }),
  }
}
