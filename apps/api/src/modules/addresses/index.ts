/** The address books of users. */
export { createAddressHandlers } from './addresses.handlers.ts'
export { type AddressBook, createAddressBook, findAddress } from './addresses.service.ts'
