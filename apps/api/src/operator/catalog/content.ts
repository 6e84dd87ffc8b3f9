import type { components } from '@stoa/api-client/operator-schema'
import type { Operator } from '../../contract/handlers.ts'
import { findOperatorLog } from '../../modules/operators/index.ts'
import { findOpenReports, findSubject, lockSubject } from '../../modules/reports/index.ts'
import {
  findRestrictionsOf,
  type RestrictedKind,
  type RestrictionRow,
} from '../../modules/restrictions/index.ts'
import { isMember } from '../../modules/shops/index.ts'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import type { Subject } from '../act.ts'
import { logEntryView } from '../log-view.ts'
import { stateHash } from '../state-hash.ts'

type Schemas = components['schemas']
export type ContentView = Schemas['OperatorContent']

export interface ContentId {
  kind: RestrictedKind
  id: string
}

const MOST = 20

/** A product, review or question as the operator sees it. @throws problem `report.subject_not_found` */
export async function readContent(
  db: Queryable,
  { kind, id }: ContentId,
  { operator, siteUrl }: { operator: Operator; siteUrl: string },
): Promise<Subject<ContentView>> {
  const subject = await findSubject(db, { kind, id })
  if (!subject) throw problem('report.subject_not_found')
  const reports = await findOpenReports(db, { kind, id })
  const restrictions = await findRestrictionsOf(db, id, MOST)
  const log = await findOperatorLog(db, { subjectId: id }, { before: null, limit: MOST })
  const isOwn =
    subject.authorId === operator.userId ||
    reports.some(({ email }) => email?.toLowerCase() === operator.email.toLowerCase()) ||
    (await isMember(db, subject.shopId, operator.userId))
  const { title, shop, shopId, path, text, author, isPublic } = subject
  const inForce = restrictions.filter(({ liftedAt }) => liftedAt === null)
  return {
    kind,
    id,
    isOwn,
    view: {
      kind,
      id,
      title,
      shop: { id: shopId, name: shop },
      url: `${siteUrl}${path}`,
      text,
      author,
      isPublic,
      openReports: reports.length,
      restrictions: restrictions.map(restrictionView),
      log: log.map(logEntryView),
      allowed: allowed(inForce.length > 0, whyNever(isOwn, operator)),
      expect: stateHash(
        kind,
        id,
        title,
        text,
        restrictions.map(row => [row.id, row.liftedAt]),
      ),
    },
  }
}

/** Locks content and reads it. @throws problem `report.subject_not_found` */
export async function takeContent(
  tx: Tx,
  id: ContentId,
  context: { operator: Operator; siteUrl: string },
): Promise<Subject<ContentView>> {
  await lockSubject(tx, id)
  return readContent(tx, id, context)
}

export const restrictionView = ({
  id,
  ground,
  clause,
  facts,
  source,
  createdAt,
  liftedAt,
  liftReason,
}: RestrictionRow): Schemas['Restriction'] => ({
  id,
  ground,
  clause,
  facts,
  source,
  at: createdAt.toISOString(),
  liftedAt: liftedAt?.toISOString() ?? null,
  liftReason,
})

function allowed(isRestricted: boolean, anyway: string | null): Schemas['Allowed'][] {
  const lift = anyway ?? (isRestricted ? null : 'Nothing restricts it.')
  return [
    { action: 'restrict', ok: anyway === null, why: anyway },
    { action: 'lift', ok: lift === null, why: lift },
  ]
}

/** Reason why the operator can decide nothing about content or a category. */
export function whyNever(isOwn: boolean, { keys }: Operator): string | null {
  if (isOwn) return 'You’re a party to this.'
  return keys.includes('catalog') ? null : 'You need the key “catalog”.'
}
