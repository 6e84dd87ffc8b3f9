import { MAX_ADDRESSES } from '@stoa/api-client/limits'
import type { components } from '@stoa/api-client/schema'
import type { Queryable } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { phoneNumber } from '../../platform/phone-number.ts'
import { addressLines, checkedAddress } from '../../platform/postal-address.ts'
import { problem } from '../../platform/problem.ts'
import { holdUser } from '../users/index.ts'
import * as repository from './addresses.repository.ts'

export type Address = components['schemas']['Address']
export type AddressInput = components['schemas']['AddressInput']

/** A user's addresses; one of them is the default while there is any. */
export function createAddressBook({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  /** One change of a book at a time: two that each make a default would otherwise meet in the index. */
  const change = <T>(userId: string, work: (tx: Queryable) => Promise<T>): Promise<T> =>
    inTx(db, async tx => {
      await holdUser(tx, userId)
      await repository.lockBook(tx, userId)
      return work(tx)
    })

  return {
    list: async (userId: string): Promise<Address[]> => (await repository.findAll(db, userId)).map(viewOf),

    add: (userId: string, input: AddressInput): Promise<Address> =>
      change(userId, async tx => {
        const book = await repository.findAll(tx, userId)
        if (book.length >= MAX_ADDRESSES)
          throw problem('address.full', {
            detail: `You can save up to ${MAX_ADDRESSES} addresses. Delete one first.`,
          })
        const isDefault = book.length === 0 || input.isDefault === true
        if (isDefault) await repository.clearDefault(tx, userId)
        const now = clock.now()
        const made = await repository.insert(tx, {
          ...fieldsOf(input),
          userId,
          isDefault,
          createdAt: now,
          updatedAt: now,
        })
        return viewOf(made)
      }),

    replace: (userId: string, id: string, input: AddressInput): Promise<Address> =>
      change(userId, async tx => {
        const before = await repository.findOne(tx, userId, id)
        if (!before) throw problem('address.not_found')
        const isDefault = before.isDefault || input.isDefault === true
        if (isDefault) await repository.clearDefault(tx, userId, id)
        return viewOf(
          await repository.replace(tx, id, { ...fieldsOf(input), isDefault, updatedAt: clock.now() }),
        )
      }),

    remove: (userId: string, id: string): Promise<void> =>
      change(userId, async tx => {
        const removed = await repository.remove(tx, userId, id)
        if (!removed) throw problem('address.not_found')
        if (removed.isDefault) await repository.promoteNewest(tx, userId)
      }),

    async forget(tx: Queryable, userId: string): Promise<void> {
      await repository.removeAll(tx, userId)
    },
  }
}

/** One address of a user's book, or null. */
export async function findAddress(db: Queryable, userId: string, id: string): Promise<Address | null> {
  const found = await repository.findOne(db, userId, id)
  return found && viewOf(found)
}

export type AddressBook = ReturnType<typeof createAddressBook>

function fieldsOf(input: AddressInput) {
  const { line1, line2, district, city, region, postalCode, countryCode } = checkedAddress(input)
  const fullName = input.fullName.trim()
  const phone = phoneNumber(input.phone, countryCode)
  return { fullName, phone, line1, line2, district, city, region, postalCode, countryCode }
}

const viewOf = ({ userId: _, createdAt: __, updatedAt: ___, ...row }: repository.AddressRow): Address => ({
  ...row,
  countryCode: row.countryCode as Address['countryCode'],
  lines: addressLines(row),
})
