/**
 * Asks the registry for known weaknesses of the packages that ship, and fails for those of high severity. If the
 * registry cannot answer, such as many a mirror, it prints a warning; with `AUDIT=required`, as for a release, it
 * fails.
 */
import { run } from '@stoa/testing/processes'

interface Advisory {
  module_name: string
  severity: string
  title: string
  url: string
  vulnerable_versions: string
  findings: { version: string; paths: string[] }[]
}

interface Audit {
  advisories: Record<string, Advisory>
  metadata: { totalDependencies: number }
}

const REFUSED = ['high', 'critical']

const { output } = await run('pnpm', ['audit', '--prod', '--json'], {
  // Without a network it would try for a minute and more.
  env: { pnpm_config_fetch_retries: '0' },
  limits: { minutes: 3, silentMinutes: 2 },
})
const audit = read(output)
if (audit) {
  const found = Object.values(audit.advisories)
  for (const { severity, module_name: name, vulnerable_versions: versions, title, url, findings } of found) {
    const paths = findings.flatMap(finding => finding.paths)
    console.log(`${severity}: ${name} ${versions}: ${title} (${url}), by ${paths[0]}`)
  }
  const refused = found.filter(({ severity }) => REFUSED.includes(severity))
  console.log(
    `${audit.metadata.totalDependencies} packages asked about, ${found.length} findings, ${refused.length} of high severity`,
  )
  process.exit(refused.length > 0 ? 1 : 0)
}
console.log(`SKIPPED: the audit of dependencies, because the registry did not answer it: ${reasonIn(output)}`)
process.exit(process.env.AUDIT === 'required' ? 1 : 0)

/** Null if the output is no audit: findings and a failing registry have the same exit code. */
function read(text: string): Audit | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** pnpm's own message, without its frame. */
function reasonIn(text: string): string {
  const words = text.replaceAll(/[│×╰─▶]/g, ' ').split(/\s+/)
  return words.join(' ').trim().slice(0, 300)
}
