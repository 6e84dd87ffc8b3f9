/** The wish lists of users, and the emails about what is on them. */
export { createWishListHandlers } from './wish-list.handlers.ts'
export { createWishListService } from './wish-list.service.ts'
export { createWishJobs } from './wish-news.ts'
