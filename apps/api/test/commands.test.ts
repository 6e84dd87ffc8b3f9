/**
 * Commands as an operator starts them: a process with its arguments, its settings and its exit code. What commands do is
 * proven by tests that call them in their own process. Each process is a second of processor time, so that the daily run
 * starts one of each kind, and a soak every command.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { newId } from '../src/platform/ids.ts'
import { useTestApp } from './app.ts'
import { finishCommand, temporaryFile } from './catalog/command.ts'
import { useEmptyDatabase } from './database.ts'

const api = useTestApp()
const empty = useEmptyDatabase()
const settings = () => ({ DATABASE_URL: api().database.url, STOA_DATA_HOME: api().dataDir, SEED: 'own' })

interface Start {
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
  code: number
  stdout?: string
  stderr?: string
}

const starts: Readonly<Record<string, Start>> = {
  category: { args: ['list'], code: 0, stdout: 'No category asks for a place in the top menu.' },
  commission: {
    args: ['list'],
    code: 0,
    stdout: 'all else  8 %',
  },
  dispute: { args: ['list'], code: 0, stdout: 'No dispute waits for a decision.' },
  'import-products': { code: 1, stderr: 'pnpm --filter api import:products FILE --shop SLUG' },
  'mail-failure': { args: ['stoa-api'], code: 1, stderr: 'SMTP_URL is not set' },
  market: { args: ['history'], code: 0, stdout: 'From the environment, at the first start' },
  'media-move': { args: ['to-bucket', '--sizes'], code: 1, stderr: 'Set MEDIA_URL' },
  migrate: { code: 0, stdout: 'The database is up to date.' },
  operator: { args: ['init', 'nobody@example.test'], code: 1, stderr: 'The marketplace is open.' },
  payment: { args: ['resolve', newId()], code: 1, stderr: 'No payment provider is set' },
  payout: { args: ['list'], code: 0, stdout: 'No payout is under way.' },
  refund: { args: ['list'], code: 0, stdout: 'No refund is refused.' },
  report: { args: ['list'], code: 0, stdout: 'Nothing is reported.' },
  restriction: { args: ['list'], code: 0, stdout: 'Nothing is restricted.' },
  'second-factor': { args: ['off', 'nobody@example.test'], code: 1, stderr: 'No account has the address' },
  synonyms: { args: ['list'], code: 0, stdout: 'couch, settee, sofa' },
  tax: { args: ['categories'], code: 0, stdout: 'standard  Everything without another category  (default)' },
  trader: { args: ['show', 'no-such-shop'], code: 1, stderr: 'There is no shop no-such-shop.' },
  seller: { args: ['list'], code: 0, stdout: 'No application waits.' },
  'sessions-end': {
    args: ['--all'],
    env: { LOG_LEVEL: 'info' },
    code: 0,
    stdout: 'All accounts: 0 ended.',
    stderr: '"event":"auth.sessions.ended"',
  },
  slow: { code: 1, stderr: 'shared_preload_libraries' },
  'upgrade-postgres': { code: 1, stderr: 'DATABASE_URL names a database of your own' },
}

/** One that lists, one that refuses, one that needs a setting, and one that logs. */
const DAILY = ['migrate', 'payout', 'import-products', 'payment', 'sessions-end']
const started = Object.entries(starts).filter(([name]) => process.env.STOA_SOAK || DAILY.includes(name))

describe('a command as a process', () => {
  test.each(started)('%s reads its arguments and settings', async (name, start) => {
    const { args = [], env, code, stdout = '', stderr = '' } = start
    const outcome = await finishCommand(name, args, { ...settings(), ...env })
    expect(outcome).toEqual({
      code,
      stdout: stdout === '' ? '' : expect.stringContaining(stdout),
      stderr: stderr === '' ? '' : expect.stringContaining(stderr),
    })
    expect(outcome.stderr).not.toMatch(/\n {4}at /)
  })

  test('backup writes a file, and restore brings it into an empty database', async () => {
    const file = join(api().dataDir, 'shop.stoa')
    expect(await finishCommand('backup', [file], settings())).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`${file}: `),
    })
    expect(await finishCommand('restore', [file], { ...settings(), DATABASE_URL: empty() })).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`Restored from ${file}:`),
    })
  })

  test('import-categories ends with 2 when it refused a line', async () => {
    const file = await temporaryFile('1 - Boats\n1 - Ships')
    expect(await finishCommand('import-categories', [file], settings())).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('refused: 1'),
    })
  })

  test('has a test here, whichever it is', async () => {
    const folder = fileURLToPath(new URL('../src/commands', import.meta.url))
    const names: string[] = []
    for (const file of await readdir(folder))
      if ((await readFile(join(folder, file), 'utf8')).includes('import.meta.main'))
        names.push(file.replace('.ts', ''))
    expect(names.sort()).toEqual([...Object.keys(starts), 'backup', 'import-categories', 'restore'].sort())
  })
})
