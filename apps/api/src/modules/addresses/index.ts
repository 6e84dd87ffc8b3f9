/** The address books of users. */
export { createAddressHandlers } from './addresses.handlers.ts'
export { type AddressBook, createAddressBook } from './addresses.service.ts'
