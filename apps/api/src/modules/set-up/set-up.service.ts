import type { components } from '@stoa/api-client/schema'
import type { Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import type { MarketSettings } from '../../platform/market.ts'
import { problem } from '../../platform/problem.ts'
import { hashToken } from '../auth/index.ts'
import { compose, queueEmail } from '../mail/index.ts'
import { completed, FaultySettings, publishSettings, refusedPublication } from '../market/index.ts'
import { isStorageWorking } from './probe-storage.ts'
import * as repository from './set-up.repository.ts'

type Schemas = components['schemas']

const TEST_EMAIL = 'set-up-test'

export type SetUpDeps = Pick<
  Deps,
  'db' | 'clock' | 'config' | 'market' | 'brand' | 'payment' | 'files' | 'currencyFault'
>

export function createSetUpService({
  db,
  clock,
  config,
  market,
  brand,
  payment,
  files,
  currencyFault,
}: SetUpDeps) {
  return {
    async read(token: string): Promise<Schemas['SetUp']> {
      await requireClosed()
      return view(valid(await repository.findLink(db, hashToken(token))))
    },

    save: ({ token, version, settings }: Schemas['SetUpChange']): Promise<void> =>
      withLink(token, tx => repository.writeDraft(tx, { draft: settings, draftVersion: version })),

    async sendTestEmail(token: string): Promise<Schemas['SetUp']> {
      const link = await withLink(token, async (tx, held) => {
        if ((await repository.findNewestSentAt(tx, TEST_EMAIL)) !== null)
          await queueEmail(tx, testEmail(held.email))
        return held
      })
      return view(link)
    },

    /** Publishes the settings, and ends the link. @throws problem `request.invalid` with each fault at its field */
    async open({ token, version, settings }: Schemas['SetUpChange']): Promise<Schemas['OpenedMarketplace']> {
      const complete = completeDraft(settings)
      const publication = {
        data: { ...complete, state: 'open' },
        basedOn: version,
        note: 'Opened on the set-up page',
        now: clock.now(),
      }
      const published = await withLink(token, async tx => {
        if (version !== market.version) throw changedMeanwhile()
        const next = await publishSettings(tx, publication)
        const fault = currencyFault?.(complete.money.currency) ?? null
        if (fault !== null) throw new FaultySettings([{ path: '/money/currency', message: fault }])
        await repository.deleteLink(tx)
        return next
      }).catch(refuse)
      await market.refresh()
      return { version: published }
    },
  }

  /** A page or draft of an earlier release lacks settings that were added since, and may have others that are gone. */
  function completeDraft(draft: Readonly<Record<string, unknown>>): MarketSettings {
    const { currency } = market.settings.money
    return completed(draft, { isDemo: config.isDemo, currency })
  }

  async function requireClosed(): Promise<void> {
    await market.refresh()
    if (market.settings.state === 'open') throw ended('The marketplace is open.')
  }

  /** Runs work while no one else changes the link or what was filled in. */
  async function withLink<T>(token: string, work: (tx: Tx, link: repository.SetUpRow) => Promise<T>) {
    await requireClosed()
    return inTx(db, async tx => work(tx, valid(await repository.lockLink(tx, hashToken(token)))))
  }

  function valid(link: repository.SetUpRow | null): repository.SetUpRow {
    if (!link || link.expiresAt <= clock.now())
      throw ended('Make another one with `pnpm --filter api operator init EMAIL`.')
    return link
  }

  async function view({ email, expiresAt, draft, draftVersion }: repository.SetUpRow) {
    const [sentAt, storage] = await Promise.all([
      repository.findNewestSentAt(db, TEST_EMAIL),
      isStorageWorking(files),
    ])
    // A command has published since: what it changed must not be undone unseen.
    const isCurrent = draft !== null && draftVersion === market.version
    return {
      email,
      expiresAt: expiresAt.toISOString(),
      version: market.version,
      settings: isCurrent ? { ...completeDraft(draft) } : { ...market.settings },
      testEmail: testEmailState(sentAt),
      payment: payment?.name ?? null,
      storage,
    }
  }

  function refuse(error: unknown): never {
    throw refusedPublication(error)
  }

  function testEmail(email: string) {
    return compose(brand, {
      kind: TEST_EMAIL,
      recipient: email,
      subject: `Emails of ${brand.marketplaceName} arrive`,
      preview: 'This is the test email of the set-up.',
      greeting: 'Hello,',
      paragraphs: [
        'You asked for this email on the set-up page. The mail server works, and you can go on there.',
      ],
    })
  }
}

const changedMeanwhile = () =>
  problem('edit.conflict', {
    detail:
      'A command has changed the settings since. Open the link again to see them, and repeat your change.',
  })

const ended = (detail: string) => problem('account.token_invalid', { detail })

const testEmailState = (sentAt: string | null | undefined): Schemas['SetUp']['testEmail'] =>
  sentAt === undefined ? 'none' : sentAt === null ? 'waiting' : 'sent'
