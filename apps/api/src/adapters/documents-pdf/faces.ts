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

/** The scripts of East Asia with their punctuation and wide forms. */
const EAST_ASIAN =
  /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Bopomofo}|[\u3000-\u30ff\uff00-\uffef]/u

/** Characters that shape their neighbors and are invisible themselves. */
const IGNORABLE = /\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/u

const { resolve } = createRequire(import.meta.url)

type Loaded = Face & { font: Font }

const load = (weight: Weight) =>
  FILES.map(([family, subset]): Loaded => {
    const file = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`
    const bytes = unpackWoff(readFileSync(resolve(file)))
    return faceFrom(`${family} ${subset} ${weight}`, bytes)
  })

const loaded = new Map<Weight, Loaded[]>()

const EAST_ASIAN_FILE = new URL('fonts/DroidSansFallback.ttf', import.meta.url)
let eastAsian: Loaded | undefined
/** One face of one weight for all of them, which is read with the first text that needs it. */
function eastAsianFace(): Loaded {
  eastAsian ??= faceFrom('droid-sans-fallback', readFileSync(EAST_ASIAN_FILE))
  return eastAsian
}

const faceFrom = (name: string, bytes: Buffer): Loaded => ({ name, bytes, font: create(bytes) as Font })

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
  const fits = ({ font }: Loaded) => codePoints.every(point => font.hasGlyphForCodePoint(point))
  const known = EAST_ASIAN.test(grapheme) ? [...faces, eastAsianFace()] : faces
  const current = known.find(face => face === before)
  if (current && fits(current)) return current
  return known.find(fits) ?? null
}

/** Whether the library lays out a text from right to left. It takes Arabic digits for letters of the script. */
export const isReversed = (text: string, { name }: Face): boolean =>
  [...loaded.values()]
    .flat()
    .find(face => face.name === name)
    ?.font.layout(text, []).direction === 'rtl'
