export { Faces } from './faces.tsx'
