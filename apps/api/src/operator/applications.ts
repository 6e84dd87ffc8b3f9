import type { components } from '@stoa/api-client/operator-schema'
import type { Operator } from '../contract/handlers.ts'
import { nullablePicture } from '../modules/read-model/index.ts'
import {
  findApplicationForOperator,
  findFirstSteps,
  isMember,
  lockApplication,
  missingSteps,
  ownsTerminatedShop,
  type Selling,
  viewAddress,
} from '../modules/shops/index.ts'
import type { Queryable, Tx } from '../platform/db/client.ts'
import { problem } from '../platform/problem.ts'
import type { Subject } from './act.ts'
import { stateHash } from './state-hash.ts'

type Schemas = components['schemas']
export type ApplicationView = Schemas['OperatorApplication']

/** An application as the operator sees it. @throws problem `shop_application.not_found` */
export async function readApplication(
  db: Queryable,
  id: string,
  operator: Operator,
  selling: Selling,
): Promise<Subject<ApplicationView>> {
  const found = await findApplicationForOperator(db, id)
  if (!found) throw problem('shop_application.not_found')
  const { application, applicant, isApplicantBlocked, shop } = found
  const firstSteps = shop ? await findFirstSteps(db, shop.id, selling) : []
  const missing = missingSteps(firstSteps).map(step => [step.id, ...(step.gaps ?? [])])
  const { name, slug, status, reason, story, createdAt, decidedAt } = application
  const isOwn =
    applicant.id === operator.userId || (shop !== null && (await isMember(db, shop.id, operator.userId)))
  return {
    kind: 'application',
    id,
    isOwn,
    view: {
      id,
      name,
      slug,
      status,
      reason,
      story,
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      applicant,
      hasTerminatedShop: await ownsTerminatedShop(db, applicant.id),
      logo: nullablePicture(application.logo, name),
      address: viewAddress(application.address),
      shipsTo: application.shipsTo as ApplicationView['shipsTo'],
      timeZone: application.timeZone,
      agreedVersion: application.agreedVersion,
      shop: shop && { ...shop, firstSteps },
      allowed: allowed({ status, shop, missing, isApplicantBlocked }, { isOwn, operator }),
      expect: stateHash(
        id,
        status,
        name,
        slug,
        story,
        application.address,
        shop?.status,
        missing,
        isApplicantBlocked,
      ),
    },
  }
}

/** Locks an application and reads it. @throws problem `shop_application.not_found` */
export async function takeApplication(
  tx: Tx,
  id: string,
  operator: Operator,
  selling: Selling,
): Promise<Subject<ApplicationView>> {
  if (!(await lockApplication(tx, id))) throw problem('shop_application.not_found')
  return readApplication(tx, id, operator, selling)
}

interface State {
  status: ApplicationView['status']
  shop: { status: string } | null
  missing: readonly unknown[]
  isApplicantBlocked: boolean
}

/** Says for each action whether it would be accepted, and if not, why. */
function allowed(
  { status, shop, missing, isApplicantBlocked }: State,
  { isOwn, operator }: { isOwn: boolean; operator: Operator },
): Schemas['Allowed'][] {
  const never = whyNever(isOwn, operator)
  const isWaiting = status === 'pending'
  const opens = shop?.status === 'pending'
  const anyway =
    never ?? (isApplicantBlocked && (isWaiting || opens) ? 'The applicant’s account is blocked.' : null)
  const hasGaps = opens && missing.length > 0
  const whyNotApprove = hasGaps
    ? 'The shop lacks something that it needs to open. You can open it anyway.'
    : isWaiting || opens
      ? null
      : 'This has already been decided.'
  const answer = (action: Schemas['Allowed']['action'], why: string | null) => ({
    action,
    ok: why === null,
    why,
  })
  return [
    { ...answer('approve', anyway ?? whyNotApprove), canOverride: anyway === null && hasGaps },
    answer('reject', never ?? (isWaiting ? null : 'This has already been decided.')),
  ]
}

/** Reason why the operator can decide nothing about a shop or its application. */
export function whyNever(isOwn: boolean, { keys }: Operator): string | null {
  if (isOwn) return 'You’re a party to this.'
  return keys.includes('shops') ? null : 'You need the key “shops”.'
}
