import { expect, test } from 'vitest'
import { startLate } from './late-start.ts'

const PAGE =
  '<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="stylesheet" href="/s.css"/>' +
  '<link rel="modulepreload" href="/assets/b.js" nonce="n"/></head><body><main>Mugs</main>' +
  '<script nonce="n">window.__context = 1</script>' +
  '<script nonce="n" type="module" async="">import "/assets/a.js";</script></body></html>'

test('nothing fetches a script before the page is there, and what was to run is kept in the page', () => {
  const page = startLate(PAGE, 'n')
  expect(page).not.toContain('rel="modulepreload" href')
  expect(page).not.toContain('<script nonce="n" type="module"')
  expect(page).toContain(
    '<script type="text/late" data-files="/assets/a.js /assets/b.js">import "/assets/a.js";</script>',
  )
  expect(page).toContain('<script nonce="n">window.__context = 1</script>')
  expect(page).toContain('<link rel="stylesheet" href="/s.css"/>')
  expect(page).toMatch(/<script nonce="n">\(\(\) => \{[\s\S]+<\/script><\/head><body>/)
})

test('a page without scripts of its own stays as it is', () => {
  const page = '<html><head></head><body><main>Mugs</main></body></html>'
  expect(startLate(page, undefined)).toBe(page)
})
