export { Rating, type RatingProps } from './rating.tsx'
export { Stars } from './stars.tsx'
