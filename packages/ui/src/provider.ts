export type { AnchorProps, LinkComponent } from './system/link.tsx'
export {
  type Messages,
  type PictureLoader,
  StoaProvider,
  type StoaProviderProps,
} from './system/provider.tsx'
export type { StoaStorage } from './system/storage.ts'
