/** Tickets for files: a link can carry no bearer token. */
export { createDownloadHandlers } from './downloads.handlers.ts'
export { sweepDownloads } from './downloads.repository.ts'
