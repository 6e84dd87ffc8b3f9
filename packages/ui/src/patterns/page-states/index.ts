export { ArcadeArt, type ArcadeThing } from './arcade-art.tsx'
export { EmptyState, type EmptyStateProps } from './empty-state.tsx'
export {
  ApiDown,
  type ApiDownProps,
  AppError,
  type AppErrorProps,
  EmptyCart,
  GuardLoading,
  NotFound,
  type NotFoundProps,
  NothingFound,
} from './page-states.tsx'
