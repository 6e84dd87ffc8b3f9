import { expect, test } from 'vitest'
import { sortFiles } from './picture-files.ts'

const file = (name: string, type = 'image/jpeg', size = 1_000) => ({ name, type, size })

test('[SEL-04] keeps the other files if one is bad, and returns each fault', () => {
  const { taken, faults } = sortFiles(
    [
      file('a.jpg'),
      file('b.heic', ''),
      file('c.pdf', 'application/pdf'),
      file('d.png', 'image/png', 26 * 1024 * 1024),
      file('e.webp', 'image/webp'),
      file('f.jpg'),
    ],
    2,
  )
  expect(taken.map(({ name }) => name)).toEqual(['a.jpg', 'e.webp'])
  expect(faults).toEqual([
    { kind: 'heic', name: 'b.heic' },
    { kind: 'wrongKind', name: 'c.pdf' },
    { kind: 'tooLarge', name: 'd.png' },
    { kind: 'tooMany' },
  ])
})
