/** Made-up shops and things for stories and tests. */
export { cartGroups, lineOf } from './store-data/cart.ts'
export { categoryTiles, filterGroups, sortOptions } from './store-data/listing.ts'
export { gallery, mugOptions, mugVariants, reviews } from './store-data/mug.ts'
export { pictureOf } from './store-data/pictures.ts'
export { longName, products } from './store-data/products.ts'
export { shopOf, shops } from './store-data/shops.ts'
