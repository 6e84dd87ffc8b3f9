import type { Brand } from '../../platform/market.ts'
import { type Addressee, addressed, greet } from './addressee.ts'
import type { Draft } from './email-draft.ts'
import { compose } from './email-layout.ts'
import type { Email } from './send-email.ts'

/** Member of a shop who gets emails about its work. */
export interface MemberAddressee extends Addressee {
  /** Secret of the links that end these emails without a login. */
  stopToken: string
}

/** Subject of emails to members of a shop, or the daily email about several. */
export type MemberEmailSubject = 'orders' | 'questions' | 'daily'

interface About {
  brand: Brand
  /** Slug of the shop. */
  shop: string
  about: MemberEmailSubject
}

/** URL of a page of the seller area, which opens it for this shop. @param page below `/seller/`, without a query */
export function sellerHref(
  brand: Brand,
  shop: string,
  page: string,
  query: Record<string, string> = {},
): string {
  return `${brand.siteUrl}/seller/${page}?${new URLSearchParams({ ...query, shop })}`
}

/** Writes an email to a member about a shop's work, which they can change or end. */
export function memberEmail(
  { brand, shop, about }: About,
  to: MemberAddressee,
  draft: Omit<Draft, 'recipient' | 'userId' | 'greeting' | 'link' | 'stopHref'>,
): Email {
  return compose(brand, {
    ...draft,
    ...addressed(to),
    greeting: greet(to),
    link: { label: 'Change which emails you get', href: sellerHref(brand, shop, 'emails') },
    stopHref: `${brand.siteUrl}/stop-emails?${new URLSearchParams({ token: to.stopToken, about })}`,
  })
}
