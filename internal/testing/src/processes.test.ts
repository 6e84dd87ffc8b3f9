import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Limits, run } from './processes.ts'

const patient: Limits = { minutes: 5, silentMinutes: 5 }
const waits = 'setInterval(() => {}, 1000)'
const isThere = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const gone = async (pid: number) => {
  while (isThere(pid)) await sleep(20)
}

test('a command’s exit code and whole output come back', async () => {
  const { code, output } = await run('node', [
    '-e',
    'console.log("one"); console.error("two"); process.exit(3)',
  ])
  assert.equal(code, 3)
  assert.deepEqual(output.trim().split('\n').sort(), ['one', 'two'])
})

test('a process that a command leaves behind is ended, and does not keep the run waiting', {
  timeout: 60_000,
}, async () => {
  const leaves = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', '${waits}'], { stdio: 'inherit' })
    console.log(child.pid)
    child.unref()
    process.exit(0)`
  const { code, output } = await run('node', ['-e', leaves], { limits: patient })
  assert.equal(code, 0)
  await gone(Number(output.trim()))
})

test('a silent command is ended with all that it started, and the output says why', {
  timeout: 60_000,
}, async () => {
  const hangs = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', '${waits}'], { stdio: 'inherit' })
    console.log(child.pid)
    ${waits}`
  const { code, output } = await run('node', ['-e', hangs], { limits: { minutes: 5, silentMinutes: 0.02 } })
  assert.equal(code, 124)
  assert.match(output, /it said nothing for 0\.02 minutes/)
  await gone(Number.parseInt(output, 10))
})

test('a command that never ends is ended at its limit', { timeout: 60_000 }, async () => {
  const talks = 'setInterval(() => console.log("still here"), 50)'
  const { code, output } = await run('node', ['-e', talks], { limits: { minutes: 0.05, silentMinutes: 5 } })
  assert.equal(code, 124)
  assert.match(output, /it took more than 0\.05 minutes/)
})
