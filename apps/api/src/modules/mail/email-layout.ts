import type { Brand } from '../../platform/market.ts'
import { createBlocks } from './email-blocks.ts'
import type { Draft, Section, SectionRow } from './email-draft.ts'
import { lookIn, WORD_FONT } from './email-look.ts'
import { textOf } from './email-text.ts'
import { Html, html } from './html.ts'
import type { Email } from './send-email.ts'

/** Maximum size of all rows of an email, in bytes: Gmail cuts a page off at 102 kB. The text has every row. */
const MAX_ROWS = 60_000

/** Writes an email in the marketplace's look, as text and as a page. The page reads without its pictures. */
export function compose(brand: Brand, draft: Draft): Email {
  const { kind, recipient, userId, replyTo, subject } = draft
  return {
    kind,
    recipient,
    userId: userId ?? null,
    replyTo: replyTo ?? null,
    subject,
    body: textOf(brand, draft),
    html: pageOf(brand, draft).text,
    ...(draft.stopHref !== undefined && { stopHref: draft.stopHref }),
  }
}

// Programs that draw with Word know no maximum width: they get a table of a fixed one around the other.
const WORD_BEGIN = new Html(
  '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
)
const WORD_END = new Html('<!--[if mso]></td></tr></table><![endif]-->')

function pageOf(brand: Brand, draft: Draft): Html {
  const looks = lookIn(brand.colors)
  const { look, styleSheet } = looks
  const blocks = createBlocks(looks)
  const { head, foot, paragraph, aside, steps, section, quoted, button, address, quietLink, row } = blocks
  const { subject, preview, greeting, paragraphs, step, quote, action, link } = draft
  const sections = bounded(draft.sections ?? [], row)
  const afterwards = draft.afterwards ?? []
  const tones = [...new Set(sections.flatMap(({ parcel }) => (parcel ? [parcel.tone] : [])))]
  // Above the list in an email about an order, so that it is seen; otherwise last.
  const isEarly = step !== undefined && action !== undefined
  const act = action ? [button(action), ...(sections.length === 0 ? [address(action)] : [])] : []
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${styleSheet(brand.siteUrl, tones)}</style>
${WORD_FONT}
</head>
<body ${look('page', 'margin:0;padding:0;')}>
<div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
<div ${look('page')} role="article" aria-label="${subject}" lang="en">
${WORD_BEGIN}
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" border="0" ${look('sheet', 'max-width:600px;margin:0 auto;')}>
${head(brand, subject)}
<tr><td ${look('sheet', 'padding:24px 32px 16px;', 'side')}>
${[greeting, ...paragraphs].map(paragraph)}${step ? [steps(step)] : []}${isEarly ? act : []}
${sections.map(section)}${quote === undefined ? [] : [quoted(quote)]}
${isEarly ? [] : act}${link ? [quietLink(link)] : []}${afterwards.map(line => (typeof line === 'string' ? aside(line) : quietLink(line)))}
${(draft.texts ?? []).map(text => blocks.wholeText(brand, text))}
</td></tr>
${foot(brand)}
</table>
${WORD_END}
</div>
</body>
</html>
`
}

/** Leaves out rows that would make the page too long, and says how many. */
function bounded(sections: readonly Section[], row: (one: SectionRow) => Html): Section[] {
  let left = MAX_ROWS
  return sections.map(each => {
    if (each.isSums) return each
    const rows = each.rows.filter(one => {
      left -= Buffer.byteLength(row(one).text)
      return left >= 0
    })
    const missing = each.rows.length - rows.length
    return missing === 0 ? each : { ...each, rows: [...rows, { text: `And ${missing} more` }] }
  })
}
