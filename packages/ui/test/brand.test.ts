import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig, parse } from '@terrazzo/parser'
import { expect, test } from 'vitest'
import { asVariables, toyBrand } from '../fixtures/toy-brand.ts'
import { type BrandColors, brandFailures, brandSheet, wholeBrand } from '../src/brand.ts'
import { type DesignTokens, darkTokens, lightTokens, windowTokens } from '../src/tokens/design-tokens.ts'
import { darkPalette, lightPalette } from '../src/tokens/palette.ts'
import { tokenResolver } from '../src/tokens/token-resolver.ts'
import { tokenUses } from '../src/tokens/token-uses.ts'
import { figmaTokens, tokensStudio } from '../src/tokens/tool-tokens.ts'

const source = join(import.meta.dirname, '..', 'src')

test('writes no color outside the tables of the tokens', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    name => /\.(ts|tsx)$/.test(name) && !/^tokens\/|\.(stories|test)\./.test(name),
  )
  expect(files.length).toBeGreaterThan(100)
  const written = files.flatMap(name =>
    readFileSync(join(source, name), 'utf8')
      .split('\n')
      .filter(line => /\b(?:oklch|oklab|rgba?|hsla?)\(\s*[\d.]|['"` ]#[\da-f]{3,8}['"`; ]/i.test(line))
      .map(line => `${name}: ${line.trim()}`),
  )
  expect(written).toEqual([])
})

test('has every name in a brand’s table, and no color of Stoa', () => {
  for (const [theirs, ours] of [
    [toyBrand.light, lightPalette],
    [toyBrand.dark, darkPalette],
  ] as const) {
    const [theirVariables, ourVariables] = [asVariables(theirs), asVariables(ours)]
    expect(Object.keys(theirVariables)).toEqual(Object.keys(ourVariables))
    const achromatic = /^oklch\([\d.]+ 0 /
    const shared = Object.entries(theirVariables).filter(
      ([name, value]) => value === ourVariables[name] && !achromatic.test(value),
    )
    expect(shared).toEqual([])
  }
})

const leaves = (tokens: DesignTokens, path = ''): [string, string, unknown][] =>
  Object.entries(tokens).flatMap(([name, value]) => {
    if (typeof value === 'string') return []
    return '$type' in value
      ? ([[`${path}${name}`, value.$type as string, value.$value]] as [string, string, unknown][])
      : leaves(value as DesignTokens, `${path}${name}.`)
  })

test('exports every color, length, time, curve, shadow and text style in the W3C’s format', () => {
  const light = leaves(lightTokens)
  expect(light.map(([name]) => name)).toEqual(leaves(darkTokens).map(([name]) => name))
  expect(light.filter(([, type]) => type === 'color')).toHaveLength(
    Object.keys(asVariables(lightPalette)).length,
  )
  expect(light).toContainEqual([
    'color.accent.solid',
    'color',
    { colorSpace: 'oklch', components: [0.445, 0.175, 263], alpha: 1, hex: '#1a49b3' },
  ])
  expect(light).toContainEqual([
    'color.overlay',
    'color',
    { colorSpace: 'oklch', components: [0.2, 0.015, 70], alpha: 0.48, hex: '#1b150f' },
  ])
  expect(light).toContainEqual(['space.4', 'dimension', { value: 16, unit: 'px' }])
  expect(light).toContainEqual(['motion.base', 'duration', { value: 200, unit: 'ms' }])
  expect(light).toContainEqual(['motion.easeOut', 'cubicBezier', [0.2, 0.7, 0.2, 1]])
  expect(light).toContainEqual([
    'type.hero',
    'typography',
    {
      fontFamily: ['Bricolage Grotesque Variable', 'Hanken Grotesk Variable', 'system-ui', 'sans-serif'],
      fontSize: { value: 4, unit: 'rem' },
      fontWeight: 680,
      letterSpacing: { value: -0.14, unit: 'rem' },
      lineHeight: 1.02,
    },
  ])
  expect(light).toContainEqual(['size.gutter', 'dimension', { value: 40, unit: 'px' }])
  const px = (value: number) => ({ value, unit: 'px' })
  const ink = { colorSpace: 'oklch', components: [0.3, 0.02, 70], hex: '#342c23' }
  expect(light).toContainEqual([
    'shadow.2',
    'shadow',
    [
      { color: { ...ink, alpha: 0.06 }, offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) },
      { color: { ...ink, alpha: 0.14 }, offsetX: px(0), offsetY: px(6), blur: px(16), spread: px(-6) },
    ],
  ])
  expect(JSON.parse(JSON.stringify(lightTokens))).toEqual(lightTokens)
})

test('describes every text style and shadow, and every group of the others', () => {
  const described = (tokens: DesignTokens, path = ''): string[] =>
    Object.entries(tokens).flatMap(([name, value]) =>
      typeof value === 'string'
        ? []
        : [
            ...('$description' in value ? [`${path}${name}`] : []),
            ...('$type' in value ? [] : described(value as DesignTokens, `${path}${name}.`)),
          ],
    )
  expect(described(lightTokens).sort()).toEqual(Object.keys(tokenUses).sort())
  const top = Object.keys(lightTokens)
  const alone = leaves({ shadow: lightTokens.shadow!, type: lightTokens.type! }).map(([name]) => name)
  expect(Object.keys(tokenUses)).toEqual(expect.arrayContaining([...top, ...alone]))
})

test('Figma gets each mode with colors in sRGB and lengths in pixels', () => {
  const [light, dark] = [leaves(figmaTokens(lightPalette)), leaves(figmaTokens(darkPalette))]
  expect(light.map(([name]) => name)).toEqual(dark.map(([name]) => name))
  const colors = light.filter(([, type]) => type === 'color')
  expect(colors).toHaveLength(Object.keys(asVariables(lightPalette)).length)
  for (const [, , value] of colors) expect(value).toMatchObject({ colorSpace: 'srgb' })
  expect(light).toContainEqual([
    'color.surface.raised',
    'color',
    { colorSpace: 'srgb', components: [1, 1, 1], alpha: 1, hex: '#ffffff' },
  ])
  expect(light).toContainEqual(['size.container', 'dimension', { value: 1280, unit: 'px' }])
})

/** The tool's checks of values, of the types that the files have; its opinions about names stay out. */
const valueRules = {
  'core/valid-color': 'error',
  'core/valid-dimension': 'error',
  'core/valid-duration': 'error',
  'core/valid-cubic-bezier': 'error',
  'core/valid-number': 'error',
  'core/valid-shadow': 'error',
  'core/valid-typography': 'error',
} as const

/** Reads it like a design tool: returns the names of its tokens; throws if it is invalid. */
async function readByTool(file: unknown): Promise<string[]> {
  const cwd = pathToFileURL(`${import.meta.dirname}/`)
  const filename = new URL('tokens.json', cwd)
  const config = defineConfig({ lint: { rules: valueRules } }, { cwd })
  const { tokens } = await parse([{ filename, src: JSON.stringify(file) }], { config })
  return Object.keys(tokens)
}

test('the files are in the Design Tokens format, edition 2025.10', async () => {
  const files = [lightTokens, darkTokens, windowTokens('phone'), figmaTokens(lightPalette)]
  for (const file of [...files, figmaTokens(darkPalette)]) {
    const written = leaves(file)
    expect((await readByTool(file)).sort()).toEqual(written.map(([name]) => name).sort())
    // Rules of the edition for names, types and units, which the tool does not check.
    for (const [name, type, value] of written) {
      for (const part of name.split('.')) expect(part).toMatch(/^[^${}.][^{}.]*$/)
      const simple = ['color', 'dimension', 'duration', 'cubicBezier', 'number']
      expect([...simple, 'shadow', 'typography']).toContain(type)
      const units = { dimension: ['px', 'rem'], duration: ['ms', 's'] }[type]
      if (units) expect(units).toContain((value as { unit: string }).unit)
      if (type === 'color') expect((value as { hex: string }).hex).toMatch(/^#[\da-f]{6}$/)
    }
  }
  await expect(readByTool({ page: { $type: 'color', $value: '#fbfaf7' } })).rejects.toThrow('valid-color')
  // The tool's own code takes long to read on a busy machine.
}, 30_000)

test('the resolver makes each theme and window of the files next to it', async () => {
  const cwd = pathToFileURL(`${import.meta.dirname}/`)
  const files: Readonly<Record<string, DesignTokens>> = {
    'light.json': lightTokens,
    'dark.json': darkTokens,
    'phone.json': windowTokens('phone'),
    'desktop.json': windowTokens('desktop'),
  }
  const { resolver } = await parse(
    [{ filename: new URL('resolver.json', cwd), src: JSON.stringify(tokenResolver) }],
    {
      config: defineConfig({ lint: { rules: valueRules } }, { cwd }),
      req: async file => JSON.stringify(files[file.pathname.split('/').at(-1) as string]),
    },
  )
  const valueIn = (theme: string, window: string, name: string) =>
    resolver.apply({ theme, window })[name]?.$value
  const page = (theme: string) => valueIn(theme, 'desktop', 'color.surface.page') as { components: number[] }
  expect(page('light').components).toEqual([0.984, 0.004, 85])
  expect(page('dark').components).toEqual([0.182, 0.007, 75])
  for (const theme of ['light', 'dark']) {
    expect(valueIn(theme, 'phone', 'size.gutter')).toEqual({ value: 16, unit: 'px' })
    expect(valueIn(theme, 'desktop', 'size.gutter')).toEqual({ value: 40, unit: 'px' })
    expect(valueIn(theme, 'phone', 'type.title2')).toMatchObject({ fontSize: { value: 1.375, unit: 'rem' } })
  }
  expect(Object.keys(resolver.apply({})).sort()).toEqual(
    leaves(lightTokens)
      .map(([name]) => name)
      .sort(),
  )
}, 30_000)

test('exports both themes over one scale for Tokens Studio, in terms that it reads', () => {
  const file = tokensStudio() as Record<'light' | 'dark' | 'scale', DesignTokens> & {
    $themes: { selectedTokenSets: Record<string, string> }[]
  }
  expect(leaves(file.light).map(([name]) => name)).toEqual(leaves(file.dark).map(([name]) => name))
  expect(leaves(file.light)).toContainEqual(['color.surface.raised', 'color', '#ffffff'])
  expect(leaves(file.scale)).toContainEqual(['space.4', 'dimension', '16px'])
  expect(file.$themes.map(theme => Object.keys(theme.selectedTokenSets))).toEqual([
    ['scale', 'light'],
    ['scale', 'dark'],
  ])
})

test('writes a brand’s sheet that keeps the light theme’s colors out of the dark one', () => {
  expect(brandSheet({ light: null, dark: null })).toBe('')
  expect(
    brandSheet({ light: { focus: '#1d6b3a', 'accent.softText': '#123456' }, dark: { focus: '#7fce98' } }),
  ).toBe(`:root {
  --stoa-color-focus: #1d6b3a;
  --stoa-color-accent-soft-text: #123456;
}

@media screen {
[data-theme="dark"] {
  --stoa-color-focus: #7fce98;
  --stoa-color-accent-soft-text: #c3d8ff;
}
}

@media screen and (prefers-color-scheme: dark) {
:root:not([data-theme]) {
  --stoa-color-focus: #7fce98;
  --stoa-color-accent-soft-text: #c3d8ff;
}
}
`)
})

test('derives what belongs to a brand’s colors, in both themes, and changes no chosen one', () => {
  const green = { light: { 'accent.solid': '#1d6b3a', 'accent.hover': '#0f4d27' }, dark: null }
  expect(wholeBrand(green)).toEqual({
    light: {
      ...green.light,
      'accent.text': '#1d6b3a',
      'accent.on': '#ffffff',
      'accent.soft': '#e5ece4',
      'accent.softText': '#195b31',
      'accent.press': '#154d2a',
      focus: '#1d6b3a',
    },
    dark: expect.objectContaining({ 'accent.solid': '#8fe1ad', 'accent.on': '#15221a', focus: '#8fe1ad' }),
  })
  expect(Object.keys(wholeBrand({ light: { 'surface.page': '#f2faf4' }, dark: null }).light)).toEqual([
    'surface.page',
    'surface.raised',
    'surface.overlay',
    'surface.sunken',
    'surface.hover',
    'surface.picture',
    'border.subtle',
    'border.default',
    'border.control',
  ])
  expect(wholeBrand({ light: null, dark: null })).toEqual({ light: {}, dark: {} })
})

test.each<BrandColors>([
  { 'accent.solid': '#1d6b3a', 'surface.page': '#f2faf4' },
  { 'accent.text': '#7a1f4b', 'text.strong': '#2a0a1a', 'surface.page': '#fff5f8' },
  { 'accent.solid': '#003366', 'sale.solid': '#7c3aed', 'surface.raised': '#fdfdff' },
  { 'accent.solid': '#111111', 'sale.text': '#8a5a00', 'surface.page': '#ffffff' },
  { 'sale.solid': '#d9480f' },
])('derives only colors that can be read from %j', light => {
  for (const theme of ['light', 'dark'] as const)
    expect(brandFailures(theme, { light, dark: null })).toEqual([])
})

test('finds the pairs of a brand that can’t be read, and none in the supplied colors', () => {
  for (const theme of ['light', 'dark'] as const)
    expect(brandFailures(theme, { light: null, dark: null })).toEqual([])
  const light = { 'accent.solid': '#9fc5ff', 'accent.on': '#ffffff' }
  expect(brandFailures('light', { light, dark: null })).toContainEqual(
    expect.objectContaining({
      front: 'accent.on',
      back: 'accent.solid',
      least: 4.5,
      ratio: expect.closeTo(1.76, 1),
    }),
  )
})
