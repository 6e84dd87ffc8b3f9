import assert from 'node:assert/strict'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import { inRoot } from '@stoa/testing/paths'

const documents = globSync('{*,.changeset/*,{apps,packages,docs,examples}/**/*}.md', {
  cwd: inRoot(),
  exclude: path => /(^|\/)(node_modules|dist|reports|content|packed)$/.test(path),
})
const read = (file: string) => readFileSync(inRoot(file), 'utf8')
/** Removes code, which may contain what looks like a link or a heading. */
const proseOf = (file: string) => read(file).replaceAll(/^```[\s\S]*?^```/gm, '')

/** Returns the anchors that GitHub creates for headings. */
const anchorsOf = (file: string) =>
  [...proseOf(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('every link within the documents leads somewhere', () => {
  assert.ok(documents.length > 40)
  const broken: string[] = []
  for (const file of documents)
    for (const [, target = ''] of proseOf(file).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue
      const [path = '', anchor] = decodeURIComponent(target).split('#')
      const aim = path ? relative(inRoot(), join(inRoot(), dirname(file), path)) : file
      if (!existsSync(inRoot(aim)) || (anchor && !anchorsOf(aim).includes(anchor)))
        broken.push(`${file}: ${target}`)
    }
  assert.deepEqual(broken, [])
})

test('the list of documents names every document and decision, by its own title', () => {
  const list = read('docs/README.md')
  for (const name of readdirSync(inRoot('docs')).filter(one => one.endsWith('.md') && one !== 'README.md'))
    assert.ok(list.includes(`](${name})`), name)
  for (const name of readdirSync(inRoot('docs/decisions'))) {
    const [, number, title] = /^# (\d{3}) (.+)$/m.exec(read(`docs/decisions/${name}`)) ?? []
    assert.equal(name.slice(0, 3), number)
    assert.ok(list.includes(`| [${number}](decisions/${name}) | ${title} |`), `${number} ${title}`)
  }
})

test('the commands that the documents name are there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const own = ['install', 'exec', 'pack', 'changeset', '--filter']
  for (const file of [
    'README.md',
    'CONTRIBUTING.md',
    'docs/embedding.md',
    'docs/operations.md',
    'examples/README.md',
  ])
    for (const [, command = ''] of read(file).matchAll(/\bpnpm ([a-z-][a-z:-]*)/g))
      assert.ok(own.includes(command) || command in scripts, `${file}: pnpm ${command}`)
})

test('the header of the document on embedding is the one that Storybook compiles and draws', () => {
  const [, written] = /^```tsx\n\/\/ shop-header\.tsx\n([\s\S]*?)^```/m.exec(read('docs/embedding.md')) ?? []
  assert.equal(written, read('apps/storybook/start/shop-header.tsx'))
})

test('the passages that Storybook takes from documents are in them', () => {
  let found = 0
  for (const page of globSync('apps/storybook/start/*.mdx', { cwd: inRoot() })) {
    const text = read(page)
    for (const [, name, options = ''] of text.matchAll(/<Excerpt of=\{(\w+)\}(.*)\/>/g)) {
      const [, file = ''] = new RegExp(`^import ${name} from '(.+)\\?raw'$`, 'm').exec(text) ?? []
      const lines = read(join('apps/storybook/start', file)).split('\n')
      const [, section] = /section="([^"]+)"/.exec(options) ?? []
      assert.ok(!section || lines.some(line => line.replace(/^#+ /, '') === section), `${page}: ${section}`)
      for (const [, item] of options.matchAll(/'([^']+)'/g))
        assert.ok(
          lines.some(line => line.startsWith(`- **${item}`)),
          `${page}: ${item}`,
        )
      found++
    }
  }
  assert.ok(found >= 8)
})
