/** Wish lists of users, and emails about their products. */
export { createWishListHandlers } from './wish-list.handlers.ts'
export { createWishListService } from './wish-list.service.ts'
export { createWishJobs } from './wish-news.ts'
