import { expect, test } from 'vitest'
import { readUsername } from './username.ts'

test.each([
  ['plain', 'Robin Vale', 'Robin Vale'],
  ['with spaces around and between', '  Robin \t\n Vale ', 'Robin Vale'],
  ['with a no-break space', 'Robin\u00a0Vale', 'Robin Vale'],
  ['decomposed', 'Rene\u0301', 'René'],
  ['with a zero-width space', 'Ro\u200bbin', 'Robin'],
  ['with a zero-width joiner in Latin', 'Ro\u200dbin', 'Robin'],
  ['with a word joiner and a byte-order mark', '\ufeffRo\u2060bin', 'Robin'],
  ['with an override of the direction', '\u202eniboR\u202c', 'niboR'],
  ['with isolates', '\u2066Robin\u2069', 'Robin'],
  ['with marks of the direction', '\u200fRobin\u200e', 'Robin'],
  ['with a soft hyphen', 'Ro\u00adbin', 'Robin'],
  ['with a Hangul filler', 'Robin\u3164', 'Robin'],
  ['with a braille blank', 'Robin\u2800', 'Robin'],
  ['with tag characters', 'Robin\u{e0041}\u{e0042}', 'Robin'],
  ['with control characters', 'Ro\u0007bin\u0085', 'Robin'],
  ['in Persian, with its joiner', 'علی\u200cرضا', 'علی\u200cرضا'],
  ['in Hindi, with its joiner', 'क्\u200dष', 'क्\u200dष'],
  ['with an emoji of several parts', 'Robin 👩\u200d🚀', 'Robin 👩\u200d🚀'],
  ['with an emoji variant', 'Robin ❤\ufe0f', 'Robin ❤\ufe0f'],
  ['in full-width letters', 'Ｒｏｂｉｎ', 'Ｒｏｂｉｎ'],
])('a name %s', (_, given, expected) => {
  expect(readUsername(given)).toBe(expected)
})

test.each(['\u200b\u200b\u200b', '\u3164\u3164', '  \u2800 ', 'R\u200b', '\u202e\u202c'])(
  'a name without two visible characters, %j, is refused',
  given => {
    expect(() => readUsername(given)).toThrow(
      expect.objectContaining({
        code: 'request.invalid',
        fields: [expect.objectContaining({ pointer: '/username', code: 'invisible' })],
      }),
    )
  },
)
