export { AccountPanel, type AccountPanelProps } from './account-panel.tsx'
export { AddressCard, type AddressCardProps, AddressCards } from './address-card.tsx'
export { AddressForm, type AddressFormProps } from './address-form.tsx'
export { AddressParts, type AddressPartsProps } from './address-parts.tsx'
export type {
  AddressCardData,
  AddressFields,
  AddressPart,
  AddressPartField,
  AddressPartName,
  AddressTexts,
} from './address-types.ts'
export { AvatarCrop } from './avatar-crop.tsx'
export type { AvatarCropProps } from './avatar-crop-props.ts'
export { AvatarField, type AvatarFieldProps } from './avatar-field.tsx'
export { type SessionData, SessionList, type SessionListProps } from './session-list.tsx'
export type { SquareCrop } from './square-crop.ts'
