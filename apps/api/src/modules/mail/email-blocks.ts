import type { Brand, MarkPicture } from '../../platform/market.ts'
import type { EmailPicture, EmailText, OrderStep, ParcelLook, Section, SectionRow } from './email-draft.ts'
import { display, type Look, type } from './email-look.ts'
import { iconHref, logoSize } from './email-marks.ts'
import { Html, html } from './html.ts'

/** Longest side of a picture of an item, in pixels. */
const ITEM = 64
const SIGN = 36

/** A table for layout, of one row. */
const columns = (cells: Html | readonly Html[], style = ''): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}"><tr>${cells}</tr></table>`

const STEPS: Record<OrderStep, string> = {
  ordered: 'Ordered',
  confirmed: 'Confirmed',
  shipped: 'Shipped',
  delivered: 'Delivered',
}

/** A page's HTML with absolute links in the look of the email, without those within the page. */
const forEmail = (content: string, { siteUrl, link }: { siteUrl: string; link: string }): string =>
  content
    .replace(/<a href="#[^"]*">(.*?)<\/a>/gs, '$1')
    .replaceAll('<a href="/', `<a href="${siteUrl}/`)
    .replaceAll('<a ', `<a ${link} `)
    .replace(/<h([234])[^>]*>/g, '<h$1 style="margin:16px 0 4px;font-size:14px;line-height:1.4;">')

