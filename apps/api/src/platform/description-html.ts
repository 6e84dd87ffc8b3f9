import sanitizeHtml from 'sanitize-html'

const SETTINGS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4'],
  allowedAttributes: {},
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
  transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' },
  disallowedTagsMode: 'discard',
  nestingLimit: 40,
}

/** Reduces HTML to the elements of a description: p, br, ul, ol, li, strong, em, h3, h4, without attributes. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, SETTINGS).trim()

/** Cleans a description that may be plain text, whose blank lines separate paragraphs. */
export function cleanDescription(source: string): string {
  const text = source.trim()
  if (text === '' || /<\/?[a-z]/i.test(text)) return cleanHtml(text)
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
