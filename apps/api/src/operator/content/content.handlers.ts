import { isDeepStrictEqual } from 'node:util'
import type { Operator, OperatorHandlers } from '../../contract/handlers.ts'
import { refusedPublication } from '../../modules/market/index.ts'
import { writeOperatorLog } from '../../modules/operators/index.ts'
import {
  fillHtml,
  lockPages,
  PageRefused,
  type PageText,
  readDraft,
  readFacts,
} from '../../modules/pages/index.ts'
import type { Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import type { OperatorKey } from '../../platform/operator-keys.ts'
import { problem } from '../../platform/problem.ts'
import { act, requireKeys } from '../act.ts'
import type { Done } from '../shop-actions.ts'
import { create, deletePage, publish } from './page-actions.ts'
import { listPages, readPageView, SUPPLIED, textOf } from './pages.ts'
import { readSettings, takeSettings } from './settings.ts'
import { publish as publishSettings, restore } from './settings-actions.ts'

type ContentOperation =
  | 'listOperatorPages'
  | 'getOperatorPage'
  | 'previewOperatorPage'
  | 'createOperatorPage'
  | 'deleteOperatorPage'
  | 'publishOperatorPage'
  | 'getOperatorSettings'
  | 'publishOperatorSettings'

const KEYS: readonly OperatorKey[] = ['content']
/** Keys that a change of `money` needs in addition. */
const MONEY_KEYS: readonly OperatorKey[] = ['money']

/** Pages and settings of the marketplace, with the functions that the command `market` calls too. */
export function createContentHandlers(deps: Deps): Pick<OperatorHandlers, ContentOperation> {
  const { db, clock, brand, market, config, currencyFault } = deps
  const { isDemo } = config

  const context = async () => ({ facts: await readFacts(deps), now: clock.now() })

  /** Runs a change that needs no rehearsal, with its entry in the log. */
  const change = (
    { actor, requestId }: { readonly actor: Operator; requestId: string },
    work: (tx: Tx) => Promise<Done>,
  ) =>
    inTx(db, async tx => {
      await requireKeys(tx, actor.userId, KEYS)
      const { entry } = await work(tx)
      const author = { operatorId: actor.userId, byName: actor.name, requestId }
      await writeOperatorLog(tx, author, entry, clock.now())
    }).catch(refusePage)

  return {
    listOperatorPages: async () => ({ items: await listPages(db, await context()) }),
    getOperatorPage: async ({ params: { slug }, query: { version } }) =>
      readPageView(db, slug, { version, ...(await context()) }),
    async previewOperatorPage({ body }) {
      const { text, faults } = readDraft(body)
      return { html: fillHtml(text.html, await readFacts(deps)), problems: faults }
    },
    async createOperatorPage(call) {
      const { slug, kind, inFooter, inSitemap, reason } = call.body
      const text = checked(call.body.text)
      const now = clock.now()
      await change(call, tx => create(tx, { slug, kind, inFooter, inSitemap, text, note: reason, now }))
      return readPageView(db, slug, await context())
    },
    async deleteOperatorPage(call) {
      const { slug } = call.params
      const { reason, expect } = call.body
      const seen = await context()
      await change(call, async tx => {
        // Another version of it may be about to be published.
        await lockPages(tx)
        if ((await readPageView(tx, slug, seen)).expect !== expect) throw problem('operator.state_changed')
        return deletePage(tx, slug, { reason, now: seen.now })
      })
      return { items: await listPages(db, seen) }
    },
    async publishOperatorPage(call) {
      const { slug } = call.params
      const { text, restore: version, validFrom, reason } = call.body
      if ((text === undefined) === (version === undefined))
        throw problem('request.invalid', { detail: 'Send either a text or a version to restore.' })
      const seen = await context()
      const written = text && checked(text)
      const { view, ...outcome } = await act(deps, call, {
        operation: 'publishOperatorPage',
        keys: KEYS,
        subject: async tx => ({
          kind: 'page',
          id: slug,
          isOwn: false,
          view: await readPageView(tx, slug, seen),
        }),
        run: async (tx, { view: { versions } }) =>
          publish(
            tx,
            {
              slug,
              text: written ?? checked(await textOf(tx, slug, version ?? SUPPLIED)),
              basedOn: versions[0]!.version,
              source: version === SUPPLIED ? 'supplied' : 'operator',
              note: reason,
              validFrom: validFrom === undefined ? null : new Date(validFrom),
              now: seen.now,
            },
            { facts: seen.facts, brand },
          ),
      }).catch(refusePage)
      return { ...outcome, page: view }
    },
    getOperatorSettings: () => readSettings(db, market),
    async publishOperatorSettings(call) {
      const { settings: data, restore: restored, reason: note } = call.body
      if ((data === undefined) === (restored === undefined))
        throw problem('request.invalid', { detail: 'Send either settings or a version to restore.' })
      const context = { note, now: clock.now(), isDemo }
      const { view, ...outcome } = await act(deps, call, {
        operation: 'publishOperatorSettings',
        keys: KEYS,
        subject: async tx => ({
          kind: 'settings',
          id: 'settings',
          isOwn: false,
          view: await readSettings(tx, await takeSettings(tx, market, { isDemo })),
        }),
        async run(tx) {
          const before = await takeSettings(tx, market, { isDemo })
          const done =
            restored === undefined
              ? await publishSettings(tx, { data, basedOn: before.version, ...context })
              : await restore(tx, { restored, ...context })
          const { money } = (await takeSettings(tx, market, { isDemo })).settings
          // Currency and commission are decisions about money, whose operators may be others.
          if (!isDeepStrictEqual(money, before.settings.money))
            await requireKeys(tx, call.actor.userId, MONEY_KEYS)
          const fault = currencyFault?.(money.currency) ?? null
          if (fault !== null)
            throw problem('request.invalid', {
              fields: [{ pointer: '/settings/money/currency', code: 'invalid', message: fault }],
            })
          return done
        },
      }).catch((error: unknown) => {
        throw refusedPublication(error)
      })
      if (!outcome.isDryRun) await market.refresh()
      return { ...outcome, settings: view }
    },
  }
}

/** A text without faults. @throws problem `request.invalid` with each fault at its field */
function checked(draft: PageText) {
  const { text, faults } = readDraft(draft)
  if (faults.length === 0) return text
  throw problem('request.invalid', {
    fields: faults.map(({ field, line, column, message }) => ({
      pointer: `/text/${field}`,
      code: 'invalid',
      message: field === 'body' ? `Line ${line}, character ${column}: ${message}` : message,
    })),
  })
}

function refusePage(error: unknown): never {
  throw error instanceof PageRefused
    ? problem('page.refused', { detail: error.message, cause: error })
    : error
}
