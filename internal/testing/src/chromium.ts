import { existsSync } from 'node:fs'
import { run } from './processes.ts'

// The headless shell comes first: it draws no window, which saves a quarter of a test's processor time.
const headlessShell = '/usr/bin/chromium-headless-shell'
const systemPaths = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const installed = (isFull = false) =>
  systemPaths.find(path => existsSync(path) && !(isFull && path === headlessShell))

/** File of the Chromium that `CHROMIUM_PATH` names or the system has. Undefined if only Playwright may have one. */
export const systemChromium = (): string | undefined => process.env.CHROMIUM_PATH || installed()

export class NoChromiumError extends Error {
  override name = 'NoChromiumError'
}

const isDebian = () => existsSync('/usr/bin/apt-get')
const isRoot = () => process.getuid?.() === 0

/**
 * Finds a Chromium: `CHROMIUM_PATH`, then the system's, then Debian's package if we may install it, then the one that
 * Playwright keeps. Throws NoChromiumError with instructions if there is none.
 *
 * @param isFull whether the headless shell doesn't do, such as for figures: its resting pointer starts scripts early
 */
export const findChromium = async (say: (text: string) => void, isFull = false): Promise<string> => {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new NoChromiumError(`CHROMIUM_PATH names ${named}, and there is no such file.`)
  }
  const found = installed(isFull)
  if (found) return found

  if (isDebian() && isRoot()) {
    say('No Chromium here: installing Debian’s package …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    // Older releases have no package of the headless shell.
    for (const browser of isFull ? ['chromium'] : ['chromium-headless-shell', 'chromium']) {
      const options = ['-y', '-qq', '--no-install-recommends']
      await run('apt-get', ['install', ...options, browser, 'fonts-liberation'], { env })
      const fresh = installed(isFull)
      if (fresh) return fresh
    }
  }

  const { chromium } = await import('playwright-core')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new NoChromiumError(
    [
      'The browser tests need a Chromium, and none was found.',
      '  Debian, Ubuntu:  sudo apt-get install chromium',
      '  elsewhere:       npx playwright install chromium',
      '  or name one:     CHROMIUM_PATH=/path/to/chrome npx -y pnpm test',
    ].join('\n'),
  )
}
