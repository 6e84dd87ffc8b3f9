export { Heading, type HeadingProps, type HeadingStep } from './heading.tsx'
