export {
  type ContentsEntry,
  type FoundEntry,
  FoundList,
  Prose,
  ProsePage,
  type ProsePageProps,
  type ProseProps,
} from './prose.tsx'
