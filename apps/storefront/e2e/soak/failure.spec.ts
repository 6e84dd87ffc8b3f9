import { expect, open, test } from '../support/test.ts'

test('works with storage that holds unexpected values', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  await page.goto('/robots.txt')
  // Not JSON, another shape, and an old list. Tests of the core and of each part cover every key.
  for (const [path, value] of [
    ['/', '{{{'],
    ['/login', '[1,2,3]'],
    ['/cart', '{"v":99,"lines":"no"}'],
    ['/cart', '{{{'],
  ] as const) {
    await page.evaluate(text => {
      for (const key of [
        'user-data',
        'guest_cart_items',
        'local_selected_items',
        'cookiePreference',
        'theme',
      ])
        localStorage.setItem(key, text)
    }, value)
    await open(page, path)
    await expect(page.getByRole('banner')).toBeVisible()
  }
  expect(problems).toEqual([])
})
