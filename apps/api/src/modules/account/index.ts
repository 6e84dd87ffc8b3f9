/** Whole accounts: password, devices, export and deletion. */
export { createAccountHandlers } from './account.handlers.ts'
export { createEraser } from './erase-account.ts'
export { sendExportEmail } from './export-email.ts'
export { removePicture } from './remove-picture.ts'
