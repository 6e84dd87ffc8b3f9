/** Hands the built Storybook to Chromatic, where a project is named: `pnpm --filter @stoa/storybook chromatic`. */
import { spawnSync } from 'node:child_process'

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  // It reads the token from the environment.
  const { status } = spawnSync(
    'pnpm',
    ['exec', 'chromatic', '--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes'],
    { stdio: 'inherit', cwd: `${import.meta.dirname}/..` },
  )
  process.exitCode = status ?? 1
} else {
  console.log('SKIPPED: Chromatic (CHROMATIC_PROJECT_TOKEN names no project)')
}
