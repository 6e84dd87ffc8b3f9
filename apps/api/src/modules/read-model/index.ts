/** Data of the marketplace that other modules may read in their own statements. This module depends on none of them. */
export { arrivalOf, endOfWorkingDay, shipByOf } from './arrival.ts'
export { barredByTax } from './barred-by-tax.sql.ts'
export {
  type CategoryReference,
  referenceJson,
  type TileRow,
  tilesJson,
  tilesOf,
} from './category-tile.sql.ts'
export {
  type FrozenLine,
  findCartSelection,
  findFrozenLines,
  findQuotedLines,
  findVariantLines,
  type QuotedLine,
} from './checkout-lines.repository.ts'
export {
  COLOR_FAMILIES,
  COLOR_OPTIONS,
  COLORED_OPTIONS,
  colorFunction,
  colorOf,
  colorsNamedIn,
  describeColor,
} from './color-families.ts'
export { crossesCustoms, EU_CUSTOMS_AREA } from './customs.ts'
export { deliveryOffer } from './delivery-offer.ts'
export { type DeliveryTerms, USUAL_TIERS, type ZoneTerms, type ZoneTier } from './delivery-terms.ts'
export { addressDestination, type Country, countryDestination, type Destination } from './destination.ts'
export { type MakerRow, makersJson, makersOf } from './made-by.sql.ts'
export type { Named } from './own-names.repository.ts'
export { findImitated, requireOwnName } from './own-names.ts'
export { findLatestPayment, findOwnPayment, findPaymentsOf, viewPayment } from './payment.repository.ts'
export {
  mediaJson,
  nullablePicture,
  type PictureRow,
  pictureJson,
  pictureOf,
  readPictureAddress,
} from './picture.sql.ts'
export { isPoBox } from './po-box.ts'
export {
  type CardForm,
  type CardRow,
  cardColumns,
  cardOf,
  cardsJson,
  cardsOf,
  isNew,
  namedVariant,
  pricesOf,
} from './product-card.sql.ts'
export { isPublicCategory } from './public-category.sql.ts'
export {
  type Choice,
  findPurchasableVariants,
  lockChoices,
  type MissingReason,
  missingReasonOf,
  optionKeyOf,
  type PurchasableVariant,
  type PurchasableVariantRow,
  purchasableVariantOf,
  resolveChoices,
  selectChoice,
} from './purchasable-variants.repository.ts'
export { ratingOf } from './rating.ts'
export { restrictionJson } from './restriction.sql.ts'
export { sceneOfShop } from './scene-of-shop.sql.ts'
export { chooseTier, offeredTiers, standardPrice, type TierPrice } from './shipping.ts'
export { viewOffer } from './shipping-offer.ts'
export { SHIPPING_TIERS, type ShippingPrices, type Tier } from './shipping-prices.ts'
export { regionsDiffer, shippingZone } from './shipping-zone.sql.ts'
export { bestPictures, type ShopCardRow, shopCardOf, shopCardsJson, shopTotals } from './shop-card.sql.ts'
export {
  emailSetting,
  isWorking,
  maySee,
  recipientsJson,
  type ShopRecipientRow,
} from './shop-recipients.sql.ts'
export { SHOP_TONES, type ShopTone, shopTone } from './shop-tone.sql.ts'
export { type Reduction, shownPrices, struckPrice } from './shown-prices.ts'
export { type SoldByRow, soldByJson, soldByOf } from './sold-by.sql.ts'
export { taxTermsJson } from './tax-terms.sql.ts'
export type { AppliedTax, TaxRate, TaxReason, TaxRegistration, TaxTerms } from './tax-terms.ts'
export { type Transit, transitOf } from './transit.ts'
export { depthOf, LEVELS, listed, offered, PATH, SLUG, visible } from './visible.sql.ts'
