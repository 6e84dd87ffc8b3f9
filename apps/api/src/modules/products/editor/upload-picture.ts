import type { components } from '@stoa/api-client/schema'
import type { ShopScope, SpooledFile } from '../../../contract/handlers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { pictureOf } from '../../read-model/index.ts'

/** Stores a picture for a shop. A repeat with the same key returns the same picture. @throws problem `media.invalid` */
export async function uploadSellerPicture(
  { db, clock, media }: Pick<Deps, 'db' | 'clock' | 'media'>,
  { shopId, userId }: ShopScope,
  { picture, alt }: { readonly picture: SpooledFile; readonly alt?: string },
  key: string,
): Promise<components['schemas']['Picture']> {
  const saved = await media.saveShopPicture(db, {
    picture,
    alt: alt?.trim() ?? '',
    uploadedBy: userId,
    shopId,
    key,
    now: clock.now(),
  })
  return pictureOf(saved)
}
