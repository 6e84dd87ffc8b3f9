// What `seller.css` is made of: the rules of the seller area alone. `styles.css` comes before it.
export * from './index.ts'
