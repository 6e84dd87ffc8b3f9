export {
  ListingHeader,
  type ListingHeaderProps,
  ListingLayout,
  type ListingLayoutProps,
} from './listing-layout.tsx'
export { ListingTools, type ListingToolsProps } from './listing-tools.tsx'
