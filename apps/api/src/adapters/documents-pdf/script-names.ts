/** Scripts that no installed font covers, with the names that appear in place of the text. */
const MISSING: readonly [RegExp, string][] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'Japanese'],
  [/\p{Script=Hangul}/u, 'Korean'],
  [/\p{Script=Han}/u, 'Chinese characters'],
  [/\p{Script=Armenian}/u, 'Armenian'],
  [/\p{Script=Georgian}/u, 'Georgian'],
  [/\p{Script=Bengali}/u, 'Bengali'],
  [/\p{Script=Tamil}/u, 'Tamil'],
  [/\p{Script=Telugu}/u, 'Telugu'],
  [/\p{Script=Ethiopic}/u, 'Ethiopic'],
  [/\p{Script=Khmer}/u, 'Khmer'],
  [/\p{Extended_Pictographic}/u, 'emoji'],
]

/** Returns the replacement for a text that cannot be drawn, instead of boxes. */
export const standIn = (text: string): string =>
  `[${MISSING.find(([script]) => script.test(text))?.[1] ?? 'other script'}]`
