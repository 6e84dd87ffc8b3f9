export { DeliverTo } from './deliver-to.tsx'
export type { DeliverToProps } from './deliver-to-props.ts'
