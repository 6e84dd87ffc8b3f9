import { writeFile } from 'node:fs/promises'
import {
  findPageText,
  findPageVersions,
  heldAt,
  isNewText,
  type PageFault,
  PageRefused,
  readFacts,
  readPage,
  readSuppliedPages,
  writePageFile,
} from '../modules/pages/index.ts'
import { create, deletePage, publish } from '../operator/content/page-actions.ts'
import { systemClock } from '../platform/clock.ts'
import { Mistake, pathOf, readInput } from './cli.ts'
import { logged } from './logged.ts'
import type { Opened } from './open.ts'

export const PAGES_USAGE = `  pnpm --filter api market pages list
  pnpm --filter api market pages export PAGE [FILE] [--version NUMBER|supplied]
  pnpm --filter api market pages create SLUG information|legal FILE [--footer] [--sitemap] [--note TEXT]
  pnpm --filter api market pages delete SLUG
  pnpm --filter api market pages check FILE
  pnpm --filter api market pages apply FILE [--from TIME] [--note TEXT]
  pnpm --filter api market pages history PAGE
  pnpm --filter api market pages restore PAGE NUMBER|supplied [--from TIME] [--note TEXT]`

export interface PageOptions {
  note: string
  /** Time from which a version holds, as it was typed. */
  from: string | undefined
  version: string | undefined
  /** Whether a new page is linked in the footer, and listed in the sitemap. */
  footer: boolean
  sitemap: boolean
}

/** Runs `market pages …`. Returns null if there is no such call. */
export async function runPages(
  opened: Opened,
  [what = '', ...given]: readonly string[],
  options: PageOptions,
): Promise<number | null> {
  const [first, second, third] = given
  try {
    if (what === 'list' && given.length === 0) return await list(opened)
    if (first === undefined) return null
    if (what === 'export' && given.length <= 2)
      return await exportPage(opened, first, second, options.version)
    if (what === 'create' && (second === 'information' || second === 'legal') && third !== undefined)
      return given.length === 3
        ? await createPage(opened, { slug: first, kind: second, path: third }, options)
        : null
    if (what === 'delete' && given.length === 1) return await remove(opened, first)
    if (what === 'check' && given.length === 1) return await check(opened, first)
    if (what === 'apply' && given.length === 1) return await apply(opened, first, options)
    if (what === 'history' && given.length === 1) return await history(opened, first)
    if (what === 'restore' && second !== undefined && given.length === 2)
      return await restore(opened, { slug: first, wanted: second }, options)
    return null
  } catch (error) {
    if (error instanceof PageRefused) throw new Mistake(error.message)
    throw error
  }
}

async function list({ db, print }: Opened): Promise<number> {
  const now = systemClock.now()
  const supplied = await readSuppliedPages()
  const versions = (await findPageVersions(db, null)).filter(({ isDeleted }) => !isDeleted)
  if (versions.length === 0) print('There are no pages yet: they come with the first start of the API.')
  for (const slug of new Set(versions.map(version => version.slug))) {
    const ofPage = versions.filter(version => version.slug === slug)
    const current = heldAt(ofPage, now)
    const text = supplied.find(page => page.slug === slug)?.text
    const notes = [
      ...ofPage
        .filter(({ validFrom }) => validFrom > now)
        .map(({ n, validFrom }) => `version ${n} from ${validFrom.toISOString()}`),
      ...(!isNewText(ofPage, text)
        ? []
        : [`a new text is supplied: pages export ${slug} --version supplied`]),
    ]
    const source = ofPage[0]?.isOwn ? 'own' : current?.source
    print([slug, `version ${current?.n ?? '–'}`, source, ...notes].filter(Boolean).join('  '))
  }
  return 0
}

async function exportPage(
  opened: Opened,
  slug: string,
  path: string | undefined,
  wanted: string | undefined,
): Promise<number> {
  const { newest, text } = await findText(opened, slug, wanted)
  const { title, description, body } = text
  const file = writePageFile({ page: slug, version: newest, title, description }, body)
  if (path === undefined) opened.print(file.trimEnd())
  else {
    await writeFile(pathOf(opened, path), file)
    opened.say(`Version ${wanted ?? newest} of ${slug} is in ${pathOf(opened, path)}.`)
  }
  return 0
}

/** Finds a text of a page: a version of it, the newest by default, or the one that came with this release. */
async function findText({ db }: Opened, slug: string, wanted: string | undefined) {
  const [newest] = await findPageVersions(db, slug)
  if (!newest) throw new Mistake(`There is no page ${slug}; list shows all.`)
  const text =
    wanted === 'supplied'
      ? (await readSuppliedPages()).find(page => page.slug === slug)?.text
      : await findPageText(db, slug, wanted === undefined ? newest.n : numberOf(wanted))
  if (!text) throw new Mistake(`${slug} has no version ${wanted}; history lists its versions.`)
  return { newest: newest.n, text }
}

function numberOf(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new Mistake(`"${text}" is no version; history lists them.`)
}

