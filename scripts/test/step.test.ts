import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { inRoot } from '@stoa/testing/paths'
import { runPhases, runStep, type Step } from '../lib/step.ts'

const folder = mkdtempSync(join(tmpdir(), 'stoa-steps-'))
after(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(inRoot('reports'), { recursive: true })
const report = join(folder, 'report.xml')

const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const step = (command: string, args: string[], more: Partial<Step> = {}): Step => ({
  name: 'step of a test',
  command,
  args,
  ...more,
})
// A test runner that detects another one around it reports only to that one.
const nodeTests = (path: string) =>
  step('node', ['--test', '--test-reporter=junit', `--test-reporter-destination=${report}`, path], {
    report,
    env: { NODE_TEST_CONTEXT: undefined },
  })
const vitest = (path: string) =>
  step(
    'pnpm',
    [
      'exec',
      'vitest',
      'run',
      '--globals',
      '--root',
      folder,
      '--reporter=junit',
      `--outputFile=${report}`,
      path,
    ],
    {
      cwd: inRoot('packages/cart-core'),
      report,
    },
  )
const script = (text: string, more: Partial<Step> = {}) => step('node', ['-e', text], more)

test('a plain check counts as one test', async () => {
  const { passed, failed } = await runStep(script(''))
  assert.deepEqual([passed, failed], [1, 0])
  const broken = await runStep(script('process.exit(2)'))
  assert.deepEqual([broken.passed, broken.failed], [0, 1])
})

const bodies = `
  test('passes', () => {})
  describe('inside', () => { test('fails & says "why"', () => { throw new Error('because of <this>') }) })
  test.skip('is skipped', () => {})`

for (const [runner, of, head] of [
  ['Node', nodeTests, "const { test, describe } = require('node:test')"],
  ['Vitest', vitest, ''],
] as const) {
  test(`tests of ${runner} are counted, and failures named with their reason`, async () => {
    const { passed, failed, skipped, failures } = await runStep(
      of(file(`${runner}.test.cjs`.toLowerCase(), head + bodies)),
    )
    assert.deepEqual([passed, failed, skipped], [1, 1, 1])
    assert.match(failures.join('\n'), /fails & says/)
    assert.match(failures.join('\n'), /because of <this>/)
  })

  test(`a file of ${runner} that breaks before its tests is one failure`, async () => {
    const { passed, failed, failures } = await runStep(
      of(file(`broken-${runner}.test.cjs`.toLowerCase(), "throw new Error('no such thing')")),
    )
    assert.deepEqual([passed, failed], [0, 1])
    assert.match(failures.join('\n'), /broken-/)
  })
}

const suite = (content: string) =>
  `require('fs').writeFileSync(${JSON.stringify(report)}, '<testsuites>${content}</testsuites>')`

test('a runner that ends badly has failed, although all its tests passed', async () => {
  const { passed, failed } = await runStep(
    script(`${suite('<testcase name="a"/>')}; process.exit(1)`, { report }),
  )
  assert.deepEqual([passed, failed], [1, 1])
})

test('a run without tests, or without a report, proves nothing', async () => {
  assert.equal((await runStep(script(suite(''), { report }))).failed, 1)
  assert.equal((await runStep(script('', { report }))).failed, 1)
  assert.equal((await runStep(script(suite(''), { report }), { mayBeEmpty: true })).failed, 0)
  assert.equal((await runStep(script('process.exit(1)', { report }), { mayBeEmpty: true })).failed, 1)
})

test('three steps run at a time, each in its turn, and a phase waits for the one before it', async () => {
  const events: string[] = []
  const open = new Map<string, () => void>()
  const named = (name: string): Step => ({ name, command: '', args: [] })
  const done = runPhases(
    [[named('a'), named('b'), named('c'), named('d')], [named('e')]],
    async ({ name }) => {
      events.push(name)
      await new Promise<void>(resolve => open.set(name, resolve))
    },
  )
  const turns = async () => {
    await new Promise(resolve => setImmediate(resolve))
    return events.join('')
  }
  assert.equal(await turns(), 'abc')
  open.get('b')?.()
  assert.equal(await turns(), 'abcd')
  for (const name of ['d', 'c']) open.get(name)?.()
  assert.equal(await turns(), 'abcd')
  open.get('a')?.()
  assert.equal(await turns(), 'abcde')
  open.get('e')?.()
  await done
})
