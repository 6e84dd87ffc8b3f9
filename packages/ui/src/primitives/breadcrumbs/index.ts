export { Breadcrumbs, type CrumbData } from './breadcrumbs.tsx'
