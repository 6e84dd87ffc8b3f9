import { unwrap } from '@stoa/api-client'
import type { ReviewSort } from '@stoa/api-client/schema'
import { api } from './api.ts'

interface ReviewQuery {
  readonly sort?: ReviewSort
  readonly stars?: number
  readonly cursor: string
}

/**
 * What public pages read from the browser, each after something was done: imported when it happens, so that a page
 * comes without a client of the API.
 */
export const readReviews = (slug: string, query: ReviewQuery) =>
  unwrap(api.GET('/api/public/products/{slug}/reviews', { params: { path: { slug }, query } }))

export const readTree = () =>
  unwrap(api.GET('/api/public/category/get_tree_category', { params: { query: { depth: 2 } } }))

export const readBranch = (parent: string) =>
  unwrap(api.GET('/api/public/category/get_tree_category', { params: { query: { parent, depth: 1 } } }))

export const readSuggestions = (q: string, signal: AbortSignal) =>
  unwrap(api.GET('/api/public/search/suggestions', { params: { query: { q } }, signal }))

export const readProducts = (ids: readonly string[], signal: AbortSignal) =>
  unwrap(
    api.GET('/api/public/products', { params: { query: { ids, limit: Math.max(1, ids.length) } }, signal }),
  )
