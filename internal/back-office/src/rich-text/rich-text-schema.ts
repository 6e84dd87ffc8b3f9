import { DOMParser, type Mark, type Node, Schema } from 'prosemirror-model'

/** The API writes it to each link. */
const REL = 'nofollow noopener'

/**
 * Schema of a description: exactly the tags that the API accepts (p, br, ul, ol, li, strong, em, h3, h4, sup,
 * sub, s and links). Everything else is dropped on paste, so that saving changes nothing that was visible.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { level: { default: 3, validate: 'number' } },
      defining: true,
      parseDOM: [
        ...['h1', 'h2', 'h3'].map(tag => ({ tag, attrs: { level: 3 } })),
        ...['h4', 'h5', 'h6'].map(tag => ({ tag, attrs: { level: 4 } })),
      ],
      toDOM: node => [`h${String(node.attrs.level)}`, 0],
    },
    bullet_list: {
      group: 'block',
      content: 'list_item+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      group: 'block',
      content: 'list_item+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    list_item: {
      content: 'paragraph (paragraph | bullet_list | ordered_list)*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    text: { group: 'inline' },
  },
  marks: {
    strong: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b', getAttrs: notPlain }, { style: 'font-weight=bold' }],
      toDOM: () => ['strong', 0],
    },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }], toDOM: () => ['em', 0] },
    sup: { excludes: 'sub', parseDOM: [{ tag: 'sup' }], toDOM: () => ['sup', 0] },
    sub: { excludes: 'sup', parseDOM: [{ tag: 'sub' }], toDOM: () => ['sub', 0] },
    s: { parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }], toDOM: () => ['s', 0] },
    a: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: linkOf }],
      toDOM: mark => ['a', { href: String(mark.attrs.href), rel: REL }, 0],
    },
  },
})

/** A link that the API accepts; of others, the text stays. */
function linkOf(element: HTMLElement) {
  const href = element.getAttribute('href') ?? ''
  return /^(https?:\/\/|mailto:)/i.test(href) ? { href } : false
}

/** Word processors wrap a whole paste in a `b` that is not bold. */
function notPlain(element: HTMLElement) {
  return element.style.fontWeight === 'normal' ? false : null
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const escapeValue = (text: string) => escapeText(text).replaceAll('"', '&quot;')

/** The outermost first. */
const MARK_TAGS = ['a', 'strong', 'em', 's', 'sup', 'sub'] as const
const BLOCK_TAGS: Record<string, string> = {
  paragraph: 'p',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
}

const markOf = (marks: readonly Mark[], name: string) => marks.find(({ type }) => type.name === name)

const openTag = ({ type, attrs }: Mark) =>
  type.name === 'a' ? `<a href="${escapeValue(String(attrs.href))}" rel="${REL}">` : `<${type.name}>`

function inlineHtml(node: Node): string {
  const text = node.isText ? escapeText(node.text ?? '') : '<br />'
  return MARK_TAGS.flatMap(tag => markOf(node.marks, tag) ?? []).reduceRight(
    (inner, mark) => `${openTag(mark)}${inner}</${mark.type.name}>`,
    text,
  )
}

const childrenOf = (node: Node): readonly Node[] =>
  Array.from({ length: node.childCount }, (_, place) => node.child(place))

function blockHtml(node: Node): string {
  if (node.isInline) return inlineHtml(node)
  const tag = node.type.name === 'heading' ? `h${String(node.attrs.level)}` : BLOCK_TAGS[node.type.name]
  const children = childrenOf(node)
  // A line of a list that is one paragraph needs no mark of one.
  const only = tag === 'li' && children.length === 1 ? children[0] : undefined
  return `<${tag}>${(only ? childrenOf(only) : children).map(blockHtml).join('')}</${tag}>`
}

/** Returns the document in the API's HTML; empty if it has no text. */
export const htmlOf = (doc: Node): string =>
  doc.textContent.trim() === '' && doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph'
    ? ''
    : childrenOf(doc).map(blockHtml).join('')

export function docOf(html: string): Node {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html')
  return DOMParser.fromSchema(schema).parse(body)
}
