/// <reference types="vite/client" />
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { entries } from '../scripts/entries.ts'
import { publicComponents, publicProps } from '../scripts/public-props.ts'
import type { ComponentDocs, ComponentState, DocsPairs } from '../src/docs/component-docs.ts'
import { icons } from '../src/docs/icons.ts'
import { StoaProvider } from '../src/system/index.ts'

interface Stories {
  default: { title: string; component?: unknown; subcomponents?: Readonly<Record<string, unknown>> }
  [story: string]: unknown
}

const all: readonly ComponentState[] = [
  'default',
  'empty',
  'loading',
  'error',
  'disabled',
  'long',
  'many',
  'rtl',
  'phone',
]

const stories = import.meta.glob<Stories>('../src/{primitives,patterns,seller}/**/*.stories.tsx', {
  eager: true,
})
const modules = import.meta.glob<object>(
  [
    '../src/{primitives,patterns,seller}/*/*.tsx',
    '!../src/**/*.{stories,test,docs}.tsx',
    '!../src/**/*.test.*',
  ],
  { eager: true },
)
const components = new Set(Object.values(modules).flatMap(module => Object.values(module)))
const indexes = import.meta.glob<object>('../src/{primitives,patterns,seller}/*/index.ts', { eager: true })
/** Exports of the public entry next to these stories. */
const entryOf = (stories: string) => indexes[stories.replace(/[^/]+$/, 'index.ts')] ?? {}
const docs = import.meta.glob<{ docs: ComponentDocs }>('../src/**/*.docs.ts', { eager: true })
const publicNames = new Set(Object.values(modules).flatMap(module => Object.keys(module)))
/** Stories as text. */
const texts = import.meta.glob<string>('../src/{primitives,patterns,seller}/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const sources = readdirSync(join(import.meta.dirname, '../src'), { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !/\.(docs|stories|test)\./.test(file))
  .map(file => readFileSync(join(import.meta.dirname, '../src', file), 'utf8'))
  .join('\n')
const names = new Set(
  Object.values(stories).map(({ default: meta }) => meta.title.split('/').at(-1) as string),
)

/** Entries without stories of their own: types alone, and the engine that `toasts` shows. */
const shownElsewhere = new Set(['view-models', 'toast'])

test('every entry that is a component has stories', () => {
  const folders = new Set(Object.keys(stories).map(file => file.split('/').at(-2)))
  const bare = Object.entries(entries())
    .filter(([, file]) => /src\/(primitives|patterns|seller)\/./.test(file))
    .filter(([name]) => name !== 'seller')
    .map(([name]) => name.split('/').at(-1)!)
    .filter(name => !folders.has(name) && !shownElsewhere.has(name))
  expect(bare).toEqual([])
})

/** They show several components together, or messages, which are no component. */
const together = new Set(['product', 'order-parts', 'toasts'])

test('the properties on a page are those of a component, not of a frame in its stories', () => {
  const framed = Object.entries(stories)
    .filter(([, { default: meta }]) => meta.component !== undefined && !components.has(meta.component))
    .map(([file]) => basename(file, '.stories.tsx'))
  expect(framed.filter(name => !together.has(name))).toEqual([])
})

test('code of examples names components that a host can import', () => {
  const unnamed = Object.entries(texts).flatMap(([file, text]) => {
    const own = [...text.matchAll(/^(?:function|const) ([A-Z]\w+)\b(?=[^\n]*[({])/gm)].map(
      ([, name]) => name!,
    )
    const shown = own.filter(name => new RegExp(`<${name}\\b`).test(text))
    return shown
      .filter(name => {
        const [, given] = new RegExp(`^${name}\\.displayName = '(\\w+)'`, 'm').exec(text) ?? []
        return given === undefined || !publicNames.has(given)
      })
      .map(name => `${basename(file)}: ${name}`)
  })
  expect(unnamed).toEqual([])
})

test('every public prop says in a sentence what it takes', () => {
  const props = publicProps()
  const mute = props.filter(({ sentence }) => sentence.length < 8)
  expect(props.length).toBeGreaterThan(1000)
  expect(
    mute.map(({ owner, name, at }) => `${owner}.${name} (${at})`),
    'write /** … */ above it: what it is, its shape or unit, and what happens when it is left out',
  ).toEqual([])
  // The compiler reads the whole package first.
}, 60_000)

test('every component says what it is in its docstring, and its page says that', () => {
  const components = publicComponents()
  const mute = components.filter(({ sentence }) => sentence.length < 8)
  expect(components.length).toBeGreaterThan(200)
  expect(mute.map(({ name, at }) => `${name} (${at})`)).toEqual([])
  // A comment above the stories would replace it on the page.
  const named = new Set(components.map(({ name }) => name))
  const twice = Object.entries(texts).filter(([, text]) => {
    const [, component = ''] = /\*\/\nconst meta = \{[\s\S]*?\bcomponent: (\w+)/.exec(text) ?? []
    return named.has(component)
  })
  expect(twice.map(([file]) => basename(file))).toEqual([])
})

test('shows the properties of every component on a page', () => {
  const told = new Set(
    Object.values(stories).flatMap(({ default: { component, subcomponents = {} } }) => [
      component,
      ...Object.values(subcomponents),
    ]),
  )
  const published = Object.values(entries())
  const untold = Object.entries(indexes).flatMap(([file, module]) =>
    Object.entries(published.includes(file.replace('../', '')) ? module : {})
      .filter(([name, value]) => components.has(value) && /^[A-Z][a-z]/.test(name) && !told.has(value))
      .map(([name]) => `${file}: ${name}`),
  )
  expect(untold, 'name it as a subcomponent of the stories beside it').toEqual([])
})

describe.each(Object.entries(stories))('%s', (file, module) => {
  const found = docs[file.replace('.stories.tsx', '.docs.ts')]?.docs

  test('has docs with usage, alternatives and accessibility', () => {
    expect(
      found,
      `${basename(file)} has no docs: write ${basename(file, '.stories.tsx')}.docs.ts`,
    ).toBeDefined()
    if (!found) return
    expect(found.usage.length).toBeGreaterThan(20)
    expect(found.accessibility.length).toBeGreaterThan(20)
    expect(found.alternatives.length).toBeGreaterThan(0)
    const unknown = found.alternatives
      .map(([, take]) => take)
      .filter(take => !/^(a |an |the |<)/.test(take) && !names.has(take))
    expect(unknown).toEqual([])
  })

  test('says whose behavior it has, what keys do, and what styles hold on to, or that nothing does', () => {
    expect(['native', 'Radix', 'React Aria']).toContain(found?.from)
    for (const said of [found?.keys, found?.hooks]) {
      const sentences = typeof said === 'string' ? [said] : said?.map(([, meaning]) => meaning)
      expect(sentences?.length).toBeGreaterThan(0)
      for (const sentence of sentences ?? []) expect(sentence).toMatch(/^\p{Lu}.{5,}[.?]$/u)
    }
  })

  test('the line that imports it names the component of its example', () => {
    const [name] = Object.entries(entryOf(file)).find(([, value]) => value === module.default.component) ?? []
    if (!name) return
    const title = module.default.title.split('/').at(-1)!
    const line = found?.imports ?? (title in entryOf(file) ? [title] : Object.keys(entryOf(file)))
    expect(line).toContain(name)
  })

  test('names hooks that the sources set', () => {
    const hooks = typeof found?.hooks === 'object' ? found.hooks.map(([selector]) => selector) : []
    const missing = hooks.filter(selector => {
      const [, name, isEnd, value] = /^\[(data-[a-z-]+)(?:(\$?)="([^"]+)")?\]$/.exec(selector) ?? []
      if (name === undefined) return !sources.includes(`'${selector}'`)
      const written = value && new RegExp(`${isEnd ? '' : '["\'`]'}${value}["'\`]`)
      return !sources.includes(name) || (written && !written.test(sources))
    })
    expect(missing).toEqual([])
    expect(new Set(hooks).size).toBe(hooks.length)
  })

  test('shows every state that it can be in, and names the others', () => {
    if (!found) return
    const shown = Object.keys(found.states)
    expect([...shown, ...found.without].sort()).toEqual([...all].sort())
    const missing = Object.values(found.states).filter(story => !(story in module))
    expect(missing).toEqual([])
  })
})

const pairs = Object.entries(
  import.meta.glob<{ pairs: DocsPairs }>('../src/**/*.pairs.docs.tsx', { eager: true }),
)

test('has dos and don’ts next to docs that render and give a reason', () => {
  expect(pairs.filter(([file]) => !(file.replace('.pairs.docs.tsx', '.docs.ts') in docs))).toEqual([])
  const sides = pairs.flatMap(([, module]) => module.pairs.flatMap(pair => [pair.do, pair.dont]))
  expect(sides.length).toBeGreaterThan(40)
  for (const { shows, because } of sides) {
    expect(because).toMatch(/^.{15,}\.$/)
    expect(renderToStaticMarkup(createElement(StoaProvider, null, shows))).not.toBe('')
  }
})

test('Storybook shows every icon that components use, and no other', () => {
  const source = join(import.meta.dirname, '..', 'src')
  const used = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/^docs\/|\.(stories|test)\./.test(file))
    .flatMap(file => readFileSync(join(source, file), 'utf8').match(/lucide-react\/icons\/[a-z0-9-]+/g) ?? [])
    .map(path => basename(path))
  expect(Object.keys(icons).sort()).toEqual([...new Set(used)].sort())
})
