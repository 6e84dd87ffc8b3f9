export { LoadingIndicator, type LoadingIndicatorProps } from './loading-indicator.tsx'
export { PageProgress, type PageProgressProps } from './page-progress.tsx'
