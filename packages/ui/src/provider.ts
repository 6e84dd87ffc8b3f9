export type { AnchorProps, LinkComponent } from './system/anchor-props.ts'
export {
  type BrandPicture,
  type Messages,
  type NamedZone,
  type PictureLoader,
  StoaProvider,
  type StoaProviderProps,
} from './system/provider.tsx'
export type { StoaStorage } from './system/storage.ts'
