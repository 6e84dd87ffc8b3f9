import type { components } from '@stoa/api-client/schema'
import type { Actor } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { problem } from '../../platform/problem.ts'
import type { AddressBook } from '../addresses/index.ts'
import type { KnownDevices, SessionService } from '../auth/index.ts'
import { createCartService } from '../cart/index.ts'
import { findEmailsOf } from '../mail/index.ts'
import { findOrdersOf } from '../orders/index.ts'
import { findQuestionsBy } from '../questions/index.ts'
import { countryDestination, findPaymentsOf, viewPayment } from '../read-model/index.ts'
import { findReportsBy } from '../reports/index.ts'
import { findReviewsBy } from '../reviews/index.ts'
import type { SecondFactors } from '../second-factor/index.ts'
import { findApplicationsOf, findOwnedShops } from '../shops/index.ts'
import { findUserById } from '../users/index.ts'
import { createWishListService } from '../wish-list/index.ts'
import { findWithdrawalsOf } from '../withdrawals/index.ts'

type AccountExport = components['schemas']['AccountExport']

export interface Others {
  sessions: SessionService
  addresses: AddressBook
  factors: SecondFactors
  devices: KnownDevices
}

/** Everything that is stored about a user, under plain names. */
export function createExport(deps: Deps, { sessions, addresses, factors }: Others) {
  const { db, clock, market } = deps
  const cart = createCartService(deps)
  const wishes = createWishListService(deps)

  return async ({ userId, roles }: Actor): Promise<AccountExport> => {
    const user = await findUserById(db, userId)
    if (!user) throw problem('auth.token_invalid')
    const [
      book,
      signedIn,
      secondFactor,
      groups,
      wished,
      orders,
      payments,
      withdrawals,
      reviews,
      questions,
      reports,
      shops,
      shopApplications,
      emails,
    ] = await Promise.all([
      addresses.list(userId),
      sessions.listAll(userId),
      factors.read(userId),
      cart.read({ userId, to: countryDestination(market.settings.delivery) }),
      wishes.export(userId),
      findOrdersOf(db, userId),
      findPaymentsOf(db, userId),
      findWithdrawalsOf(db, userId),
      findReviewsBy(db, userId),
      findQuestionsBy(db, userId),
      // Anyone can register an address; only its owner confirms it.
      user.emailConfirmedAt ? findReportsBy(db, user.email) : [],
      findOwnedShops(db, userId),
      findApplicationsOf(db, userId),
      findEmailsOf(db, userId),
    ])
    return {
      exportedAt: clock.now().toISOString(),
      profile: {
        id: user.id,
        username: user.username,
        email: user.email,
        emailConfirmedAt: iso(user.emailConfirmedAt),
        avatar: user.avatarMediaId && `/media/${user.avatarMediaId}/640.webp`,
        roles: [...roles],
        createdAt: user.createdAt.toISOString(),
        updatedAt: user.updatedAt.toISOString(),
      },
      addresses: book,
      sessions: signedIn.map(({ createdAt, lastSeenAt, revokedAt, userAgent, ip }) => ({
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        endedAt: iso(revokedAt),
        userAgent,
        ip,
      })),
      secondFactor,
      cart: groups.flatMap(({ shopName, cartDTOList }) =>
        cartDTOList.map(({ productDTO, variantLabels, quantity }) => ({
          product: productDTO.name,
          options: Object.entries(variantLabels).map(([name, label]) => `${name}: ${label}`),
          shop: shopName,
          quantity,
        })),
      ),
      ...wished,
      orders,
      payments: payments.map(viewPayment),
      withdrawals: withdrawals.map(({ receivedAt, ...withdrawal }) => ({
        ...withdrawal,
        receivedAt: receivedAt.toISOString(),
      })),
      reviews: reviews.map(({ title, createdAt, pictureIds, ...review }) => ({
        ...review,
        pictures: pictureIds.map(id => `/media/${id}/1600.webp`),
        title: title || null,
        createdAt: createdAt.toISOString(),
      })),
      questions: questions.map(({ createdAt, ...question }) => ({
        ...question,
        createdAt: createdAt.toISOString(),
      })),
      reports: reports.map(({ createdAt, ...report }) => ({ ...report, createdAt: createdAt.toISOString() })),
      shops: shops.map(({ id, name, slug }) => ({ id, name, slug })),
      shopApplications,
      emails: emails.map(({ subject, createdAt, sentAt }) => ({
        subject,
        createdAt: createdAt.toISOString(),
        sentAt: iso(sentAt),
      })),
    }
  }
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null
