export type { AnchorProps, LinkComponent } from './anchor-props.ts'
export { formatNumber } from './figures.ts'
export { giveBack, pathOutwards } from './give-back.ts'
export { Anchor } from './link.tsx'
export { formatMessage } from './messages.ts'
export { misuse } from './misuse.ts'
export {
  type Messages,
  type PictureLoader,
  StoaProvider,
  type StoaProviderProps,
  useStoa,
} from './provider.tsx'
export type { StoaStorage } from './storage.ts'
export type { Theme } from './theme.ts'
export { useChosenTheme } from './use-chosen-theme.ts'
export { useDelayed } from './use-delayed.ts'
export { useHydrated } from './use-hydrated.ts'
export { useLabels } from './use-labels.ts'
export { useStored } from './use-stored.ts'
export { useTheme } from './use-theme.ts'
