export {
  type CartGroupData,
  type CartLineData,
  type CartLineEvents,
  type CartProblem,
  type CartProblemCode,
  type SelectionState,
  selectionOf,
} from './cart-data.ts'
export {
  CartGroup,
  CartGroupFrame,
  type CartGroupFrameProps,
  type CartGroupProps,
} from './cart-group.tsx'
export { CartHeading, type CartHeadingProps, CartLayout } from './cart-layout.tsx'
export { CartLine, type CartLineProps } from './cart-line.tsx'
export { CartRegion, type CartRegionProps, CartSkeleton } from './cart-region.tsx'
export { CartReview, type CartReviewProps } from './cart-review.tsx'
export {
  CartBar,
  type CartBarProps,
  CartSummary,
  type CartSummaryProps,
  type CheckOut,
  type TrustItem,
} from './cart-summary.tsx'
export { type SavedLineData, SavedLines, type SavedLinesProps } from './saved-lines.tsx'
export { SelectAllBar, type SelectAllBarProps } from './select-all-bar.tsx'
export {
  type CartLineDataOptions,
  type CoreLine,
  type CoreRow,
  toCartLineData,
} from './to-cart-line-data.ts'
