/** Tools of style files, for packages of the workspace that add components. It is not published. */
export { pattern } from '../styles/layered.ts'
export { media } from '../styles/media.ts'
export { tabularNumbers, truncate, typeScale, visuallyHidden } from '../styles/type.ts'
