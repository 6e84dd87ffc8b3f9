import createBidi from 'bidi-js'
import { type Face, faceOf, isReversed, type Weight } from './faces.ts'
import { standIn } from './script-names.ts'

/** Text of one font and one direction. */
export interface Run {
  text: string
  face: Face
}

/** One line of text, its runs from left to right. */
export interface Line {
  runs: Run[]
  width: number
}

export interface SetText {
  lines: Line[]
  /** Text in reading order, for screen readers and for copying. */
  logical: string
  /** Whether part of it is written in a script that no font has. */
  hasStandIn: boolean
}

export type Measure = (text: string, face: Face) => number

interface Grapheme {
  text: string
  face: Face
}

const bidi = createBidi()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const words = new Intl.Segmenter('en', { granularity: 'word' })

/** Control characters, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu

/** The blocks of right-to-left scripts, with their digits and punctuation. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/u
/** Selects a variant of a character that the fonts don't have. */
const VARIANT = /[\u{e0100}-\u{e01ef}]/gu

/** Breaks a text into lines of a width; a word that is wider is broken inside. */
export function setText(given: string, weight: Weight, width: number, measure: Measure): SetText {
  const logical = given.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim()
  const { drawn, hasStandIn } = drawable(logical, weight)
  const shown = drawn.map(({ text }) => text).join('')
  const widthOf = (part: readonly Grapheme[]) =>
    joined(part).reduce((sum, { text, face }) => sum + measure(text, face), 0)

  const lines: Grapheme[][] = [[]]
  const add = (unit: readonly Grapheme[]) => {
    const line = lines.at(-1)!
    if (line.length === 0 || widthOf(trimmed([...line, ...unit])) <= width) line.push(...unit)
    else lines.push([...unit])
  }
  for (const unit of unitsOf(shown, drawn))
    if (widthOf(trimmed(unit)) <= width) add(unit)
    else for (const one of unit) add([one])

  const direction = (bidi.getEmbeddingLevels(shown).paragraphs[0]?.level ?? 0) % 2 ? 'rtl' : 'ltr'
  return {
    lines: lines.map(line => {
      const kept = trimmed(line)
      return { runs: inVisualOrder(kept, direction), width: widthOf(kept) }
    }),
    logical,
    hasStandIn,
  }
}

/** Chooses a font for each character. Characters without one are replaced by the name of their script. */
function drawable(text: string, weight: Weight): { drawn: Grapheme[]; hasStandIn: boolean } {
  const drawn: Grapheme[] = []
  let missing = ''
  let hasStandIn = false
  const put = (part: string) => {
    for (const { segment } of graphemes.segment(part)) {
      const face = faceOf(segment, weight, drawn.at(-1)?.face ?? null)
      if (face) drawn.push({ text: segment.replace(VARIANT, ''), face })
    }
  }
  const flush = () => {
    if (missing.trim() === '') return
    hasStandIn = true
    put(standIn(missing))
    if (missing.endsWith(' ')) put(' ')
    missing = ''
  }
  for (const { segment } of graphemes.segment(text)) {
    const isSpace = segment === ' '
    if (!isSpace && faceOf(segment, weight, drawn.at(-1)?.face ?? null) === null) missing += segment
    else if (isSpace && missing) missing += segment
    else {
      flush()
      put(segment)
    }
  }
  flush()
  return { drawn, hasStandIn }
}

/** Parts between which a line may end. */
function unitsOf(shown: string, drawn: readonly Grapheme[]): Grapheme[][] {
  const units: Grapheme[][] = []
  let at = 0
  let before: Intl.SegmentData | null = null
  for (const segment of words.segment(shown)) {
    const end = segment.index + segment.segment.length
    const part: Grapheme[] = []
    for (let start = segment.index; start < end && at < drawn.length; at++) {
      part.push(drawn[at]!)
      start += drawn[at]!.text.length
    }
    if (before && mayBreak(before, segment)) units.push(part)
    else units.push([...(units.pop() ?? []), ...part])
    before = segment
  }
  return units
}

/** Allows a break after a space or a hyphen, and between the terms of scripts without spaces. */
const mayBreak = (before: Intl.SegmentData, next: Intl.SegmentData): boolean =>
  (/[\s/-]$/u.test(before.segment) && !/^\s/u.test(next.segment)) ||
  (before.isWordLike === true && next.isWordLike === true)

function trimmed(line: readonly Grapheme[]): Grapheme[] {
  const end = line.findLastIndex(({ text }) => text.trim() !== '')
  return line.slice(0, end + 1)
}

function joined(part: readonly Grapheme[]): Run[] {
  const runs: Run[] = []
  for (const { text, face } of part) {
    const last = runs.at(-1)
    if (last?.face === face) last.text += text
    else runs.push({ text, face })
  }
  return runs
}

/**
 * Orders graphemes for display. Digits inside right-to-left text run from left to right, so each direction becomes a
 * separate run.
 */
function inVisualOrder(line: readonly Grapheme[], direction: 'ltr' | 'rtl'): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line.map(({ text }) => text).join(''), direction)
  const runs: (Run & { level: number })[] = []
  let at = 0
  for (const { text, face } of line) {
    const level = levels[at]!
    at += text.length
    const shown = level % 2 ? (bidi.getMirroredCharacter(text) ?? text) : text
    const last = runs.at(-1)
    if (last?.level === level && last.face === face) last.text += shown
    else runs.push({ text: shown, face, level })
  }
  // The library goes by the script: it reverses Arabic digits, and not the punctuation between right-to-left text.
  for (const run of runs) {
    const isReversedHere = RIGHT_TO_LEFT.test(run.text) && isReversed(run.text, run.face)
    if (isReversedHere !== Boolean(run.level % 2)) run.text = [...run.text].reverse().join('')
  }
  for (let level = Math.max(0, ...runs.map(run => run.level)); level > 0; level--)
    for (let start = 0; start < runs.length; start++) {
      let end = start
      while (end < runs.length && runs[end]!.level >= level) end++
      if (end > start) {
        runs.splice(start, end - start, ...runs.slice(start, end).reverse())
        start = end
      }
    }
  return runs
}
