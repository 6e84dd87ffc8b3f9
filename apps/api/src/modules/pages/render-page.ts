import { Marked, type Token } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { textOf } from '../../platform/description-html.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { slugify } from '../../platform/slug.ts'
import { findLinkFault } from './page-links.ts'
import { faultsOfVariables, type PageFault } from './page-variables.ts'

/** Part of a page, from one heading to the next. Variables in it aren't filled. */
export interface PageSection {
  /** Id of its heading on the page. Empty above the first heading. */
  id: string
  /** Level of its heading; 1 above the first heading. */
  level: 1 | 2 | 3
  title: string
  text: string
}

export interface RenderedPage {
  html: string
  sections: PageSection[]
  faults: PageFault[]
}

type Place = (offset: number) => { line: number; column: number }

/** Turns Markdown into HTML without scripts, styles and pictures. Variables stay in it until the page is read. */
export function renderPage(body: string, place: Place): RenderedPage {
  const tooMuch = faultsOfSize(body, place)
  if (tooMuch.length > 0) return { html: '', sections: [], faults: tooMuch }
  const sections: PageSection[] = [{ id: '', level: 1, title: '', text: '' }]
  const ids = new Map<Token, string>()
  const taken = new Map<string, number>()
  const marked = new Marked({
    renderer: {
      heading(token) {
        const inner = this.parser.parseInline(token.tokens)
        const id = ids.get(token)
        return id ? `<h${token.depth} id="${id}"><a href="#${id}">${inner}</a></h${token.depth}>\n` : false
      },
      // The library would encode the braces of a variable.
      link: ({ href, text }) => (href.includes('{{') ? `<a href="${href}">${escapeHtml(text)}</a>` : false),
    },
  })
  const tokens = marked.lexer(body)
  let rest: Token[] = []
  const endSection = () => {
    sections.at(-1)!.text = textOf(marked.parser(rest).replace(/<\/t[dh]>/g, ' ')).trim()
    rest = []
  }
  for (const token of tokens) {
    if (token.type !== 'heading' || !isLevel(token.depth)) {
      rest.push(token)
      continue
    }
    endSection()
    const title = textOf(marked.parser([token]))
    const id = unique(slugify(title) || 'section', taken)
    ids.set(token, id)
    sections.push({ id, level: token.depth, title, text: '' })
  }
  endSection()
  return {
    html: cleanPage(marked.parser(tokens)),
    sections,
    faults: [...faultsOfVariables(body, place), ...faultsOfTokens(tokens, body, place)],
  }
}

const isLevel = (depth: number): depth is 2 | 3 => depth === 2 || depth === 3

/** @param taken ids, each with the highest number that was added to it */
function unique(id: string, taken: Map<string, number>): string {
  let count = taken.get(id) ?? 1
  let candidate = id
  while (taken.has(candidate)) candidate = `${id}-${++count}`
  taken.set(candidate, 1).set(id, count)
  return candidate
}

/** ASCII characters without a space between them. Some scripts use no spaces. */
const LONG_WORD = /[!-~]{1001}/
const DEEP = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){21}/m

/** Finds what the library needs minutes for, or can't read at all. */
function faultsOfSize(body: string, place: Place): PageFault[] {
  const faults: [RegExp, string][] = [
    [LONG_WORD, 'These are more than 1,000 characters without a space.'],
    [DEEP, 'Lists and quotes can be at most 20 levels deep.'],
  ]
  return faults.flatMap(([what, message]) => {
    const at = body.search(what)
    return at < 0 ? [] : [{ ...place(at), message }]
  })
}

/** Finds what a page can't contain. Tokens lack their place: each is searched for after the one before. */
function faultsOfTokens(tokens: Token[], body: string, place: Place): PageFault[] {
  const faults: PageFault[] = []
  let from = 0
  new Marked().walkTokens(tokens, token => {
    const message = faultOf(token)
    if (message === null) return
    const found = body.indexOf(token.raw, from)
    const at = found < 0 ? from : found
    from = at + 1
    faults.push({ ...place(at), message })
  })
  return faults
}

function faultOf(token: Token): string | null {
  if (token.type === 'html')
    return `HTML isn’t allowed: “${token.raw.trim().slice(0, 40)}”. Write Markdown, or \\< for a sign.`
  if (token.type === 'image') return 'Pictures aren’t allowed on a page.'
  if (token.type === 'link') return findLinkFault(token.href)
  if (token.type === 'heading' && token.depth === 1)
    return 'The title is the only heading of the first level: begin headings with ##.'
  return null
}

/** Leaves no element that could run a script or change the look of the site, whatever the Markdown was. */
const cleanPage = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'strong', 'em', 'del', 'a', 'blockquote'],
      ...['code', 'pre', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href', 'title'],
      ol: ['start'],
      th: ['align'],
      td: ['align'],
      h2: ['id'],
      h3: ['id'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 40,
  })
