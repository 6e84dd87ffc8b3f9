export { EmptyCart } from './empty-cart.tsx'
export { EmptyState, type EmptyStateProps } from './empty-state.tsx'
export { Illustration, type IllustrationSubject } from './illustration.tsx'
export {
  ApiDown,
  type ApiDownProps,
  AppError,
  type AppErrorProps,
  GuardLoading,
  NotFound,
  type NotFoundProps,
  NothingFound,
} from './page-states.tsx'