async function check(opened: Opened, path: string): Promise<number> {
  const { faults } = await readPageOf(opened, path)
  if (faults.length > 0) return printFaults(opened, faults)
  opened.print('This page can be applied.')
  return 0
}

async function apply(opened: Opened, path: string, { from, note }: PageOptions): Promise<number> {
  const { slug, basedOn, text, faults } = await readPageOf(opened, path)
  if (faults.length > 0) return printFaults(opened, faults)
  const validFrom = from === undefined ? null : timeOf(from)
  const now = systemClock.now()
  const context = { facts: await readFacts({ ...opened, clock: systemClock }), brand: opened.brand }
  const n = await logged(opened, tx =>
    publish(tx, { slug, text, basedOn, source: 'operator', note, validFrom, now }, context),
  )
  await printPublished(opened, slug, n)
  return 0
}

async function createPage(
  opened: Opened,
  { slug, kind, path }: { slug: string; kind: 'information' | 'legal'; path: string },
  { footer: inFooter, sitemap: inSitemap, note }: PageOptions,
): Promise<number> {
  const { text, faults } = readPage(await readInput(opened, path), ['page', 'version'])
  if (faults.length > 0) return printFaults(opened, faults)
  const now = systemClock.now()
  const n = await logged(opened, tx => create(tx, { slug, kind, text, inFooter, inSitemap, note, now }))
  opened.print(`Version ${n} of ${slug} is published, at ${opened.config.siteUrl}/${slug}.`)
  return 0
}

async function remove(opened: Opened, slug: string): Promise<number> {
  await logged(opened, tx => deletePage(tx, slug, { reason: null, now: systemClock.now() }))
  opened.print(`${slug} is deleted. Its versions stay on record, and create brings it back.`)
  return 0
}

async function restore(
  opened: Opened,
  { slug, wanted }: { slug: string; wanted: string },
  { from, note }: PageOptions,
): Promise<number> {
  const validFrom = from === undefined ? null : timeOf(from)
  const { newest, text } = await findText(opened, slug, wanted)
  const { text: rendered, faults } = readPage(
    writePageFile({ title: text.title, description: text.description }, text.body),
    [],
  )
  if (faults.length > 0) return printFaults(opened, faults)
  const context = { facts: await readFacts({ ...opened, clock: systemClock }), brand: opened.brand }
  const n = await logged(opened, tx =>
    publish(
      tx,
      {
        slug,
        text: rendered,
        basedOn: newest,
        source: wanted === 'supplied' ? 'supplied' : 'operator',
        note: note || (wanted === 'supplied' ? 'The supplied text' : `Version ${wanted} again`),
        validFrom,
        now: systemClock.now(),
      },
      context,
    ),
  )
  await printPublished(opened, slug, n)
  return 0
}

async function history({ db, print }: Opened, slug: string): Promise<number> {
  const versions = await findPageVersions(db, slug)
  if (versions.length === 0) throw new Mistake(`There is no page ${slug}; list shows all.`)
  const current = heldAt(versions, systemClock.now())
  for (const version of versions) {
    const { n, source, validFrom, note } = version
    print(
      `${n}  ${source}  from ${validFrom.toISOString()}${version === current ? '  holds' : ''}  ${note}`.trimEnd(),
    )
  }
  return 0
}

/** Says since when a version holds, and which one replaces it. */
async function printPublished({ db, print }: Opened, slug: string, n: number): Promise<void> {
  const now = systemClock.now()
  const versions = await findPageVersions(db, slug)
  const published = versions.find(version => version.n === n)
  print(
    published && published.validFrom > now
      ? `Version ${n} of ${slug} is published, and holds from ${published.validFrom.toISOString()}.`
      : `Version ${n} of ${slug} is published.`,
  )
  for (const { n: later, validFrom } of versions.filter(
    version => version.n !== n && version.validFrom > now,
  ))
    print(`Version ${later} is still to come, from ${validFrom.toISOString()}.`)
}

function timeOf(text: string): Date {
  const time = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/.test(text)
    ? new Date(text)
    : null
  if (!time || Number.isNaN(time.getTime()))
    throw new Mistake(
      `"${text}" is no time. Write a day such as 2027-01-31, which begins at midnight UTC, or 2027-01-31T00:00+01:00.`,
    )
  return time
}

async function readPageOf(opened: Opened, path: string) {
  const { properties, text, faults } = readPage(await readInput(opened, path), ['page', 'version'])
  const { page: slug = '', version = '' } = properties
  if (faults.length === 0 && (slug === '' || !/^[1-9]\d{0,8}$/.test(version)))
    throw new Mistake(
      `${pathOf(opened, path)} needs “page”, and “version”, on which it is based. Begin with an export.`,
    )
  return { slug, basedOn: Number(version), text, faults }
}

function printFaults({ print }: Opened, faults: readonly PageFault[]): number {
  for (const { line, column, message } of faults) print(`${line}:${column} ${message}`)
  return 1
}
