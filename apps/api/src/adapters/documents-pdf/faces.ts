import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './unpack-woff.ts'

export type Weight = 400 | 600

/** One font file: the characters of one script in one weight. */
export interface Face {
  name: string
  bytes: Buffer
}

/**
 * Static WOFF files, the brand font first. The subsetter fails on WOFF2, and variable fonts are drawn blank.
 * `script-names.ts` names the scripts that have no file here.
 */
const FILES = [
  ['hanken-grotesk', 'latin'],
  ['hanken-grotesk', 'latin-ext'],
  ['hanken-grotesk', 'vietnamese'],
  ['noto-sans', 'latin'],
  ['noto-sans', 'latin-ext'],
  ['noto-sans', 'greek'],
  ['noto-sans', 'greek-ext'],
  ['noto-sans', 'cyrillic'],
  ['noto-sans', 'cyrillic-ext'],
  ['noto-sans', 'vietnamese'],
  ['noto-sans', 'devanagari'],
  ['noto-sans-arabic', 'arabic'],
  ['noto-sans-hebrew', 'hebrew'],
  ['noto-sans-thai', 'thai'],
] as const

/** Characters that shape their neighbors and are invisible themselves. */
const IGNORABLE = /\u200c|\u200d|[\ufe00-\ufe0f]/u

const { resolve } = createRequire(import.meta.url)

const load = (weight: Weight) =>
  FILES.map(([family, subset]): Face & { font: Font } => {
    const file = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`
    const bytes = unpackWoff(readFileSync(resolve(file)))
    return { name: `${family} ${subset} ${weight}`, bytes, font: create(bytes) as Font }
  })

const loaded = new Map<Weight, ReturnType<typeof load>>()

/**
 * Returns the face that has every glyph of a grapheme, or null. Reads the files, since the ranges that a font package
 * declares are wrong.
 *
 * @param before face of the previous text, which is kept if possible
 */
export function faceOf(grapheme: string, weight: Weight, before: Face | null): Face | null {
  const faces = loaded.get(weight) ?? load(weight)
  loaded.set(weight, faces)
  const codePoints = [...grapheme].filter(sign => !IGNORABLE.test(sign)).map(sign => sign.codePointAt(0)!)
  const fits = ({ font }: { font: Font }) => codePoints.every(point => font.hasGlyphForCodePoint(point))
  const current = faces.find(face => face === before)
  if (current && fits(current)) return current
  return faces.find(fits) ?? null
}
