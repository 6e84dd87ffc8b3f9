import { type SQL, sql } from 'drizzle-orm'
import { USUAL_TIERS } from '../read-model/index.ts'
import type { Attested } from './attestations.schema.ts'
import { isReadyToSell } from './opening-gaps.repository.ts'
import type { Trader } from './trader/trader.repository.ts'

/** Facts about a shop that decide which of its first steps are done. */
export interface FirstStepFacts {
  hasProfile: boolean
  hasLogo: boolean
  hasAddress: boolean
  /** Newest business details; null if there are none. `certifiedAt` is an instant, ISO 8601. */
  trader: { certifiedAt: string | null; verified: Trader['verified'] } | null
  /** Null if the shop needs no registration for its products to go on sale. */
  hasTax: boolean | null
  hasProduct: boolean
  hasShipping: boolean
  hasPayout: boolean
  attestations: { kind: Attested; expiresOn: string | null; isExpired: boolean }[]
}

/** Condition that shop `s` has stated how it ships. */
const shippingIsStated = sql`(s.handling_days > 0 or exists (
    select from shipping_zones z where z.shop_id = s.id
      and (z.free_from_minor is not null or z.position > 1 or z.tiers <> ${JSON.stringify(USUAL_TIERS)}::jsonb))
  or not exists (select from shipping_zone_places a where a.shop_id = s.id and a.country = '*'))`

/** `FirstStepFacts` of shop `s`, as JSON. */
export const firstStepFacts: SQL = sql`json_build_object(
  'hasProfile', s.description <> '' or s.story_html <> '', 'hasLogo', s.logo_media_id is not null,
  'hasAddress', s.address is not null,
  'trader', (
    select json_build_object('certifiedAt', t.certified_at, 'verified', t.verified)
    from shop_traders t where t.shop_id = s.id order by t.version desc limit 1),
  'hasTax', case when s.has_opening_checks then ${isReadyToSell} end,
  'hasProduct', exists (select from products p where p.shop_id = s.id and p.status = 'active'),
  'hasShipping', ${shippingIsStated} or exists (select from orders o where o.shop_id = s.id),
  'hasPayout', exists (select from payout_accounts a where a.shop_id = s.id),
  'attestations', (
    select coalesce(json_agg(json_build_object('kind', a.kind, 'expiresOn', a.expires_on,
      'isExpired', coalesce(a.expires_on < (now() at time zone s.time_zone)::date, false)) order by a.kind), '[]')
    from attestations a where a.shop_id = s.id))`
