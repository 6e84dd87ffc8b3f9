export { PicturePicker, type PicturePickerProps } from './picture-picker.tsx'
export type { PickedPicture } from './use-uploads.ts'
