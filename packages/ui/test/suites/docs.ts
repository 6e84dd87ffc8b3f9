import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inspect } from 'node:util'
import { createElement, type ElementType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { arabicMessages, inArabic } from '../../fixtures/arabic/index.ts'
import type { ComponentDocs, ComponentState, DocsPairs } from '../../src/docs/component-docs.ts'
import { type Messages, StoaProvider } from '../../src/system/index.ts'
import { findOddProps, readVocabulary } from './prop-names.ts'
import { publicComponents, publicProps } from './public-props.ts'

export interface Stories {
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

/** Modules and texts of a package with components, by their file, as `import.meta.glob` reads them. */
export interface DocumentedPackage {
  /** Its folder. */
  root: string
  /** Files of the entries that have components, below the folder. */
  entries: readonly string[]
  stories: Readonly<Record<string, Stories>>
  /** Text of the stories. */
  texts: Readonly<Record<string, string>>
  /** Modules with components. */
  modules: Readonly<Record<string, object>>
  /** The `index.ts` of each component's folder. */
  indexes: Readonly<Record<string, object>>
  docs: Readonly<Record<string, { docs: ComponentDocs }>>
  pairs: Readonly<Record<string, { pairs: DocsPairs }>>
  icons: object
  /** Components of other packages that docs may name as alternatives. */
  others?: readonly string[]
  /** Folders of entries without stories of their own. */
  shownElsewhere?: readonly string[]
  /** Stories that show several components together, or messages, which are no component. */
  together?: readonly string[]
  /** Labels from right to left of components that the design system doesn't have. */
  arabic?: Messages
  /** Whether every component needs a do and a don't. Default `false`. */
  isPublic?: boolean
  /** Fewer mean that the suite no longer finds them. */
  least: { props: number; components: number; pairs: number }
}

const glossary = join(import.meta.dirname, '../../../../docs/glossary.md')

interface DrawnStory {
  args?: Readonly<Record<string, unknown>>
  render?: (args: object, context: object) => ReactNode
}

/** A story may have state: it is asked for its elements while React draws. */
const Drawn = ({ draw }: { draw: () => ReactNode }) => draw()

/** Returns what a story shows from right to left: its HTML, and the texts of parts that open in the browser only. */
function shownFromRight({ default: meta, RightToLeft: story }: Stories, arabic: Messages): string {
  const { args, render = (all: object) => createElement(meta.component as ElementType, all) } = {
    ...(meta as DrawnStory),
    ...(story as DrawnStory),
    args: { ...(meta as DrawnStory).args, ...(story as DrawnStory).args },
  }
  let told = ''
  const draw = () => {
    const drawn = inArabic(render(args, { args }))
    told = inspect(drawn, { depth: 16 })
    return drawn
  }
  const host = { dir: 'rtl', messages: { ...arabicMessages, ...arabic } } as const
  return renderToStaticMarkup(createElement(StoaProvider, host, createElement(Drawn, { draw }))) + told
}

/** Components of other packages are made of this one's, whose hooks they have. */
const ownSource = join(import.meta.dirname, '../../src')

const readSources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.(docs|stories|test)\./.test(file))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

/** Proves that every component has stories and docs, and that both say what is so. */
export function testDocs({
  root,
  entries,
  stories,
  texts,
  modules,
  indexes,
  docs,
  pairs,
  icons,
  others = [],
  shownElsewhere = [],
  together = [],
  arabic = {},
  isPublic = false,
  least,
}: DocumentedPackage): void {
  const components = new Set(Object.values(modules).flatMap(module => Object.values(module)))
  /** Exports of the public entry next to these stories. */
  const entryOf = (stories: string) => indexes[stories.replace(/[^/]+$/, 'index.ts')] ?? {}
  const publicNames = new Set(Object.values(modules).flatMap(module => Object.keys(module)))
  const sources = [...new Set([ownSource, join(root, 'src')])].map(readSources).join('\n')
  const names = new Set([
    ...Object.values(stories).map(({ default: meta }) => meta.title.split('/').at(-1) as string),
    ...others,
  ])
  test('every entry that is a component has stories', () => {
    const folders = new Set(Object.keys(stories).map(file => file.split('/').at(-2)))
    const bare = entries
      .map(file => file.split('/').at(-2)!)
      .filter(name => !folders.has(name) && !shownElsewhere.includes(name))
    expect(bare).toEqual([])
  })

  test('the properties on a page are those of a component, not of a frame in its stories', () => {
    const framed = Object.entries(stories)
      .filter(([, { default: meta }]) => meta.component !== undefined && !components.has(meta.component))
      .map(([file]) => basename(file, '.stories.tsx'))
    expect(framed.filter(name => !together.includes(name))).toEqual([])
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
    const props = publicProps({ root, entries })
    const mute = props.filter(({ sentence }) => sentence.length < 8)
    expect(props.length).toBeGreaterThan(least.props)
    expect(
      mute.map(({ owner, name, at }) => `${owner}.${name} (${at})`),
      'write /** … */ above it: what it is, its shape or unit, and what happens when it is left out',
    ).toEqual([])
    // The compiler reads the whole package first.
  }, 60_000)

  test('public props have names and values of the glossary', () => {
    const odd = findOddProps(publicProps({ root, entries }), readVocabulary(readFileSync(glossary, 'utf8')))
    expect(odd, 'take a name of "Properties of components" in docs/glossary.md, or add one there').toEqual([])
  }, 60_000)

  test('every component says what it is in its docstring, and its page says that', () => {
    const components = publicComponents({ root, entries })
    const mute = components.filter(({ sentence }) => sentence.length < 8)
    expect(components.length).toBeGreaterThan(least.components)
    expect(mute.map(({ name, at }) => `${name} (${at})`)).toEqual([])
    // A comment above the stories would appear on the page instead.
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
    const untold = Object.entries(indexes).flatMap(([file, module]) =>
      Object.entries(entries.some(entry => file.endsWith(entry)) ? module : {})
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
      const [name] =
        Object.entries(entryOf(file)).find(([, value]) => value === module.default.component) ?? []
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

  test('has dos and don’ts next to docs that render and give a reason', () => {
    expect(
      Object.entries(pairs).filter(([file]) => !(file.replace('.pairs.docs.tsx', '.docs.ts') in docs)),
    ).toEqual([])
    const sides = Object.values(pairs).flatMap(module => module.pairs.flatMap(pair => [pair.do, pair.dont]))
    expect(sides.length).toBeGreaterThan(least.pairs)
    for (const { shows, because } of sides) {
      expect(because).toMatch(/^.{15,}\.$/)
      expect(renderToStaticMarkup(createElement(StoaProvider, null, shows))).not.toBe('')
    }
  })

  test('every public component says what to do and what to avoid', () => {
    const advised = Object.entries(docs).map(([file, module]) => [file, module.docs.advice ?? []] as const)
    for (const sentence of advised.flatMap(([, advice]) => advice.flat()))
      expect(sentence).toMatch(/^\p{Lu}.{15,}[.”]$/u)
    const mute = advised.filter(
      ([file, advice]) => advice.length === 0 && !(file.replace('.docs.ts', '.pairs.docs.tsx') in pairs),
    )
    expect(
      isPublic ? mute.map(([file]) => basename(file)) : [],
      'add `advice` to the docs, or draw both in a *.pairs.docs.tsx',
    ).toEqual([])
  })

  test('stories from right to left have text in an alphabet from right to left', () => {
    const latin = Object.entries(stories)
      .filter(([, module]) => 'RightToLeft' in module)
      .filter(([, module]) => !/[\u0590-\u06ff]/.test(shownFromRight(module, arabic)))
      .map(([file]) => basename(file))
    expect(latin, 'translate the text in fixtures/arabic/texts.ts').toEqual([])
  })

  test('Storybook shows every icon that components use, and no other', () => {
    const source = join(root, 'src')
    const used = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !/^docs\/|\.(stories|test)\./.test(file))
      .flatMap(
        file => readFileSync(join(source, file), 'utf8').match(/lucide-react\/icons\/[a-z0-9-]+/g) ?? [],
      )
      .map(path => basename(path))
    expect(Object.keys(icons).sort()).toEqual([...new Set(used)].sort())
  })
}
