import { expect, test } from 'vitest'
import { sitemapIndex, sitemapPage } from './sitemap.ts'

test('escapes URLs and leaves out unknown dates', () => {
  const xml = sitemapPage([
    { loc: 'https://stoa.example/product/a?b=1&c=<d>', lastModified: '2026-11-21' },
    { loc: 'https://stoa.example/' },
  ])
  expect(xml).toContain(
    '<loc>https://stoa.example/product/a?b=1&amp;c=&lt;d&gt;</loc><lastmod>2026-11-21</lastmod>',
  )
  expect(xml).toContain('<url><loc>https://stoa.example/</loc></url>')
})

test('lists sitemaps in an index', () => {
  expect(sitemapIndex([{ loc: 'https://stoa.example/sitemap/pages.xml', lastModified: null }])).toMatch(
    /<sitemapindex xmlns="[^"]+">\n<sitemap><loc>https:\/\/stoa\.example\/sitemap\/pages\.xml<\/loc><\/sitemap>\n<\/sitemapindex>/,
  )
})
