/** Whole accounts: password, devices, export and deletion. */
export { createAccountHandlers } from './account.handlers.ts'
export { createEraser } from './erase-account.ts'
export { removePicture } from './remove-picture.ts'
