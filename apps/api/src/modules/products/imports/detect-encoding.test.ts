import { expect, test } from 'vitest'
import { detectEncoding, foreignCells } from './detect-encoding.ts'

const bytes = (...parts: readonly (string | number[])[]) =>
  Buffer.concat(
    parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  )

test.each([
  ['windows-1252', bytes('caf', [0xe9], ' cr', [0xe8], 'me, gla', [0xe7], 'on')],
  ['windows-1252', bytes('Gr', [0xfc, 0xdf], 'e, K', [0xe4], 'se')],
  // żółty dzbanek
  ['windows-1250', bytes([0xbf, 0xf3, 0xb3], 'ty dzbanek')],
  // зелёная чаша
  ['windows-1251', bytes([0xe7, 0xe5, 0xeb, 0xb8, 0xed, 0xe0, 0xff, 0x20, 0xf7, 0xe0, 0xf8, 0xe0])],
  // 赤いカップ
  ['shift_jis', bytes([0x90, 0xd4, 0x82, 0xa2, 0x83, 0x4a, 0x83, 0x62, 0x83, 0x76])],
])('recognizes %s', (encoding, cells) => {
  expect(detectEncoding(cells)).toBe(encoding)
})

test('collects only the cells that aren’t ASCII', () => {
  expect(foreignCells(bytes('a,b', [0xe9], ',c\nd', [0xe8], '\n'), 100)).toEqual([
    98, 0xe9, 10, 100, 0xe8, 10,
  ])
})
