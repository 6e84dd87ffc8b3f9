export { type ContentsEntry, Prose, ProsePage, type ProsePageProps, type ProseProps } from './prose.tsx'
