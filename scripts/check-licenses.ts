/**
 * Writes the bill of materials of what ships (`reports/sbom.cdx.json`, CycloneDX). Fails for a dependency whose
 * license is missing or not allowed here.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'
import { type BillOfMaterials, findLicenseProblems } from './lib/licenses.ts'

/** They ask for their notice at most, or that changes to their own files stay open. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'Python-2.0',
  // Fonts.
  'OFL-1.1',
]
/** Exceptions by name, with the reason; the version may change. */
const EXCEPTIONS: Record<string, string> = {
  // LGPL: a separate library that Node loads, which anyone may replace.
  'sharp-libvips-linux-x64': 'LGPL-3.0-or-later',
  'sharp-libvips-linux-arm64': 'LGPL-3.0-or-later',
  // MIT by the LICENSE file of its package; its manifest says nothing.
  'png-js': '',
  // We choose MIT, which its manifest offers in prose.
  ibantools: 'MIT or MPL-2.0',
}

mkdirSync(inRoot('reports'), { recursive: true })
const file = inRoot('reports', 'sbom.cdx.json')
const made = await run('pnpm', ['sbom', '--sbom-format', 'cyclonedx', '--prod', '--out', file])
if (made.code !== 0) throw new Error(made.output)
const bill = JSON.parse(readFileSync(file, 'utf8')) as BillOfMaterials
const problems = findLicenseProblems(bill, { allowed: ALLOWED, exceptions: EXCEPTIONS })
for (const problem of problems) console.log(problem)
console.log(`${bill.components.length} components in reports/sbom.cdx.json, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
