export { type PackLine, PackList, type PackListProps } from './pack-list.tsx'
