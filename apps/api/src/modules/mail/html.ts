import { escapeHtml } from '../../platform/escape-html.ts'

/** Trusted HTML from our own templates. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[]

const render = (part: Part): string => {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(render).join('')
  return escapeHtml(String(part))
}

/** Builds HTML from a template. Values are escaped unless they are templates themselves. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((whole, string, at) => whole + render(parts[at - 1]!) + string))
