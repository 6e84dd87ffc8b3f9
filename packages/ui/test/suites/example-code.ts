import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
// @ts-expect-error The package gives no types of it.
import { decorators } from '@storybook/react/entry-preview-docs'
import { createElement, type ElementType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { SNIPPET_RENDERED } from 'storybook/internal/docs-tools'
import { addons, applyHooks, HooksContext, mockChannel } from 'storybook/preview-api'
import { expect, test } from 'vitest'
import { exampleCode } from '../../src/docs/example-code.ts'
import { functionCode, shownElement } from '../../src/docs/shown-element.ts'

type Args = Readonly<Record<string, unknown>>
interface ExampleStory {
  component?: ElementType
  args?: Args
  render?: (args: Args, context: object) => ReactNode
}

/** A story may have state: only while React draws can it be asked. */
function Asked({ ask }: { ask: () => void }) {
  ask()
  return null
}

const channel = mockChannel()
addons.setChannel(channel)

/** Code that Storybook writes below an example, by its own decorator; the example itself is not drawn. */
async function codeOf(
  meta: ExampleStory,
  story: ExampleStory,
  entries: ReadonlyMap<string, string>,
): Promise<string | undefined> {
  const args = { ...meta.args, ...story.args }
  const render = story.render ?? meta.render ?? (all => createElement(meta.component as ElementType, all))
  let code: string | undefined
  const listen = ({ source }: { source: string }) => {
    code = source
  }
  channel.once(SNIPPET_RENDERED, listen)
  const context = {
    id: 'one',
    args,
    unmappedArgs: args,
    component: meta.component,
    viewMode: 'docs',
    hooks: new HooksContext(),
    originalStoryFn: (given: Args, about: object) => shownElement(render(given, about)),
    parameters: { jsx: { functionValue: functionCode }, docs: { source: { type: 'dynamic' } } },
  }
  const write = applyHooks(
    (_story, [decorator]) =>
      context =>
        decorator?.(() => null, context),
  )
  const ask = () => void write(() => null, decorators as never)(context as never)
  renderToStaticMarkup(createElement(Asked, { ask }))
  channel.emit(STORY_RENDERED, 'one')
  // Storybook gives it away a turn later.
  await new Promise(setImmediate)
  channel.off(SNIPPET_RENDERED, listen)
  return code === undefined ? undefined : exampleCode(code, entries)
}

/** A module of an example's code. Functions that answer something are the host's, whatever they are. */
function moduleOf(code: string): string {
  const [, imports = '', jsx = ''] = /^((?:import .*\n)*)([\s\S]*)$/.exec(code) ?? []
  const names = [...jsx.matchAll(/(?:=\{|\b\w+: )([a-z]\w*)(?=,| ?\}|$)/gm)].map(([, name = '']) => name)
  const hosts = [...new Set(names)].filter(name => !['true', 'false', 'null', 'undefined'].includes(name))
  const declared = hosts.map(name => `declare const ${name}: never\n`).join('')
  return `${imports}${declared}export const example = (\n<>\n${jsx}\n</>\n)\n`
}

export interface ExamplePackage {
  /** The package's folder, which has the `tsconfig.json` that examples are checked with. */
  root: string
  stories: Readonly<Record<string, { default: ExampleStory; [story: string]: ExampleStory }>>
  /** Entries by the names that they export. */
  entries: ReadonlyMap<string, string>
  /** Stories that show a frame of their own, which cannot be imported: several parts together, or messages at work. */
  framed: readonly string[]
  /** Fewer mean that the suite no longer finds them. */
  least: number
}

/** Proves that the code below every example compiles as it is written. */
export function testExampleCode({ root, stories, entries, framed, least }: ExamplePackage): void {
  test('compiles the code of every example, with the lines that import its names', async () => {
    const folder = join(root, 'reports/examples')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const settings = { extends: '../../tsconfig.json', include: ['*.tsx'] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    const written = new Set<string>()
    const silent: string[] = []
    for (const [file, { default: meta, ...all }] of Object.entries(stories)) {
      const component = basename(file, '.stories.tsx')
      if (framed.includes(component)) continue
      for (const [name, story] of Object.entries(all)) {
        const code = await codeOf(meta, story, entries)
        if (code === undefined) silent.push(`${component}: ${name}`)
        if (code === undefined || written.has(code)) continue
        written.add(code)
        writeFileSync(join(folder, `${component}.${name}.tsx`), moduleOf(code))
      }
    }
    expect(silent).toEqual([])
    expect(written.size).toBeGreaterThan(least)
    const compiler = join(import.meta.dirname, '../../../../node_modules/typescript-native/bin/tsc')
    const { stdout } = await promisify(execFile)(process.execPath, [compiler, '--noEmit', '-p', folder], {
      maxBuffer: 1e8,
    }).catch((error: { stdout: string }) => error)
    expect(stdout.split('\n').filter(line => /error TS/.test(line))).toEqual([])
  })
}
