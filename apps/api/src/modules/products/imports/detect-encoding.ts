import { analyse } from 'chardet'

/** Encodings of spreadsheets without Unicode, the most frequent first, with the names that chardet gives them. */
const CANDIDATES = {
  'windows-1252': ['ISO-8859-1', 'windows-1252'],
  'windows-1250': ['ISO-8859-2', 'windows-1250'],
  'windows-1251': ['windows-1251'],
  'windows-1254': ['ISO-8859-9', 'windows-1254'],
  shift_jis: ['Shift_JIS'],
  gb18030: ['GB18030'],
  big5: ['Big5'],
  'euc-kr': ['EUC-KR'],
} as const
export type LegacyEncoding = keyof typeof CANDIDATES
export const LEGACY_ENCODINGS = Object.keys(CANDIDATES) as LegacyEncoding[]

/** Difference of plausibility that is no evidence. */
const TIE = 0.05
const ENDS_CELL = new Set([...'\n\r\t,;"'].map(mark => mark.charCodeAt(0)))

/** Collects the cells that aren't ASCII from the bytes of a file: the others say nothing about its encoding. */
export function foreignCells(bytes: Uint8Array, most: number): number[] {
  const found: number[] = []
  let start = 0
  let isForeign = false
  for (let at = 0; at <= bytes.length && found.length < most; at++) {
    const byte = bytes[at]
    if (byte !== undefined && !ENDS_CELL.has(byte)) {
      isForeign ||= byte > 127
      continue
    }
    if (isForeign) found.push(...bytes.subarray(start, Math.min(at, start + most)), 10)
    start = at + 1
    isForeign = false
  }
  return found
}

/**
 * Guesses the encoding of cells that aren't UTF-8. Most guesses give odd text: symbols between letters, two
 * scripts in one, hardly any plain letter. Among equally plausible ones, the frequencies of letters decide.
 */
export function detectEncoding(cells: Uint8Array): LegacyEncoding {
  const ranked = LEGACY_ENCODINGS.map(encoding => ({ encoding, score: plausibility(cells, encoding) }))
  const best = Math.max(...ranked.map(({ score }) => score))
  const possible = ranked.filter(({ score }) => score >= best - TIE).map(({ encoding }) => encoding)
  if (possible.length === 1) return possible[0]!
  const byLetters = analyse(cells).flatMap(
    ({ name }) => possible.find(encoding => (CANDIDATES[encoding] as readonly string[]).includes(name)) ?? [],
  )
  return byLetters[0] ?? possible[0]!
}

function plausibility(cells: Uint8Array, encoding: LegacyEncoding): number {
  const text = new TextDecoder(encoding).decode(cells)
  const words = text.split(/[\s\p{P}\d]+/u).filter(word => /[^\p{ASCII}]/u.test(word))
  if (words.length === 0) return 0
  return words.reduce((sum, word) => sum + ofWord(word), 0) / words.length
}

function ofWord(word: string): number {
  if (/[\uFFFD\p{Cc}\p{Co}\p{Cn}]/u.test(word)) return 0
  const letters = word.match(/\p{L}|\p{M}/gu)?.length ?? 0
  if (letters < [...word].length) return letters === 0 ? 0.5 : 0.2
  const scripts = [
    /\p{Script=Latin}/u,
    /\p{Script=Cyrillic}/u,
    /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー]/u,
  ]
  const [latin, cyrillic, wide] = scripts.map(script => script.test(word))
  if (Number(latin) + Number(cyrillic) + Number(wide) > 1) return 0.2
  if (/\p{Ll}\p{Lu}/u.test(word)) return 0.4
  if (wide) return wideness(word)
  if (cyrillic) return 0.9
  const plain = word.match(/[a-z]/gi)?.length ?? 0
  return plain / letters >= 0.4 ? 1 : 0.4
}

/** Kana and Korean syllables hardly ever arise by chance; half-width kana and rare characters do. */
function wideness(word: string): number {
  if (/[\uFF61-\uFF9F]/.test(word)) return 0.3
  if (/[\p{sc=Hira}\p{sc=Kana}]/u.test(word)) return 1
  if (/\p{sc=Hang}/u.test(word)) return /\p{sc=Han}/u.test(word) ? 0.5 : 0.95
  return 0.9
}
