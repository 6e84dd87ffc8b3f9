/** Pictures: their rows, their files and the sizes made of them. */
export { ServerFailed } from './fetch-remote.ts'
export { createMediaHandlers } from './media.handlers.ts'
export { createMedia } from './media.service.ts'
export { type MoveReport, moveFiles } from './move-files.ts'
export { UnusablePicture } from './picture-cost.ts'
export { factsOf, renderSquare } from './render.ts'
export {
  addRemotePictures,
  anonymizeUploadsOf,
  markPicturesUsed,
  releaseUploads,
  useMarks,
  useUploads,
} from './uploads.repository.ts'
