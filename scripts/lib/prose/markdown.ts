import type { Passage, Place } from './passage.ts'

/** Legal pages, whose sentences may do without contractions. */
const LEGAL =
  /content\/(?:terms|privacy|intellectual|prohibited|marketplace-guidelines|vendor-protection|return-policy|right-of-withdrawal|shipping-policy)/

/** Reads the paragraphs of a Markdown file: no code, no targets of links, no tags. */
export function readMarkdown(file: string, source: string): Passage[] {
  const text = source
    .replaceAll(/^([ \t]*)```[\s\S]*?^\1```/gm, blank)
    .replaceAll(/<!--[\s\S]*?-->/g, blank)
    .replaceAll(/<[^>\n]+>/g, blank)
    .replaceAll(/\]\([^)\n]*\)/g, blank)
    .replaceAll(/^(?:import|export) .*$/gm, blank)
  const place = placeOf(file)
  const passages: Passage[] = []
  let current: Passage | null = null
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*(?:---)?\s*$/.test(line)) current = null
    else if (current) current.text += `\n${line}`
    else {
      current = { place, text: line, line: index + 1 }
      passages.push(current)
    }
  }
  return [...passages, ...decisionTitle(file, source)]
}

function placeOf(file: string): Place {
  if (!file.includes('/content/')) return 'document'
  return LEGAL.test(file) ? 'legal' : 'screen'
}

function decisionTitle(file: string, source: string): Passage[] {
  const title = /^# (?:\d+ )?(.+)$/m.exec(source)?.[1]
  return title && /^docs\/decisions\/\d/.test(file) ? [{ place: 'decision', text: title, line: 1 }] : []
}

const blank = (code: string) => code.replaceAll(/[^\n]/g, ' ')
