// Generated from the `x-limits` of openapi.json by scripts/generate-limits.ts.
/** `maxLength` of `PicturesInput.items.alt`. */
export declare const MAX_ALT_LENGTH: 300
/** `maxLength` of `VariantInput.barcode`. */
export declare const MAX_BARCODE_LENGTH: 40
/** `maxItems` of `BulkChangeRequest.ids`. */
export declare const MAX_BULK_PRODUCTS: 100
/** `maxLength` of `DescriptionInput`. */
export declare const MAX_DESCRIPTION_LENGTH: 50000
/** `maxLength` of `DetailsInput.items.label`. */
export declare const MAX_DETAIL_LABEL_LENGTH: 80
/** `maxLength` of `DetailsInput.items.value`. */
export declare const MAX_DETAIL_VALUE_LENGTH: 500
/** `x-max-upload-megabytes` of `POST /api/seller/imports`. */
export declare const MAX_IMPORT_MEGABYTES: 50
/** `maxLength` of `OptionsInput.items.name`. */
export declare const MAX_OPTION_NAME_LENGTH: 60
/** `maxItems` of `OptionsInput.items.values`. */
export declare const MAX_OPTION_VALUES: 100
/** `maxLength` of `OptionsInput.items.values.items.value`. */
export declare const MAX_OPTION_VALUE_LENGTH: 100
/** Highest price of a variant, in whole units of the currency. */
export declare const MAX_PRICE: 100000000
/** `maxItems` of `DetailsInput`. */
export declare const MAX_PRODUCT_DETAILS: 50
/** `maxLength` of `ProductName`. */
export declare const MAX_PRODUCT_NAME_LENGTH: 200
/** `maxItems` of `OptionsInput`. */
export declare const MAX_PRODUCT_OPTIONS: 3
/** `maxItems` of `PicturesInput`. */
export declare const MAX_PRODUCT_PICTURES: 12
/** `x-max-upload-megabytes` of `POST /api/seller/pictures`. */
export declare const MAX_PRODUCT_PICTURE_MEGABYTES: 25
/** `maxLength` of `ProductSlug`. */
export declare const MAX_PRODUCT_SLUG_LENGTH: 120
/** `maxItems` of `TagsInput`. */
export declare const MAX_PRODUCT_TAGS: 30
/** `maxItems` of `VariantsInput`. */
export declare const MAX_PRODUCT_VARIANTS: 2000
/** `maxItems` of `BulkSelection.oneOf.0.ids`. */
export declare const MAX_SELECTED_PRODUCTS: 2000
/** `maxLength` of `SellerProductInput.seoDescription`. */
export declare const MAX_SEO_DESCRIPTION_LENGTH: 320
/** `maxLength` of `SellerProductInput.seoTitle`. */
export declare const MAX_SEO_TITLE_LENGTH: 120
/** `maxLength` of `VariantInput.sku`. */
export declare const MAX_SKU_LENGTH: 80
/** `maximum` of `StockCount`. */
export declare const MAX_STOCK: 10000000
/** `maxLength` of `StockChangeRequest.note`. */
export declare const MAX_STOCK_NOTE_LENGTH: 200
/** `maxLength` of `GET /api/seller/products` (`parameters.5.schema`). */
export declare const MAX_TAG_LENGTH: 60
/** `maximum` of `VariantInput.weightGrams`. */
export declare const MAX_WEIGHT_GRAMS: 1000000
