export { type CartHalf, createCart } from './cart.ts'
