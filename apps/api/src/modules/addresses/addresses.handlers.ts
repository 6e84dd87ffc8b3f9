import type { Handlers } from '../../contract/handlers.ts'
import type { AddressBook } from './addresses.service.ts'

type AddressOperation = 'listAddresses' | 'createAddress' | 'replaceAddress' | 'deleteAddress'

export const createAddressHandlers = (book: AddressBook): Pick<Handlers, AddressOperation> => ({
  listAddresses: ({ actor }) => book.list(actor.userId),
  createAddress: ({ actor, body }) => book.add(actor.userId, body),
  replaceAddress: ({ actor, params, body }) => book.replace(actor.userId, params.id, body),
  async deleteAddress({ actor, params }) {
    await book.remove(actor.userId, params.id)
    return undefined
  },
})
