import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, frames, memoryStorage, render } from '../../../test/render.tsx'
import { themeScript } from '../../system/theme-script.ts'
import { ThemeControl } from './index.ts'

const shown = () => document.documentElement.dataset.theme
afterEach(() => void delete document.documentElement.dataset.theme)

test('[THM-02] offers three themes, of which "system" removes the stored choice', async () => {
  const storage = memoryStorage({ theme: 'dark' })
  render(<ThemeControl />, { storage })
  await page.getByRole('button', { name: 'Theme: Dark' }).click()
  await expect.element(page.getByRole('menu', { name: 'Theme: Dark' })).toBeVisible()
  expect(
    page
      .getByRole('menuitemradio')
      .elements()
      .map(item => item.textContent),
  ).toEqual(['Light', 'Dark', 'System'])
  await page.getByRole('menuitemradio', { name: 'System' }).click()
  await expect.element(page.getByRole('button', { name: 'Theme: System' })).toBeVisible()
  expect(storage.kept.has('theme')).toBe(false)
  await eventually(() => expect(shown()).toBeUndefined())
})

test('shows a stored theme even if the host forgot the script in its head', async () => {
  render(<ThemeControl />, { storage: memoryStorage({ theme: 'dark' }) })
  await eventually(() => expect(shown()).toBe('dark'))
})

test('[THM-01] a stored theme is shown by the script of the head, before anything is drawn', async () => {
  const run = () => {
    delete document.documentElement.dataset.theme
    const script = document.createElement('script')
    script.textContent = themeScript
    document.head.append(script)
    script.remove()
    return shown()
  }
  try {
    localStorage.setItem('theme', 'dark')
    expect(run()).toBe('dark')
    const dark = getComputedStyle(document.body).backgroundColor
    localStorage.setItem('theme', 'light')
    expect(run()).toBe('light')
    expect(getComputedStyle(document.body).backgroundColor).not.toBe(dark)
    for (const other of ['system', 'blue', '']) {
      localStorage.setItem('theme', other)
      expect(run()).toBeUndefined()
    }
  } finally {
    localStorage.removeItem('theme')
  }
  expect(run()).toBeUndefined()
})

test('keeps a theme that the host set itself, if none is stored', async () => {
  document.documentElement.dataset.theme = 'dark'
  render(<ThemeControl />, { storage: memoryStorage() })
  await expect.element(page.getByRole('button', { name: 'Theme: System' })).toBeVisible()
  await frames()
  expect(shown()).toBe('dark')
})
