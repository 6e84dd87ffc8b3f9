import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { memoryStorage, pause, render } from '../../../test/render.tsx'
import { ThemeControl } from './index.ts'

const shown = () => document.documentElement.dataset.theme
afterEach(() => void delete document.documentElement.dataset.theme)

test('offers three themes; "system" forgets the stored choice', async () => {
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
  await vi.waitFor(() => expect(shown()).toBeUndefined())
})

test('a stored theme is shown even where the host forgot the script in its head', async () => {
  render(<ThemeControl />, { storage: memoryStorage({ theme: 'dark' }) })
  await vi.waitFor(() => expect(shown()).toBe('dark'))
})

test('with nothing stored, a theme that the host set itself stays', async () => {
  document.documentElement.dataset.theme = 'dark'
  render(<ThemeControl />, { storage: memoryStorage() })
  await expect.element(page.getByRole('button', { name: 'Theme: System' })).toBeVisible()
  await pause(100)
  expect(shown()).toBe('dark')
})
