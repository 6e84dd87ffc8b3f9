import { Marked } from 'marked'
import { parse } from 'yaml'
import { slugOf } from '../lib/slug.ts'
import { unescapeHtml } from '../lib/words.ts'
import { fillFacts, type StatedFacts } from './information-amounts.ts'

export interface InformationPage {
  readonly title: string
  readonly description: string
  /** ISO date of the last change. */
  readonly updated: string
  readonly html: string
  readonly headings: Heading[]
  /** Question and answer as plain words, from pages that are made of them. */
  readonly questions: Question[]
  /** Its text under each heading, for a search within the pages. */
  readonly sections: Section[]
}

export interface Section {
  /** Of its heading; empty for what stands before the first. */
  readonly id: string
  readonly title: string
  readonly text: string
}

export interface Heading {
  readonly id: string
  readonly title: string
  readonly level: 2 | 3
}

export interface Question {
  readonly question: string
  readonly answer: string
}

const sources = import.meta.glob<string>('../content/*.md', { query: '?raw', import: 'default', eager: true })
const rendered = new Map<string, InformationPage>()

/**
 * Renders the page of that name with the marketplace's prices; null if there is no such page. Each page is rendered
 * once for the same facts.
 *
 * @param commission Markdown of the commission's rates, which one page states
 */
export function informationPage(name: string, facts: StatedFacts, commission = ''): InformationPage | null {
  const { currency, shippingPrices, legal, email } = facts
  const key = JSON.stringify([name, facts.name, legal, email, currency, shippingPrices, commission])
  const known = rendered.get(key)
  if (known) return known
  const source = sources[`../content/${name}.md`]
  if (source === undefined) return null
  const page = renderPage(source, facts, commission)
  rendered.set(key, page)
  return page
}

/** ISO date of the page's last change; undefined if there is no such page. */
export function informationUpdated(name: string): string | undefined {
  const source = sources[`../content/${name}.md`]
  return source === undefined ? undefined : splitFrontMatter(source).fields.updated
}

function renderPage(source: string, facts: StatedFacts, commission: string): InformationPage {
  const { fields, body: unfilled } = splitFrontMatter(source)
  const body = fillFacts(
    unfilled.replace('{{commission}}', () => commission),
    facts,
    inMarkdown,
  )
  const headings: Heading[] = []
  const taken = new Set<string>()
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const title = this.parser.parseInline(tokens, this.parser.textRenderer)
        const id = unique(slugOf(title), taken)
        if (depth === 2 || depth === 3) headings.push({ id, title: unescapeHtml(title), level: depth })
        return `<h${depth} id="${id}"><a href="#${id}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`
      },
    },
  })
  const html = marked.parse(body, { async: false })
  return {
    title: fillFacts(fields.title ?? '', facts),
    description: fillFacts(fields.description ?? '', facts),
    updated: fields.updated ?? '',
    html,
    headings,
    questions: questionsOf(body),
    sections: sectionsOf(body, headings),
  }
}

function splitFrontMatter(source: string): { fields: Record<string, string>; body: string } {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(source)
  return match
    ? { fields: parse(match[1] ?? '') ?? {}, body: source.slice(match[0].length) }
    : { fields: {}, body: source }
}

function questionsOf(body: string): Question[] {
  return body
    .split(/^### /m)
    .slice(1)
    .map(section => {
      const [question = '', ...rest] = section.split(/^## /m)[0]?.split('\n') ?? []
      return { question: question.trim(), answer: plainWords(rest.join('\n')) }
    })
    .filter(({ question, answer }) => question.endsWith('?') && answer !== '')
}

/** Headings of Markdown and of the page come in the same order. */
function sectionsOf(body: string, headings: readonly Heading[]): Section[] {
  const [opening = '', ...parts] = body.split(/^#{2,3} .*$/m)
  return [
    { id: '', title: '', text: plainWords(opening) },
    ...parts.map((part, at) => ({
      id: headings[at]?.id ?? '',
      title: headings[at]?.title ?? '',
      text: plainWords(part),
    })),
  ].filter(({ text }) => text !== '')
}

/** A text of the settings is text, whatever signs of Markdown or HTML are in it. */
const inMarkdown = (text: string) => text.replace(/[\\`*_[\]<>|#&~]/g, '\\$&')

const plainWords = (markdown: string) =>
  markdown
    .replace(/\\(?=[\\`*_[\]<>|#&~])/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    // Tables: their rules go, their cells stay words.
    .replace(/^\|[\s:|-]+\|$/gm, '')
    .replace(/\|/g, ' ')
    // Marks of lists, and lines that were broken by hand.
    .replace(/^\s*(?:[-*]|\d+\.)\s+/gm, '')
    .replace(/\\$/gm, ',')
    .replace(/[*_`>#]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

function unique(id: string, taken: Set<string>): string {
  let candidate = id
  for (let count = 2; taken.has(candidate); count++) candidate = `${id}-${count}`
  taken.add(candidate)
  return candidate
}
