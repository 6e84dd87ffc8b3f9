/** The views that people of a shop have saved of its lists. */
export { createSavedViewHandlers } from './saved-views.handlers.ts'
