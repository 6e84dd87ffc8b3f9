import type { Brand } from '../../platform/market.ts'
import type { Draft, EmailText, Section } from './email-draft.ts'

const sectionText = ({ heading, note, rows }: Section): string =>
  [
    heading,
    ...(note === undefined ? [] : [`  ${note}`]),
    ...rows.flatMap(({ text: label, detail, amount }) => [
      amount === undefined ? label : `${label}: ${amount}`,
      ...(detail === undefined ? [] : [detail.replace(/^/gm, '  ')]),
    ]),
  ].join('\n')

const wholeText = ({ title, text }: EmailText): string => `${title.toUpperCase()}\n\n${text}`

/** The email as plain text. */
export function textOf({ siteUrl, marketplaceName, tagline, legalNotice }: Brand, draft: Draft): string {
  const { greeting, paragraphs, sections = [], quote, action, link, afterwards = [], texts = [] } = draft
  const lines = [
    greeting,
    ...paragraphs,
    ...sections.map(sectionText),
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...(link ? [`${link.label}:\n${link.href}`] : []),
    ...afterwards.map(line => (typeof line === 'string' ? line : `${line.label}: ${line.href}`)),
    ...texts.map(wholeText),
    `${marketplaceName}, ${tagline}\n${siteUrl}/`,
    ...(legalNotice === null ? [] : [legalNotice]),
  ]
  return `${lines.join('\n\n')}\n`
}
