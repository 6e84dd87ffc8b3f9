export { OwnReview, type OwnReviewProps } from './own-review.tsx'
export { RatingField, type RatingFieldProps } from './rating-field.tsx'
export { ReviewForm, type ReviewFormData, type ReviewFormProps } from './review-form.tsx'
export {
  type ReviewableData,
  ReviewableProduct,
  ReviewableProducts,
  ReviewedProduct,
} from './reviewable-product.tsx'
