/** What concerns a whole account: password, devices, export, deletion. */
export { createAccountHandlers } from './account.handlers.ts'
