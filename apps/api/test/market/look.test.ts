import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { faultsOf, publishSettings } from '../../src/modules/market/index.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import type { MarketSettings } from '../../src/platform/market.ts'
import { useTestApp } from '../app.ts'
import { runCommand, temporaryFile } from '../catalog/command.ts'

const api = useTestApp()

const settingsWith = (change: Partial<MarketSettings>) => ({ ...api().deps.market.settings, ...change })

async function publish(change: Partial<MarketSettings>): Promise<void> {
  const { db, market, clock } = api().deps
  await market.refresh()
  const data = settingsWith(change)
  await inTx(db, tx => publishSettings(tx, { data, basedOn: market.version, note: '', now: clock.now() }))
  await market.refresh()
}

const market = (...args: string[]) =>
  runCommand('market', args, {
    DATABASE_URL: api().database.url,
    STOA_DATA_HOME: api().dataDir,
    SEED: 'own',
  })

/** A file with a picture of one color, half transparent. */
async function pictureFile(width: number, height: number, format: 'png' | 'avif' = 'png'): Promise<string> {
  const background = { r: 20, g: 120, b: 60, alpha: 0.5 }
  const drawn = sharp({ create: { width, height, channels: 4, background } })
  const file = await temporaryFile('')
  await writeFile(file, await drawn.toFormat(format).toBuffer())
  return file
}

test('market media add stores a picture, which pages, emails and home screens get in their sizes', async () => {
  const { code, stdout, stderr } = await market('media', 'add', await pictureFile(600, 150))
  const id = stdout.trim()
  expect([code, id]).toEqual([0, expect.stringMatching(/^mark-[0-9a-f-]{36}$/)])
  expect(stderr).toContain('600 × 150 pixels')
  // An hour later, an upload that nothing shows would be removed.
  expect(await api().deps.media.removeUnused(new Date(Date.now() + 86_400_000))).toBe(0)

  await publish({ marks: { logo: id, logoDark: null, icon: id, share: null } })
  const { body } = await api().call({ method: 'GET', url: '/api/public/market' })
  expect(body.marks).toMatchObject({
    logo: { base: `/media/${id}`, width: 600, height: 150, widths: [160, 320, 480] },
    logoDark: null,
    icon: { base: `/media/${id}` },
  })
  for (const [name, width, height] of [
    ['32.png', 32, 32],
    ['180.png', 180, 180],
    ['512.png', 512, 512],
    ['480.png', 480, 120],
  ] as const) {
    const { rawPayload } = await api().app.inject({ url: `/media/${id}/${name}` })
    const { format, hasAlpha, ...size } = await sharp(rawPayload).metadata()
    // Home screens show what is transparent in black.
    expect([name, format, size.width, size.height, hasAlpha]).toEqual([
      name,
      'png',
      width,
      height,
      width !== 180,
    ])
  }
})

test('market media add refuses drawings, other formats and small pictures, and says why', async () => {
  const drawing = await temporaryFile('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')
  for (const [file, reason] of [
    [drawing, 'it’s an SVG drawing, which can contain scripts; save it as PNG or WebP'],
    [await pictureFile(300, 300, 'avif'), 'save it as PNG, JPEG or WebP'],
    [await pictureFile(199, 400), 'it’s 199 pixels wide, and 200 is the minimum'],
    [await temporaryFile('no picture'), 'isn’t a readable picture'],
  ] as const)
    expect(await market('media', 'add', file)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(reason),
    })
})

test('shows a picture of the home page in both themes if the operator set only the dark one', async () => {
  const evening = (await market('media', 'add', await pictureFile(600, 150))).stdout.trim()
  const { home } = api().deps.market.settings
  await publish({ home: { ...home, hero: { ...home.hero, pictures: { day: null, evening } } } })
  const { body } = await api().call({ method: 'GET', url: '/api/public/home' })
  expect([body.hero, body.heroEvening]).toMatchObject(Array(2).fill({ base: `/media/${evening}` }))
})

test('a picture of the marketplace has to be uploaded, and no other has icons', async () => {
  const marks = { logo: 'mark-nothing', logoDark: null, icon: null, share: null }
  await expect(publish({ marks })).rejects.toMatchObject({ faults: [{ path: '/marks/logo' }] })
  const { settings, version } = api().deps.market
  const file = await temporaryFile(JSON.stringify({ version, settings: { ...settings, marks } }))
  expect(await market('check', file)).toMatchObject({
    code: 1,
    stdout:
      '/marks/logo: There is no picture “mark-nothing”. Upload it in the operator console, or with `market media add FILE`, which prints its id.\n',
  })
})

test('refuses colors that can’t be read, with the pair and its contrast', () => {
  const theme = { light: { 'accent.solid': '#9fc5ff', 'accent.on': '#ffffff' }, dark: null }
  const faults = faultsOf(settingsWith({ theme }))
  expect(faults).toContainEqual({
    path: '/theme/light/accent.on',
    message: 'accent.on on accent.solid has a contrast of 1.76 and needs 4.5.',
  })
  expect(faultsOf(settingsWith({ theme: { light: { 'accent.solid': '#1d6b3a' }, dark: null } }))).toEqual([])
  expect(
    faultsOf(settingsWith({ theme: { light: { 'accent.solid': 'green' }, dark: null } as never })),
  ).toEqual([expect.objectContaining({ path: '/theme/light/accent.solid' })])
})

test('refuses locales, time zones and sections that don’t exist', () => {
  const sections = [
    { kind: 'newest', isVisible: true },
    { kind: 'newest', isVisible: false },
  ] as const
  const { home } = api().deps.market.settings
  const wrong = { locale: 'xx-XX', timeZone: 'Europe/Nowhere', home: { ...home, sections: [...sections] } }
  expect(faultsOf(settingsWith(wrong))).toEqual([
    { path: '/locale', message: 'xx-XX is no locale, such as en-US or fi-FI.' },
    { path: '/timeZone', message: 'Europe/Nowhere is no time zone, such as Europe/Helsinki.' },
    { path: '/home/sections/1/kind', message: 'newest is listed twice.' },
  ])
})
