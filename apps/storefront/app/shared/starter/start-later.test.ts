import { expect, test } from 'vitest'
import { startLater } from './start-later.ts'
import { starterText } from './starter.tsx'

const PAGE =
  '<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="stylesheet" href="/s.css"/>' +
  '</head><body><main>Mugs</main><script nonce="n">window.context = 1</script>' +
  '<script nonce="n" type="module" async="">import "/assets/a.js";</script></body></html>'

test('leaves no tag that fetches or runs a module before the starter', () => {
  expect(startLater(PAGE)).toBe(
    '<html><head><link rel="later" href="/assets/a.js" nonce="n"/><link rel="stylesheet" href="/s.css"/>' +
      '</head><body><main>Mugs</main><script nonce="n">window.context = 1</script>' +
      '<script nonce="n" type="text/later">import "/assets/a.js";</script></body></html>',
  )
})

test('throws when the module is written in another form', () => {
  expect(() => startLater('<html><head></head><body></body></html>')).toThrow(/0 module scripts/)
})

test('keeps the starter below 5 kB', () => {
  expect(Buffer.byteLength(starterText())).toBeLessThan(5 * 1024)
})
