import { unwrap } from '@stoa/api-client'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/use-read.ts'

/** All categories of the marketplace and of its shops. */
export const useCategories = () => useRead('categories', () => unwrap(client.GET('/api/operator/categories')))
