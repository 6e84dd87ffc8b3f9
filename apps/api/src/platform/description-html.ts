import sanitizeHtml from 'sanitize-html'

/** Elements with lines of their own. They become paragraphs, so that their texts never touch. */
const BLOCKS = [
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'main',
  'nav',
  'figure',
  'figcaption',
  'blockquote',
  'pre',
  'address',
  'center',
  'details',
  'summary',
  'fieldset',
  'form',
  'caption',
  'tr',
  'dt',
  'dd',
] as const
const LINK = /^(https?:\/\/|mailto:)/i

const SETTINGS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4', 'sup', 'sub', 's', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // Removed with their text. Of every other tag, the text stays.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'embed',
    'template',
    'title',
    'svg',
    'math',
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
  ],
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    ...Object.fromEntries(BLOCKS.map(name => [name, 'p'])),
    a: (_, { href = '' }): sanitizeHtml.Tag =>
      LINK.test(href)
        ? { tagName: 'a', attribs: { href, rel: 'nofollow noopener' } }
        : { tagName: 'span', attribs: {} },
  },
  disallowedTagsMode: 'discard',
  nestingLimit: 40,
}

/**
 * Reduces HTML to the elements of a description: p, br, ul, ol, li, strong, em, h3, h4, sup, sub, s without attributes, and
 * links.
 */
export const cleanHtml = (html: string): string =>
  BLOCK.test(html)
    ? withWholeBlocks(sanitizeHtml(asLines(html), SETTINGS)).trim()
    : sanitizeHtml(html, SETTINGS).trim()

const BLOCK = new RegExp(`<(${BLOCKS.join('|')}|hr|td|th)\\b`, 'i')

/** Writes a table as lines with separated cells, and a list of terms as lines. */
const asLines = (html: string) =>
  html
    .replace(/<\/t[dh]\s*>\s*(?=<t[dh]\b)/gi, ' | ')
    .replace(/<\/dt\s*>\s*<dd\b[^<>]*>/gi, ': ')
    .replace(/<hr\b[^<>]*>/gi, '<p></p>')

/** Ends a paragraph before a block in it begins, and leaves out empty ones. */
function withWholeBlocks(html: string): string {
  let isOpen = false
  const whole = html
    .replace(/<(\/?)(p|ul|ol|h3|h4)>/g, (tag, slash: string, name: string) => {
      const wasOpen = isOpen
      isOpen = name === 'p' && slash === ''
      if (name === 'p' && slash !== '') return wasOpen ? tag : '<p></p>'
      return wasOpen ? `</p>${tag}` : tag
    })
    .replace(/<p>\s*<\/p>/g, ' ')
  // Without spaces around blocks. A pattern for them would try a long run of spaces again from each of its characters.
  const parts = whole.split(/(<\/?(?:p|ul|ol|h3|h4)>)/)
  return parts.map((part, at) => trimmed(part, at > 0, at < parts.length - 1)).join('')
}

const trimmed = (text: string, start: boolean, end: boolean): string => {
  const from = start ? text.trimStart() : text
  return end ? from.trimEnd() : from
}

/** Names of HTML's elements: anything else after a `<` is text, such as `<3`. */
const ELEMENTS =
  'a|abbr|acronym|address|article|aside|audio|b|base|bdi|bdo|big|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|math|menu|meta|meter|nav|nobr|noembed|noframes|noscript|object|ol|optgroup|option|output|p|param|picture|plaintext|pre|progress|q|rp|rt|ruby|s|samp|script|search|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr|xmp'
const TAG = `\\/?(?:${ELEMENTS}|[a-z]+[:-][a-z-]+)(?:[\\s/][^<>]*)?>`
const NO_TAG = new RegExp(`<(?!${TAG}|!--|!doctype|\\?)`, 'gi')
const HAS_TAG = new RegExp(`<${TAG}`, 'i')

/** Cleans a description that may be plain text, whose blank lines separate paragraphs. */
export function cleanDescription(source: string): string {
  const text = source.trim().replace(NO_TAG, '&lt;')
  if (text === '' || HAS_TAG.test(text)) return cleanHtml(text)
  return text
    .split(/\n\s*\n/)
    .map(paragraph => `<p>${cleanHtml(paragraph).replace(/\n/g, '<br />')}</p>`)
    .join('')
}

/** Extracts the text of a description, for previews and the search: without tags, with entities decoded. */
export const textOf = (html: string): string =>
  sanitizeHtml(html.replace(/<(br|\/p|\/li|\/h[1-6])\b[^>]*>/gi, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/\s+/g, ' ')
    .trim()

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
