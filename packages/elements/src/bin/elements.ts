#!/usr/bin/env node
/** Command of the package: `npx @stoa/elements tag 0.1.0 --origin https://market.example`. */
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { type Integrity, policySource, tagsOf, toIntegrity } from './tag.ts'

const TIMEOUT_MS = 10_000

const USAGE = `Usage: elements tag [version] --origin https://market.example

Prints the script tag of one version of the elements, with the hashes of its files.
Without a version, that of this package.`

/** Prints the message and ends the process. */
function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** List of the files in this package, written by its build. */
const readOwn = (): Integrity =>
  JSON.parse(readFileSync(new URL('../integrity.json', import.meta.url), 'utf8')) as Integrity

/** Asks the marketplace for the list of a version. */
async function askFor(version: string, origin: string): Promise<Integrity> {
  const url = `${origin}/embed/${version}/integrity.json`
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(error =>
    fail(`${origin} couldn’t be reached: ${error instanceof Error ? error.message : error}`),
  )
  const text = await response.text()
  const isPlain = response.headers.get('content-type')?.startsWith('text/plain')
  if (!response.ok) fail((isPlain && text.trim()) || `${url} answered with ${response.status}.`)
  const list = toIntegrity(parse(text))
  if (!list || list.version !== version) fail(`${url} isn’t a list of files of version ${version}.`)
  return list
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { origin: { type: 'string' } } })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

const { values, positionals } = readArguments()
const own = readOwn()
const [command, version = own.version, ...others] = positionals
if (command !== 'tag' || others.length > 0 || values.origin === undefined) fail(USAGE)
if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) fail(`“${version}” is not a version such as ${own.version}.`)
if (!/^https?:/.test(values.origin) || !URL.canParse(values.origin))
  fail(`“${values.origin}” is not an origin such as https://market.example.`)

const { origin } = new URL(values.origin)
const list = await askFor(version, origin)
if (version === own.version && !isDeepStrictEqual(list.files, own.files))
  fail(`The files of version ${version} at ${origin} aren’t those of this package. Ask its operator why.`)
console.log(tagsOf(list, origin))
console.error(`A content security policy needs this in script-src, too: ${policySource(list, origin)}`)