/** Creates the parts of emails in the looks of a marketplace. */
export function createBlocks({ look, toneParts }: Look) {
  /** The marketplace's logo, or its icon, if any, and name, and what the email says. */
  const head = (brand: Brand, subject: string): Html => html`
<tr><td ${look('band', 'padding:28px 32px 24px;', 'side')}>
<a href="${brand.siteUrl}/" style="text-decoration:none;">${brand.logo.logo ? logos(brand, brand.logo.logo) : named(brand)}</a>
<h1 ${look('strong', `margin:20px 0 0;${display(30, 1.15)}overflow-wrap:anywhere;`, 'title')}>${subject}</h1>
</td></tr>`

  function named(brand: Brand): Html {
    const icon = iconHref(brand)
    return columns([
      ...(icon === null
        ? []
        : [
            html`<td width="40" valign="middle"><img src="${icon}" alt="" width="28" height="28" style="border-radius:7px;"></td>`,
          ]),
      html`<td valign="middle" ${look('strong', display(22, 1))}>${brand.marketplaceName}</td>`,
    ])
  }

  /** The logo for light backgrounds, and the one that a dark scheme shows in its place. Both come with the email. */
  function logos({ logo: { logoDark }, marketplaceName }: Brand, light: MarkPicture): Html {
    const one = (picture: MarkPicture, classes: string, style = '') => {
      const [width, height] = logoSize(picture)
      return html`<img src="cid:${picture.id}" alt="${marketplaceName}" width="${width}" height="${height}" ${look('strong', `${display(22, 1)}${style}`, classes)}>`
    }
    if (!logoDark) return one(light, 'logo-only')
    return html`${one(light, 'logo-light')}${one(logoDark, 'logo-dark', 'display:none;')}`
  }

  /** A line of the steps of an order. */
  function steps(reached: OrderStep): Html {
    const all = Object.keys(STEPS) as OrderStep[]
    const at = all.indexOf(reached)
    const cells = all.map((step, index) => {
      const isDone = index <= at
      const words = `padding:8px 0 0;${type(12, index === at ? 600 : 400, 1.3)}`
      return html`<td width="25%" align="center" valign="top" style="padding:0 3px;">
<div ${look(isDone ? 'done' : 'left', 'height:6px;border-radius:3px;font-size:1px;line-height:6px;')}>&nbsp;</div>
<div ${look(index === at ? 'strong' : 'muted', words)}>${isDone ? '✓ ' : ''}${STEPS[step]}</div></td>`
    })
    return columns(cells, 'margin:4px 0 20px;table-layout:fixed;')
  }

  const paragraph = (content: string): Html =>
    html`<p ${look('body', `margin:0 0 16px;${type(16, 400, 1.6)}overflow-wrap:anywhere;`)}>${content}</p>`

  const aside = (content: string): Html =>
    html`<p ${look('muted', `margin:0 0 12px;${type(14, 400, 1.6)}overflow-wrap:anywhere;`)}>${content}</p>`

  const button = ({ label, href }: { label: string; href: string }): Html =>
    columns(
      html`<td align="center" ${look('button', 'border-radius:8px;')}><a href="${href}" ${look('label', `display:block;padding:16px 20px;${type(16, 600, 1.2)}text-decoration:none;`)}>${label}</a></td>`,
      'margin:8px 0 20px;',
    )

  /** The button's address, for programs that draw no button. */
  const address = ({ href }: { href: string }): Html =>
    html`<p ${look('muted', `margin:0 0 16px;${type(14, 400, 1.6)}overflow-wrap:anywhere;`)}>Or open this address:<br><a href="${href}" ${look('link')}>${href}</a></p>`

  const quietLink = ({ label, href }: { label: string; href: string }): Html =>
    html`<p style="margin:0 0 16px;"><a href="${href}" ${look('link', type(14, 400, 1.6))}>${label}</a></p>`

  const quoted = (content: string): Html =>
    html`<div ${look(['line', 'body'], `margin:0 0 20px;padding:4px 0 4px 16px;border-left-width:3px;border-left-style:solid;${type(16, 400, 1.6)}white-space:pre-wrap;overflow-wrap:anywhere;`)}>${content}</div>`

  /** A whole text below the email. Its links lead to the marketplace. */
  const wholeText = ({ siteUrl }: Brand, { title, html: content }: EmailText): Html =>
    html`<div ${look(['line', 'muted'], `margin:24px 0 0;padding:16px 0 0;border-top-width:1px;border-top-style:solid;${type(13, 400, 1.6)}overflow-wrap:anywhere;`)}>
<h2 ${look('strong', `margin:0 0 8px;${display(17, 1.3)}`)}>${title}</h2>
${new Html(forEmail(content, { siteUrl, link: look('link').text }))}</div>`

  /** A section: the parcel of a shop, sums or a list. */
  function section({ heading, note, rows, parcel, isSums = false }: Section): Html {
    // A sign never appears without its name.
    const shop = parcel && parcel.shop !== heading ? [parcel.shop] : []
    const below = [...shop, ...(note === undefined ? [] : [note])].map(
      line => html`<div ${look('muted', `${type(14)}overflow-wrap:anywhere;`)}>${line}</div>`,
    )
    if (!parcel)
      return html`<h2 ${look('strong', `margin:20px 0 4px;${display(17, 1.3)}overflow-wrap:anywhere;`)}>${heading}</h2>${below}
${rows.map((each, at) => row(each, isSums && at === rows.length - 1))}<div style="height:12px;line-height:12px;">&nbsp;</div>`
    return columns(
      html`<td ${look(['card', 'line', toneParts(parcel.tone).edge], 'padding:16px 16px 4px;border-width:1px 1px 1px 6px;border-style:solid;border-radius:12px;')}>
${columns(
  [
    html`<td width="${SIGN + 12}" valign="middle">${sign(parcel)}</td>`,
    html`<td valign="middle"><h2 ${look('strong', `margin:0;${type(16, 600, 1.3)}overflow-wrap:anywhere;`)}>${heading}</h2>${below}</td>`,
  ],
  'margin:0 0 12px;',
)}
${rows.map(each => row(each))}</td>`,
      'margin:0 0 14px;border-collapse:separate;',
    )
  }

  function sign({ sign: picture, shop, tone }: ParcelLook): Html {
    if (picture) return drawn(picture, SIGN, '18px 18px 4px 4px')
    const [first] = new Intl.Segmenter().segment(shop)
    const initial = first?.segment.toLocaleUpperCase('en') ?? ''
    const { sign: ground, letter } = toneParts(tone)
    return html`<div aria-hidden="true" ${look([ground, letter], `width:${SIGN}px;height:${SIGN}px;border-radius:18px 18px 4px 4px;text-align:center;${type(16, 600, 1)}line-height:${SIGN}px;`)}>${initial}</div>`
  }

  function row({ text, detail, amount, picture }: SectionRow, isTotal = false): Html {
    const edge = 'border-top-width:1px;border-top-style:solid;'
    const words = html`<div ${look(isTotal ? 'strong' : 'body', type(16, isTotal ? 600 : 400))}>${text}</div>${(
      detail?.split('\n') ?? []
    ).map(line => html`<div ${look('muted', type(14))}>${line}</div>`)}`
    const cells = [
      ...(picture === undefined
        ? []
        : [
            html`<td width="${ITEM + 14}" valign="middle" ${look('line', `padding:10px 0;${edge}`)}>${thing(picture)}</td>`,
          ]),
      html`<td valign="middle" ${look('line', `padding:10px 0;${edge}overflow-wrap:anywhere;word-break:break-word;`)}>${words}</td>`,
      ...(amount === undefined
        ? []
        : [
            html`<td align="right" valign="${picture === undefined ? 'top' : 'middle'}" width="1" ${look(['line', 'strong'], `padding:10px 0 10px 16px;${edge}${type(isTotal ? 19 : 16, 600)}white-space:nowrap;`)}>${amount}</td>`,
          ]),
    ]
    return columns(cells)
  }

  const thing = (picture: EmailPicture | null): Html =>
    picture
      ? drawn(picture, ITEM, '8px')
      : html`<div ${look('ground', `width:${ITEM}px;height:${ITEM}px;border-radius:8px;font-size:1px;`)}>&nbsp;</div>`

  /** A picture inside a square. Mail programs stretch what has another ratio than its attributes. */
  function drawn({ src, alt, width, height }: EmailPicture, side: number, radius: string): Html {
    const scale = side / Math.max(width, height)
    const [w, h] = [width, height].map(each => Math.max(1, Math.round(each * scale))) as [number, number]
    return html`<img src="${src}" alt="${alt}" width="${w}" height="${h}" ${look(['ground', 'muted'], `border-radius:${radius};${type(11, 400, 1.2)}`)}>`
  }

  /** The sender with the legal notice, and links. */
  function foot({ siteUrl, marketplaceName, tagline, legalNotice }: Brand): Html {
    const links = [
      ['Write to us', 'contact'],
      ['Returns', 'return-policy'],
      ['Privacy', 'privacy-policy'],
    ] as const
    const legal = legalNotice === null ? [] : [html`<br>${legalNotice}`]
    return html`
<tr><td ${look('band', 'padding:20px 32px 24px;', 'side')}>
<p ${look('muted', `margin:0;${type(13, 400, 1.6)}overflow-wrap:anywhere;`)}>${marketplaceName}, ${tagline}.${legal}<br>${links.map(
      ([label, page], at) =>
        html`${at > 0 ? ' · ' : ''}<a href="${siteUrl}/${page}" ${look('muted')}>${label}</a>`,
    )}</p>
</td></tr>`
  }

  return { head, steps, paragraph, aside, button, address, quietLink, quoted, section, wholeText, row, foot }
}
