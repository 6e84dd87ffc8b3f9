import type { Picture } from '@stoa/api-client/schema'
import { createTabDrafts } from '../../../../lib/tab-drafts.ts'
import type { ProductForm } from '../form/product-form.ts'

export interface KeptProduct {
  readonly version: number
  readonly base: ProductForm
  readonly mine: ProductForm
  /** Pictures that were uploaded and belong to no product yet. */
  readonly shown: readonly Picture[]
}

/** What was typed about a product and is not saved, by product and shop. It survives a reload and a new login. */
export const productDrafts = createTabDrafts('stoa:products')

export const draftName = (shop: string, productId: string | undefined) => `${shop}/${productId ?? 'new'}`
