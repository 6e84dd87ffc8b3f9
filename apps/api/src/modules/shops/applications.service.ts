import type { components } from '@stoa/api-client/schema'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { withIdempotencyKey } from '../../platform/idempotency/idempotency.ts'
import { problem } from '../../platform/problem.ts'
import { queueEmail } from '../mail/index.ts'
import { findAgreement } from '../pages/index.ts'
import { nullablePicture } from '../read-model/index.ts'
import { findUserById, holdUnblocked } from '../users/index.ts'
import * as repository from './applications.repository.ts'
import { approveApplication } from './approve.ts'
import { addressFrom, viewAddress } from './shop-address.ts'
import { createShopEmails } from './shop-emails.ts'
import { readShopName } from './shop-names.ts'
import { takePictures } from './shop-pictures.ts'
import { lockShopSlugs } from './shop-slugs.repository.ts'
import { requireFreeSlug } from './shop-slugs.service.ts'
import { requireTimeZone } from './time-zones.ts'

type Schemas = components['schemas']
type ApplicationState = Schemas['ShopApplicationState']

/** Becoming a seller, as the applicant sees it. */
export function createApplicationService({
  db,
  clock,
  brand,
  market,
  money,
  config,
}: Pick<Deps, 'db' | 'clock' | 'brand' | 'market' | 'money' | 'config'>) {
  const agreed = (from: Queryable) =>
    findAgreement(from, { settings: market.settings, money, now: clock.now() })
  /** A person decides about everyone whose shop was terminated. */
  const isDecidedAtOnce = async (from: Queryable, userId: string): Promise<boolean> =>
    market.settings.selling.approval === 'auto' && !(await repository.ownsTerminatedShop(from, userId))

  const isLogoNeeded = () => market.settings.selling.requirements.apply.includes('logo')

  async function view(from: Queryable, userId: string): Promise<ApplicationState> {
    const application = await repository.findLatestApplication(from, userId)
    const agreement = await agreed(from)
    const canApply = application?.status !== 'pending' && !(await repository.ownsShop(from, userId))
    return {
      application: application && applicationOf(application),
      canApply,
      isDecidedAtOnce: await isDecidedAtOnce(from, userId),
      isLogoNeeded: isLogoNeeded(),
      agreementVersion: agreement.version,
      agreementPages: agreement.pages,
    }
  }

  async function submit(tx: Tx, userId: string, input: Schemas['ShopApplicationInput'], now: Date) {
    await holdUnblocked(tx, userId)
    await lockShopSlugs(tx)
    if (input.agreedVersion !== (await agreed(tx)).version)
      throw problem('request.invalid', {
        detail: 'The seller agreement has changed. Read it again.',
        fields: [{ pointer: '/agreedVersion', code: 'outdated', message: 'This isn’t the current version.' }],
      })
    if (input.logoId === null && isLogoNeeded())
      throw problem('request.invalid', {
        detail: 'A shop needs a logo here.',
        fields: [{ pointer: '/logoId', code: 'required', message: 'Add a logo.' }],
      })
    const { canApply, application: latest } = await view(tx, userId)
    if (!canApply)
      throw problem('shop_application.not_allowed', {
        detail:
          latest?.status === 'pending'
            ? 'We’re already reviewing your application.'
            : 'You already own a shop. Contact us if you want a second one.',
      })
    await requireFreeSlug(tx, input.slug, { userId })
    const { timeZone = 'UTC' } = input
    await requireTimeZone(tx, timeZone)
    await takePictures(tx, userId, [input.logoId], {
      known: [latest?.logo?.id ?? null],
      pointer: '/logoId',
    })
    const application = await repository.insertApplication(tx, {
      userId,
      name: await readShopName(tx, input.name, { applicantId: userId }),
      slug: input.slug,
      story: input.story.trim(),
      logoMediaId: input.logoId,
      address: addressFrom(input.address),
      shipsTo: input.shipsTo && [...input.shipsTo].sort(),
      timeZone,
      agreedVersion: input.agreedVersion,
      status: 'pending',
      createdAt: now,
    })
    const { selling } = market.settings
    if (await isDecidedAtOnce(tx, userId)) {
      await approveApplication(tx, application, { now, brand, isDemo: config.isDemo, selling })
      return
    }
    const applicant = await findUserById(tx, userId)
    const templates = createShopEmails(brand)
    if (!applicant) return
    await queueEmail(tx, templates.received(applicant, application))
    await queueEmail(tx, templates.waiting(brand.operatorEmail, applicant, application))
  }

  return {
    read: (userId: string): Promise<ApplicationState> => view(db, userId),

    submit(userId: string, key: string, input: Schemas['ShopApplicationInput']): Promise<ApplicationState> {
      const now = clock.now()
      const once = { scope: `submitShopApplication ${userId}`, key, request: input, now }
      return inTx(db, tx =>
        withIdempotencyKey(tx, once, async () => {
          await submit(tx, userId, input, now)
          return view(tx, userId)
        }),
      ).catch(error => {
        // Two at once, in two tabs.
        if (isUniqueViolation(error, 'shop_applications_pending_key'))
          throw problem('shop_application.not_allowed', {
            detail: 'We’re already reviewing your application.',
          })
        throw error
      })
    },

    withdraw: (userId: string): Promise<ApplicationState> =>
      inTx(db, async tx => {
        const pending = await repository.lockPending(tx, { userId })
        if (!pending)
          throw problem('shop_application.not_found', { detail: 'No application is waiting for a decision.' })
        await repository.decideApplication(tx, pending.id, { status: 'withdrawn', decidedAt: clock.now() })
        return view(tx, userId)
      }),
  }
}

/** Finds all applications of a user, for the download of their data. */
export const findApplicationsOf = async (
  db: Queryable,
  userId: string,
): Promise<Schemas['ShopApplication'][]> =>
  (await repository.findAllApplications(db, userId)).map(applicationOf)

function applicationOf(row: repository.WithLogo): Schemas['ShopApplication'] {
  const { id, name, slug, story, status, reason, createdAt, decidedAt } = row
  return {
    id,
    name,
    slug,
    story,
    logo: nullablePicture(row.logo, name),
    address: viewAddress(row.address),
    shipsTo: row.shipsTo as Schemas['ShipsTo'],
    timeZone: row.timeZone,
    status,
    reason,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
