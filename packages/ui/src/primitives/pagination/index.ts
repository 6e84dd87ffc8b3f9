export { type PageSlot, pageWindow } from './page-window.ts'
export { Pagination, type PaginationProps } from './pagination.tsx'
